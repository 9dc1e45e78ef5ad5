import { promisedStatuses, status } from '@tandem/domain/matches/match';
import { closedNeedStates } from '@tandem/domain/needs/need-state';
import { sql, type RawBuilder } from 'kysely';
import { literals } from '../../platform/database/queries/literals.ts';
import { isPlaced } from '../../scoring/stored/enrolled.ts';

const between = promisedStatuses.filter((one) => one !== status.finalised);

/** Nobody has said yes yet: only at a forum do they meet all the same. */
const before = [status.pending, status.queued];

/**
 * That a meeting, as `table` has it, is of a match that could still come to something: one side at least has said yes, or the
 * centre has brought them together at a forum; the session goes on and the candidate is not placed in it. A closed need meets
 * only those to whom both have said yes.
 */
export const isUndecided = (table: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from offers asked
  join sessions going on going.id = asked.session_id and going.closed_at is null
  left join match_states undecided on undecided.offer_id = asked.id
    and undecided.applicant_id = ${sql.ref(`${table}.applicant_id`)}
  where asked.id = ${sql.ref(`${table}.offer_id`)}
    and (undecided.status in (${literals(between)})
      or (coalesce(undecided.status, ${sql.lit(status.pending)}) in (${literals(before)})
        and exists (select 1 from forum_meetings f where f.meeting_id = ${sql.ref(`${table}.id`)})))
    and (undecided.status = ${sql.lit(status.fullyAccepted)}
      or asked.state <> all(${[...closedNeedStates]}::text[]))
    and not ${isPlaced(`${table}.applicant_id`, 'asked.session_id')}
)`;
