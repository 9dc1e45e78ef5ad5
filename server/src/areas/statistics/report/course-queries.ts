import { status } from '@tandem/domain/matches/match';
import type { Course } from '@tandem/domain/statistics/report';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { counted } from '../statistics-queries.ts';
import { seenCandidates, type Sight } from '../../../platform/database/queries/sight.ts';

/** Months before a session begins, and after, in which who is invited without a session is counted with it. */
const invitedMonths = { before: 8, after: 4 };

/**
 * When each candidate of a session reached what in it, of those whom the reader sees: also who has gone on to another since.
 * Who has no session yet counts with the one that their invitation was nearest to, where it has days. What was undone, or
 * taken back, was not reached.
 */
export const findCourses = async (
  db: Queries,
  { id, startsOn, sight }: { id: number; startsOn: string | null; sight: Sight },
): Promise<Course[]> => {
  const { before, after } = invitedMonths;
  const { rows } = await sql<Course>`
    with own as (select id from offers where session_id = ${id}),
    counted as (
      select id, formation_id from ${counted(id)}
      union all
      select p.id, p.formation_id from applicants p join accounts a on a.id = p.account_id
      where p.session_id is null
        and a.created_at >= (${startsOn}::date - make_interval(months => ${before}::int))
        and a.created_at < (${startsOn}::date + make_interval(months => ${after}::int))
    )
    select c.formation_id as "programmeId",
      a.created_at as invited,
      a.registered_at as registered,
      case when p.page_done_at is not null and p.test_done_at is not null
        then greatest(p.page_done_at, p.test_done_at) end as complete,
      least(
        (select min(s.created_at) from match_scores s
          where s.applicant_id = p.id and s.offer_id in (select id from own)),
        (select min(m.moved_at) from match_moves m
          where m.applicant_id = p.id and m.offer_id in (select id from own))
      ) as matched,
      (select min(m.starts_at) from meetings m where m.applicant_id = p.id and m.state = 'over'
        and m.offer_id in (select id from own)
        and 'held' in (m.company_outcome, m.applicant_outcome)) as met,
      least(
        (select min(m.moved_at) from match_moves m
          where m.applicant_id = p.id and m.to_status = ${sql.lit(status.fullyAccepted)}
            and m.undoes is null and m.offer_id in (select id from own)
            and not exists (select 1 from match_moves u where u.undoes = m.id)),
        signed.at
      ) as agreed,
      signed.at as signed,
      signed.broken,
      signed.lost
    from counted c
    join applicants p on p.id = c.id
    join accounts a on a.id = p.account_id
    left join lateral (
      select min(e.agreed_at) as at, min(e.broken_told_at) as broken,
        case when bool_and(e.broken_on is not null) then max(e.broken_told_at) end as lost
      from enrolments e
      where e.applicant_id = p.id and e.annulled_at is null and e.offer_id in (select id from own)
    ) signed on true
    where ${seenCandidates(sight, 'c')}`.execute(db);
  return rows;
};
