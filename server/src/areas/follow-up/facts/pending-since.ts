import { status } from '@tandem/domain/matches/match';
import { sql, type RawBuilder } from 'kysely';

/**
 * Since when a match that is pending waits for its company, of its scores `s` and its state `m`: since it is there, or since the
 * staff set it back. An answer that was taken back leaves it as if it had never been given.
 */
export const pendingSince: RawBuilder<Date> = sql<Date>`coalesce(
  case when m.status = ${sql.lit(status.pending)} then (
    select max(v.moved_at) from match_moves v
    where v.applicant_id = s.applicant_id and v.offer_id = s.offer_id
      and v.to_status = ${sql.lit(status.pending)} and v.undoes is null
  ) end, s.created_at)`;
