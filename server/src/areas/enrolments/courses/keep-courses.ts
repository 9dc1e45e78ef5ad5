import { partsOf } from '@tandem/domain/statistics/report';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { findCourseOf, reachedWith } from './course-queries.ts';

const findSessions = (db: Queries) =>
  db.selectFrom('sessions').select(['id', 'starts_on as startsOn']).orderBy('id').execute();

/** Keeps what the report counts of a candidate whose account is about to be deleted, before anything of them is. */
export const keepCourse = async (tx: Writes, accountId: number): Promise<void> => {
  for (const session of await findSessions(tx)) {
    const parts = (await findCourseOf(tx, session, accountId)).flatMap(partsOf);
    if (parts.length > 0)
      await tx
        .insertInto('past_courses')
        .values(
          parts.map(({ programmeId, ...days }) => ({
            session_id: session.id,
            formation_id: programmeId,
            ...days,
          })),
        )
        .execute();
  }
};

/** Keeps what candidates have reached with a company that is about to be deleted, before anything of it is. */
export const keepCoursesWith = async (tx: Writes, companyId: number): Promise<void> => {
  const none = sql`(select null::text as matched, null::text as met, null::text as agreed,
    null::text as signed, null::text as broken, null::text as lost)`;
  for (const { id } of await findSessions(tx))
    await sql`
      with own as (select id from offers where session_id = ${id} and company_id = ${companyId}),
      concerned as (
        select applicant_id from match_scores where offer_id in (select id from own)
        union
        select applicant_id from match_moves where offer_id in (select id from own)
      )
      insert into kept_courses (applicant_id, session_id, matched, met, agreed, signed, broken, lost)
      select c.applicant_id, ${id}, r.matched, r.met, r.agreed, r.signed, r.broken, r.lost
      from concerned c
      cross join lateral ${reachedWith('c.applicant_id', none)} r
      on conflict (applicant_id, session_id) do update set
        matched = least(kept_courses.matched, excluded.matched),
        met = least(kept_courses.met, excluded.met),
        agreed = least(kept_courses.agreed, excluded.agreed),
        signed = least(kept_courses.signed, excluded.signed),
        broken = least(kept_courses.broken, excluded.broken),
        lost = case
          when kept_courses.signed is null then excluded.lost
          when excluded.signed is null then kept_courses.lost
          when kept_courses.lost is not null and excluded.lost is not null
            then greatest(kept_courses.lost, excluded.lost) end`.execute(tx);
};
