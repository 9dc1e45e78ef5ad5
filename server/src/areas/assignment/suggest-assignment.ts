import { matchId } from '@tandem/domain/matches/match';
import { points } from '@tandem/matching/weights';
import type { Handler } from '../handler.ts';
import { findNeeds } from '../../scoring/assignment/market-queries.ts';
import { findBlockSizes } from '../../scoring/stored/staged-score-queries.ts';
import { findProgrammes, findSessions } from '../programmes/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { assignmentRecord, heldRecord, needRecord } from './assignment-records.ts';
import { requirePlacing } from './require-placing.ts';
import { suggestFor } from '../../scoring/assignment/suggest.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

/** So few are searched in less time than a thread takes to start: a programme of forty candidates and fifty needs. */
const fewPairs = 2000;

/** Suggests, and changes nothing. Many pairs are read and searched on a thread, so that the server keeps answering. */
export const suggestAssignment: Handler<'GET /assignment/', 'db' | 'threads'> = async (
  { db, threads },
  { actor, query, auditLog },
) => {
  await requirePlacing(db.read, actor, [query.formation]);
  orNotFound((await findProgrammes(db.read)).find(({ id }) => id === query.formation));
  orNotFound((await findSessions(db.read)).find(({ id }) => id === query.session));
  const group = { programmeId: query.formation, sessionId: query.session };
  const blocks = await findBlockSizes(db.read, query.session);
  const size = blocks.find((block) => block.programmeId === query.formation)?.size ?? 0;
  const { market, suggestions } =
    size <= fewPairs
      ? await suggestFor(db.read, group)
      : await threads.use((thread) => thread.assign(group));
  const { stable, best, stableGivesUp, bestGivesUp } = suggestions;
  await auditLog.sawList('matches', market.candidates.length);
  const known = new Set(market.needs.map(({ id }) => id));
  const elsewhere = market.held.filter(({ needId }) => !known.has(needId));
  return {
    applicants: market.candidates.map(({ id, first_name, last_name }) => ({
      id,
      first_name,
      last_name,
    })),
    offers: [
      ...market.needs.map((need) => needRecord(need, true)),
      ...(
        await findNeeds(
          db.read,
          elsewhere.map(({ needId }) => needId),
        )
      ).map((need) => needRecord(need, false)),
    ],
    held: market.held.map(heldRecord),
    notified: market.notices.map((notice) => ({
      match: matchId(pairOfRow(notice)),
      at: notice.notified_at.toISOString(),
    })),
    own_weights: market.ownWeights,
    stable: assignmentRecord(stable, market),
    best: best && assignmentRecord(best, market),
    stable_gives_up: stableGivesUp && {
      sum: points(stableGivesUp.sum),
      placed: stableGivesUp.placed,
    },
    best_gives_up: bestGivesUp && { unstable_pairs: bestGivesUp.unstablePairs },
  };
};
