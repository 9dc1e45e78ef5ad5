import { needChancesOf, type NeedChances } from '@tandem/matching/chances/chances';
import type { Queries } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import {
  findCandidatesTerms,
  findUnmatchedNeeds,
  type CandidateTermsRow,
  type NeedTermsRow,
} from './chances-queries.ts';
import { candidateTerms, needChancesRecord, needTerms } from './terms.ts';

const countFor = (need: NeedTermsRow, candidates: readonly CandidateTermsRow[]): NeedChances =>
  needChancesOf(needTerms(need), candidates.map(candidateTerms));

/** What keeps candidates of its programmes and session from a need. */
export const chancesOfNeed = async (db: Queries, need: NeedTermsRow): Promise<NeedChances> =>
  countFor(
    need,
    await findCandidatesTerms(db, {
      sessionId: need.session_id,
      programmeIds: need.programme_ids,
    }),
  );

/** Whom the needs of one session may look for, read once for all of them. */
const countForSession = async (db: Queries, sessionId: number, needs: readonly NeedTermsRow[]) => {
  const programmeIds = [...new Set(needs.flatMap((need) => need.programme_ids))];
  const candidates = await findCandidatesTerms(db, { sessionId, programmeIds });
  return needs.map((need) => {
    const isLookedFor = ({ formation_id: id }: CandidateTermsRow) =>
      id !== null && need.programme_ids.includes(id);
    const chances = countFor(need, candidates.filter(isLookedFor));
    return { offer: need.id, chances: needChancesRecord(chances) };
  });
};

/** Counts alone: a company reads of no candidate whom it has no match with. */
export const readNeedChances: Handler<'GET /need_chances/', 'db'> = async ({ db }, { actor }) => {
  const needs = await findUnmatchedNeeds(db.read, orNotFound(actor.companyId));
  const items = [];
  for (const [sessionId, ofSession] of Map.groupBy(needs, (need) => need.session_id))
    items.push(...(await countForSession(db.read, sessionId, ofSession)));
  return { items };
};
