import { longestPutOff } from '@tandem/domain/matches/marks';
import { status } from '@tandem/domain/matches/match';
import { sql, type RawBuilder } from 'kysely';

/**
 * When the staff set a match back to pending, of its state `m`; null where nobody has, also where an answer was taken back: that
 * leaves it as if it had never been given.
 */
export const setBackAt: RawBuilder<Date | null> = sql<Date | null>`case
  when m.status = ${sql.lit(status.pending)} then (
    select max(v.moved_at) from match_moves v
    where v.applicant_id = m.applicant_id and v.offer_id = m.offer_id
      and v.to_status = ${sql.lit(status.pending)} and v.undoes is null
  ) end`;

/** Since when a match that is pending waits for its company, of its scores `s` and its state `m`: since it is there, or since it was set back. */
export const pendingSince: RawBuilder<Date> = sql<Date>`coalesce(${setBackAt}, s.created_at)`;

/**
 * The day, as `2026-11-30`, on which a company is to answer again whom it has queued, of the state `m` and the company's mark
 * `k`: the one that it chose; without one after the longest that it could have chosen, or nobody would ever say anything.
 */
export const queuedUntil: RawBuilder<string> = sql<string>`coalesce(
  k.later_until,
  to_char((m.moved_at at time zone 'Europe/Paris')::date + ${sql.lit(longestPutOff('company'))}, 'YYYY-MM-DD'))`;

/** When a session `y` opens: when the staff have said so, else on its first day. */
export const opensAt: RawBuilder<Date | null> = sql<Date | null>`coalesce(
  y.opened_at, y.starts_on::date::timestamp at time zone 'Europe/Paris')`;

/**
 * The day, as `2026-11-30`, before which neither of the two is to answer the other, as they meet: the one after their last
 * meeting, or that on which it fell; of the meetings `t` of a match. A proposal of which nobody took a moment was none.
 */
export const restsUntil: RawBuilder<string | null> = sql<string | null>`to_char(max(case
  when t.state = 'cancelled' then (t.changed_at at time zone 'Europe/Paris')::date
  else ((t.starts_at + t.minutes * interval '1 minute') at time zone 'Europe/Paris')::date + 1
  end) filter (where t.state <> 'proposed' and coalesce(t.starts_at, t.told_starts_at) is not null), 'YYYY-MM-DD')`;

/** The same for the match of a row that has its two sides. */
export const restsUntilOf = (row: string): RawBuilder<string | null> => sql<string | null>`(
  select ${restsUntil} from meetings t
  where t.applicant_id = ${sql.ref(`${row}.applicant_id`)} and t.offer_id = ${sql.ref(`${row}.offer_id`)})`;
