import { mayChangeNeed } from '@tandem/domain/accounts/access';
import { needChancesOf, type NeedChances } from '@tandem/matching/chances/chances';
import type { Queries } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findNeedRow } from '../../needs/index.ts';
import { findCandidatesTerms, findNeedTerms, type NeedTermsRow } from './chances-queries.ts';
import { candidateTerms, needChancesRecord, needTerms } from './terms.ts';

/** What keeps candidates of its programmes and session from a need. */
export const chancesOfNeed = async (db: Queries, need: NeedTermsRow): Promise<NeedChances> => {
  const candidates = await findCandidatesTerms(db, {
    sessionId: need.session_id,
    programmeIds: need.programme_ids,
  });
  return needChancesOf(needTerms(need), candidates.map(candidateTerms));
};

/** Counts alone: a company reads of no candidate whom it has no match with. Null for a closed need. */
export const readNeedChances: Handler<'GET /offers/{id}/chances/', 'db'> = async (
  { db },
  { actor, params },
) => {
  const own = orNotFound(await findNeedRow(db.read, params.id));
  orNotFound(mayChangeNeed(actor, { companyId: own.company_id }) || null);
  const need = await findNeedTerms(db.read, params.id);
  if (!need) return { chances: null };
  return { chances: needChancesRecord(await chancesOfNeed(db.read, need)) };
};
