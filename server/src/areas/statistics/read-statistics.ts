import { progressOf } from '@tandem/domain/statistics/statistics';
import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { sideBySide } from '../../platform/database/database.ts';
import { countPastEnrolments } from '../enrolments/index.ts';
import { countByStatuses } from './statistics-queries.ts';
import { findProgrammes } from '../programmes/index.ts';

const emptyCounts = () => ({
  no_matches: 0,
  pending_matches: 0,
  accepted_by_company: 0,
  fully_accepted: 0,
  finalized_enrollment: 0,
});

/** Each candidate of a formation counts once; enrolments of deleted candidates and companies remain as counts. */
export const readStatistics: Handler<'GET /formation-statistics/', 'db'> = async (
  { db },
  { query },
) => {
  const [formations, past, groups] = await sideBySide(
    db.read,
    () => findProgrammes(db.read),
    () => countPastEnrolments(db.read),
    () => countByStatuses(db.read),
  );
  const counts = new Map(formations.map(({ id }) => [id, emptyCounts()]));
  for (const group of groups) {
    const row = counts.get(group.programmeId);
    if (row) row[progressOf(group.statuses)] += group.candidates;
  }
  const rows = formations.map(({ id, name }) => {
    const row = counts.get(id) ?? emptyCounts();
    row.finalized_enrollment += past.get(id) ?? 0;
    const total = Object.values(row).reduce((sum, count) => sum + count, 0);
    return { formation_id: id, formation: name, total_applicants: total, ...row };
  });
  return pageOfList(rows, query);
};
