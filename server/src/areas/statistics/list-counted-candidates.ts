import { progressOf } from '@tandem/domain/statistics/statistics';
import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findCountedCandidates } from './statistics-queries.ts';

/** Who stands behind a counter; enrolments of deleted candidates are counted there, but nobody is left to be listed. */
export const listCountedCandidates: Handler<'GET /formation-statistics/candidates/', 'db'> = async (
  { db },
  { query, journal },
) => {
  const candidates = await findCountedCandidates(db.read, query.formation ?? null);
  const counted = candidates.flatMap(({ statuses, ...candidate }) => {
    const progress = progressOf(statuses);
    return query.progress && query.progress !== progress ? [] : [{ ...candidate, progress }];
  });
  await journal.sawList('candidates', counted.length);
  return pageOfList(counted, query);
};
