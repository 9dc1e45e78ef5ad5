import { sightOf } from '@tandem/domain/accounts/access';
import { progressOf } from '@tandem/domain/statistics/statistics';
import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { sideBySide, type Queries } from '../../platform/database/database.ts';
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

/** Each candidate of a programme counts once; enrolments of deleted candidates and companies remain as counts. */
export const countByProgramme = async (db: Queries, sessionId: number | undefined) => {
  const [programmes, past, groups] = await sideBySide(
    db,
    () => findProgrammes(db),
    () => countPastEnrolments(db, sessionId ?? null),
    () => countByStatuses(db, sessionId ?? null),
  );
  const counts = new Map(programmes.map(({ id }) => [id, emptyCounts()]));
  for (const group of groups) {
    const row = counts.get(group.programmeId);
    if (row) row[progressOf(group.statuses)] += group.candidates;
  }
  return programmes.map(({ id, name }) => {
    const row = counts.get(id) ?? emptyCounts();
    row.finalized_enrollment += past.get(id) ?? 0;
    const total = Object.values(row).reduce((sum, count) => sum + count, 0);
    return { formation_id: id, formation: name, total_applicants: total, ...row };
  });
};

export const readStatistics: Handler<'GET /formation-statistics/', 'db'> = async (
  { db },
  { actor, query },
) => {
  const sight = sightOf(actor);
  const rows = await countByProgramme(db.read, query.session);
  const shown = rows.filter((row) => sight === null || sight.includes(row.formation_id));
  return pageOfList(shown, query);
};
