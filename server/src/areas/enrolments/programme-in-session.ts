import { sql, type RawBuilder } from 'kysely';
import { countedBySession } from './counted-candidates.ts';

/** The programme in which a candidate counts in a session: the one they were in there, or else theirs. */
export const programmeInSession = (
  candidateId: number,
  session: RawBuilder<unknown>,
): RawBuilder<number | null> => sql<number | null>`coalesce(
  (select c.formation_id from ${countedBySession} c
    where c.id = ${candidateId} and c.session_id = ${session}::int),
  (select formation_id from applicants where id = ${candidateId}))`;
