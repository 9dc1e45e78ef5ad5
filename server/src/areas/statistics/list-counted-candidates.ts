import { sightOf } from '@tandem/domain/accounts/access';
import { progressOf } from '@tandem/domain/statistics/statistics';
import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findCountedCandidates } from './statistics-queries.ts';

/** Who stands behind a counter; enrolments of deleted candidates are counted there, but nobody is left to be listed. */
export const listCountedCandidates: Handler<'GET /formation-statistics/candidates/', 'db'> = async (
  { db },
  { actor, query, auditLog },
) => {
  const candidates = await findCountedCandidates(db.read, {
    programmeId: query.formation ?? null,
    sessionId: query.session ?? null,
    sight: sightOf(actor),
  });
  const counted = candidates.flatMap(({ statuses, ...candidate }) => {
    const progress = progressOf(statuses);
    return query.progress && query.progress !== progress ? [] : [{ ...candidate, progress }];
  });
  await auditLog.sawList('candidates', counted.length);
  return pageOfList(counted, query);
};
