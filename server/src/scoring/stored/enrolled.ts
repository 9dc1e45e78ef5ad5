import { status } from '@tandem/domain/matches/match';
import { sql, type RawBuilder } from 'kysely';

/** That a match, as `table` has it, is an enrolment which goes on: finalised, and not broken. */
export const isEnrolled = (table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.status`)} = ${sql.lit(status.finalised)} and ${sql.ref(`${table}.broken_on`)} is null)`;

/** That what `table` of `kept_enrolments` has goes on, although its company has no account any more: it holds its candidate. */
export const isKept = (table: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.holds`)} and ${sql.ref(`${table}.broken_on`)} is null)`;

/** That an enrolment of the session holds the candidate whose company is gone; both are columns, such as `offers.session_id`. */
export const isPlacedWithoutCompany = (
  candidate: string,
  session: string,
): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from kept_enrolments kept
  where kept.applicant_id = ${sql.ref(candidate)} and kept.session_id = ${sql.ref(session)}
    and ${isKept('kept')}
)`;

/** That the candidate is enrolled in the session, with some need or with a company that is gone; both are columns. */
export const isPlaced = (
  candidate: string,
  session: string,
): RawBuilder<boolean> => sql<boolean>`(exists (
  select 1 from match_states placed
  where placed.applicant_id = ${sql.ref(candidate)} and placed.session_id = ${sql.ref(session)}
    and ${isEnrolled('placed')}
) or ${isPlacedWithoutCompany(candidate, session)})`;

/** Of a need, as `table` has it: the seats that enrolments hold, those of erased accounts included. */
export const takenSeats = (table: string): RawBuilder<number> => sql<number>`(
  ${sql.ref(`${table}.erased_seats`)} + (
    select count(*)::int from match_states taking
    where taking.offer_id = ${sql.ref(`${table}.id`)} and ${isEnrolled('taking')}
  )
)`;
