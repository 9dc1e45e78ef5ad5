import { sql, type RawBuilder } from 'kysely';
import { isEnrolled } from '../../scoring/stored/enrolled.ts';

/**
 * Candidates with the programme and the session in which they count: of one session, also those who were in it when it was
 * closed and have gone on to another.
 */
export const countedBySession = sql`(
  select id, account_id, formation_id, session_id from applicants
  union all
  select p.id, p.account_id, c.from_formation_id, c.from_session_id
  from carried_over c join applicants p on p.id = c.applicant_id
  where c.from_session_id <> p.session_id
)`;

/** The sessions of what a candidate is or was enrolled in, broken ones apart; also where the company has been deleted since. */
export const enrolledSessions = (candidate: string): RawBuilder<unknown> => sql`(
  select m.session_id from match_states m
  where m.applicant_id = ${sql.ref(candidate)} and ${isEnrolled('m')}
  union all
  select k.session_id from kept_enrolments k where k.applicant_id = ${sql.ref(candidate)} and k.broken_on is null
)`;
