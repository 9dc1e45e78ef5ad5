import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { brokenEnrolments } from './broken-enrolments.ts';
import { enrolledSessions } from './counted-candidates.ts';

export interface BreakCounts {
  programmeId: number;
  broken: number;
  withinTrial: number;
  placedAgain: number;
}

/**
 * Broken enrolments by programme, of one session or of all, and the candidates who were placed again; also those of deleted
 * candidates and companies.
 */
export const countBreaks = async (
  db: Queries,
  sessionId: number | null,
): Promise<BreakCounts[]> => {
  const { rows } = await sql<BreakCounts>`
    with counted as (
      select e.formation_id, count(*)::int as broken,
        (count(*) filter (where e.within_trial))::int as within_trial,
        (count(distinct e.applicant_id) filter (
          where exists ${enrolledSessions('e.applicant_id')}))::int as placed_again
      from ${brokenEnrolments} e
      where ${sessionId}::int is null or e.session_id = ${sessionId}::int
      group by e.formation_id
      union all
      select formation_id, count, within_trial, placed_again from past_breaks
      where session_id is not distinct from ${sessionId}::int
    )
    select formation_id as "programmeId", sum(broken)::int as broken,
      sum(within_trial)::int as "withinTrial", sum(placed_again)::int as "placedAgain"
    from counted group by formation_id`.execute(db);
  return rows;
};
