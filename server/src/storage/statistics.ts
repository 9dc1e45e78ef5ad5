import { sql } from 'kysely';
import type { Queries } from './database.ts';

export interface StatusesGroup {
  formationId: number;
  /** The statuses of a candidate's matches; 4 also where the company of an enrolment has been deleted since. */
  statuses: number[];
  /** How many candidates of the formation have exactly these. */
  candidates: number;
}

/** The candidates of each formation by the set of statuses that their matches have. */
export const countByStatuses = async (db: Queries): Promise<StatusesGroup[]> => {
  const { rows } = await sql<StatusesGroup>`
    select formation_id as "formationId", statuses, count(*)::int as candidates
    from (
      select
        a.formation_id,
        coalesce((select array_agg(distinct m.status::int)
                  from match_states m
                  join match_scores s on s.applicant_id = m.applicant_id and s.offer_id = m.offer_id
                  where m.applicant_id = a.id), '{}')
          || case when exists (
               select 1 from match_scores s
               where s.applicant_id = a.id and not exists (
                 select 1 from match_states m
                 where m.applicant_id = s.applicant_id and m.offer_id = s.offer_id)
             ) then '{0}'::int[] else '{}'::int[] end
          || case when exists (
               select 1 from kept_enrolments k where k.applicant_id = a.id
             ) then '{4}'::int[] else '{}'::int[] end as statuses
      from applicants a
      join accounts on accounts.id = a.account_id
      where a.formation_id is not null and accounts.registered_at is not null
    ) candidates
    group by formation_id, statuses`.execute(db);
  return rows;
};
