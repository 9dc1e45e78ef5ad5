import { promisedStatuses, status } from '@tandem/domain/matches/match';
import { closedNeedStates } from '@tandem/domain/needs/need-state';
import { sql, type RawBuilder } from 'kysely';
import { isPlaced } from '../../scoring/stored/enrolled.ts';

const between = promisedStatuses.filter((one) => one !== status.finalised);

/**
 * That a meeting, as `table` has it, is of a match that could still come to something: one side at least has said yes, the
 * session goes on and the candidate is not placed in it. A closed need meets only those to whom both have said yes.
 */
export const isUndecided = (table: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from match_states undecided
  join offers asked on asked.id = undecided.offer_id
  join sessions going on going.id = asked.session_id and going.closed_at is null
  where undecided.applicant_id = ${sql.ref(`${table}.applicant_id`)}
    and undecided.offer_id = ${sql.ref(`${table}.offer_id`)}
    and undecided.status in (${sql.join(between.map((one) => sql.lit(one)))})
    and (undecided.status = ${sql.lit(status.fullyAccepted)}
      or asked.state <> all(${[...closedNeedStates]}::text[]))
    and not ${isPlaced('undecided.applicant_id', 'asked.session_id')}
)`;
