import { status } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { isEnrolled } from '../../../scoring/stored/enrolled.ts';
import { literals } from '../../../platform/database/queries/literals.ts';
import { accountsAmong, readAmong, type Among } from '../facts/among.ts';

/** A candidate on whom a company had answered, and who has found a place elsewhere since. */
export interface Placed {
  accountId: number;
  candidateId: number;
  needId: number;
  candidate: string;
  title: string;
}

/** A company had answered, and nothing is finalised. */
const answered = [status.acceptedByCompany, status.queued, status.fullyAccepted];

/**
 * Of whom each company has not been told yet: since its last news, as of new matches. Where a meeting fell with it, the
 * cancellation has said so.
 */
export const findPlacedNews = async (
  db: Queries,
  begunAt: Date,
  among?: Among,
): Promise<Map<number, Placed[]>> => {
  const rows = await readAmong(
    db,
    among,
    sql<Placed>`
    select c.account_id as "accountId", m.applicant_id as "candidateId", m.offer_id as "needId",
      trim(a.first_name || ' ' || a.last_name) as candidate, o.title
    from match_states placed
    join enrolments e on e.applicant_id = placed.applicant_id and e.offer_id = placed.offer_id
      and e.broken_on is null and e.annulled_at is null
    join match_states m on m.applicant_id = placed.applicant_id
      and m.session_id = placed.session_id and m.offer_id <> placed.offer_id
    join offers o on o.id = m.offer_id
    join sessions y on y.id = o.session_id and y.closed_at is null
    join companies c on c.id = o.company_id
    join applicants p on p.id = m.applicant_id
    join accounts a on a.id = p.account_id
    left join follow_up_readers r on r.account_id = c.account_id
    where ${isEnrolled('placed')} and m.status in (${literals(answered)})
      and e.agreed_at > coalesce(r.news_until, ${begunAt}::timestamptz)
      and not exists (
        select 1 from meetings g join meeting_steps s on s.meeting_id = g.id
        where g.applicant_id = m.applicant_id and g.offer_id = m.offer_id
          and s.step = 'drop' and s.at >= e.agreed_at)
      and ${accountsAmong('c.account_id', among)}
    order by c.account_id, m.applicant_id, m.offer_id`,
  );
  return Map.groupBy(rows, ({ accountId }) => accountId);
};
