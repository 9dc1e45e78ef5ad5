import { status } from '@tandem/domain/matches/match';
import type { Course } from '@tandem/domain/statistics/report';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { seenCandidates, type Sight } from '../../../platform/database/queries/sight.ts';
import { countedBySession } from '../counted-candidates.ts';

/** Months before a session begins, and after, in which who is invited without a session is counted with it. */
const invitedMonths = { before: 8, after: 4 };

/** As the people concerned live by it, `2026-09-01`. */
const day = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'Europe/Paris', 'YYYY-MM-DD')`;

/** What a candidate reached with some needs, `own`; with what is kept of needs that are gone, `kept`. */
export const reachedWith = (candidate: string, kept: RawBuilder<unknown>) => {
  const id = sql.ref(candidate);
  return sql`(
    select
      least(
        (select ${day(sql`min(s.created_at)`)} from match_scores s
          where s.applicant_id = ${id} and s.offer_id in (select id from own)),
        (select ${day(sql`min(m.moved_at)`)} from match_moves m
          where m.applicant_id = ${id} and m.offer_id in (select id from own)),
        kept.matched
      ) as matched,
      least(
        (select ${day(sql`min(m.starts_at)`)} from meetings m where m.applicant_id = ${id} and m.state = 'over'
          and m.offer_id in (select id from own)
          and 'held' in (m.company_outcome, m.applicant_outcome)),
        kept.met
      ) as met,
      least(
        (select ${day(sql`min(m.moved_at)`)} from match_moves m
          where m.applicant_id = ${id} and m.to_status = ${sql.lit(status.fullyAccepted)}
            and m.undoes is null and m.offer_id in (select id from own)
            and not exists (select 1 from match_moves u where u.undoes = m.id)),
        kept.agreed,
        signed.signed
      ) as agreed,
      signed.*
    from (values (true)) one
    left join lateral ${kept} kept on true
    left join lateral (
      select min(e.signed) as signed, min(e.broken) as broken,
        case when bool_and(e.lost is not null) then max(e.lost) end as lost
      from (
        select ${day(sql`agreed_at`)} as signed, ${day(sql`broken_told_at`)} as broken,
          ${day(sql`broken_told_at`)} as lost
        from enrolments
        where applicant_id = ${id} and annulled_at is null and offer_id in (select id from own)
        union all
        select kept.signed, kept.broken, kept.lost where kept.signed is not null
      ) e
    ) signed on true
  )`;
};

interface CountedSession {
  id: number;
  startsOn: string | null;
}

/**
 * When each candidate of a session reached what in it: also who has gone on to another since. Who has no session yet counts
 * with the one that their invitation was nearest to, where it has days. What was undone, or taken back, was not reached.
 */
const coursesOf = ({ id, startsOn }: CountedSession, candidates: RawBuilder<boolean>) => {
  const { before, after } = invitedMonths;
  return sql<Course>`
    with own as (select id from offers where session_id = ${id}),
    counted as (
      select id, formation_id from ${countedBySession} one where session_id = ${id}
      union all
      select p.id, p.formation_id from applicants p join accounts a on a.id = p.account_id
      where p.session_id is null
        and a.created_at >= (${startsOn}::date - make_interval(months => ${before}::int))
        and a.created_at < (${startsOn}::date + make_interval(months => ${after}::int))
    )
    select c.formation_id as "programmeId",
      ${day(sql`a.created_at`)} as invited,
      ${day(sql`a.registered_at`)} as registered,
      case when p.page_done_at is not null and p.test_done_at is not null
        then ${day(sql`greatest(p.page_done_at, p.test_done_at)`)} end as complete,
      reached.*
    from counted c
    join applicants p on p.id = c.id
    join accounts a on a.id = p.account_id
    cross join lateral ${reachedWith(
      'p.id',
      sql`(select k.matched, k.met, k.agreed, k.signed,
          least(k.broken, told.broken) as broken,
          case when told.kept = 0 then k.lost else told.lost end as lost
        from kept_courses k
        cross join lateral (
          select count(*) as kept, ${day(sql`min(e.broken_told_at)`)} as broken,
            case when bool_and(e.broken_on is not null)
              then ${day(sql`max(e.broken_told_at)`)} end as lost
          from kept_enrolments e where e.applicant_id = p.id and e.session_id = ${id}
        ) told
        where k.applicant_id = p.id and k.session_id = ${id})`,
    )} reached
    where ${candidates}`;
};

/** The course of one account's candidate in a session, where they count in it. */
export const findCourseOf = async (
  db: Queries,
  session: CountedSession,
  accountId: number,
): Promise<Course[]> => {
  const { rows } = await coursesOf(session, sql<boolean>`a.id = ${accountId}`).execute(db);
  return rows;
};

/** The courses of those whom the reader sees, and what is kept of those who are gone: of these no row tells one person's. */
export const findCourses = async (
  db: Queries,
  { sight, ...session }: CountedSession & { sight: Sight },
): Promise<Course[]> => {
  const { rows } = await coursesOf(session, seenCandidates(sight, 'c')).execute(db);
  const gone = await db
    .selectFrom('past_courses')
    .select([
      'formation_id as programmeId',
      'invited',
      'registered',
      'complete',
      'matched',
      'met',
      'agreed',
      'signed',
      'broken',
      'lost',
    ])
    .where('session_id', '=', session.id)
    .where(seenCandidates(sight, 'past_courses'))
    .execute();
  return [...rows, ...gone];
};
