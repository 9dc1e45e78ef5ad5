import { sql } from 'kysely';

/** Enrolments that were broken and count in a programme: with needs that are there, and those that are kept of companies which are gone. */
export const brokenEnrolments = sql`(
  select e.applicant_id, e.within_trial, e.formation_id, o.session_id
  from enrolments e join offers o on o.id = e.offer_id
  where e.broken_on is not null and e.annulled_at is null and e.formation_id is not null
  union all
  select k.applicant_id, k.within_trial, k.formation_id, k.session_id
  from kept_enrolments k
  where k.broken_on is not null and k.formation_id is not null
)`;
