import { openStatuses, status } from '@tandem/domain/matches/match';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { isPlaced } from '../../../scoring/stored/enrolled.ts';
import { literals } from '../../../platform/database/queries/literals.ts';
import { pendingSince, queuedUntil, restsUntil } from './pending-since.ts';

const unanswered = [status.pending, status.queued];

/**
 * The day on which a company is to answer a match that it has put off, or whose candidate it meets; null where it is at once. Of the
 * state `m`, the mark `k` and what is `met`: the rule of `domain/follow-up/answers/owed-answer`, over all matches of a need.
 */
export const backOn: RawBuilder<string | null> = sql<string | null>`greatest(met.rests_until,
  case when m.status = ${sql.lit(status.queued)} then ${queuedUntil} end)`;

/** The matches of the needs `own`, each with since when it waits for its company, and on which day what that had put off came back; those of candidates who are placed in the same session wait for nobody. */
export const needMatches = (today: string): RawBuilder<unknown> => sql`
      select s.offer_id, coalesce(m.status, ${sql.lit(status.pending)}) as status,
        case when coalesce(m.status, ${sql.lit(status.pending)}) in (${literals(unanswered)})
          and coalesce(${backOn} <= ${today}, true)
          then greatest(case when m.status = ${sql.lit(status.queued)} then null else ${pendingSince} end,
            ${backOn}::date::timestamp at time zone 'Europe/Paris') end as waits_since,
        case when coalesce(m.status, ${sql.lit(status.pending)}) in (${literals(unanswered)})
          and ${backOn} > ${today} then ${backOn} end as back_on,
        case when m.status = ${sql.lit(status.queued)} and ${backOn} <= ${today}
          and ${backOn} = ${queuedUntil} then ${backOn} end as returned_on
      from match_scores s
      join own o on o.id = s.offer_id
      left join match_states m on m.applicant_id = s.applicant_id and m.offer_id = s.offer_id
      left join match_marks k on k.applicant_id = s.applicant_id and k.offer_id = s.offer_id
        and k.side = 'company'
      left join (
        select t.applicant_id, t.offer_id, ${restsUntil} as rests_until
        from meetings t join own on own.id = t.offer_id group by t.applicant_id, t.offer_id
      ) met on met.applicant_id = s.applicant_id and met.offer_id = s.offer_id
      where not ${isPlaced('s.applicant_id', 'o.session_id')}`;

/** How many of them may still come to something. */
export const countedOpen: RawBuilder<number> = sql<number>`count(*) filter (
  where status in (${literals(openStatuses)}, ${sql.lit(status.fullyAccepted)})
)::int`;

interface NeedMatchesRow {
  offer_id: number;
  pending: number;
  open: number;
}

/** How many matches of each need may still come to something, and how many wait for its company now. */
export const countNeedMatches = async (
  db: Queries,
  today: string,
): Promise<Map<number, NeedMatchesRow>> => {
  const { rows } = await sql<NeedMatchesRow>`
    with own as (select * from offers), standing as (${needMatches(today)})
    select offer_id, count(waits_since)::int as pending, ${countedOpen} as open
    from standing group by offer_id`.execute(db);
  return new Map(rows.map((row) => [row.offer_id, row]));
};
