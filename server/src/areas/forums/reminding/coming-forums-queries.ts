import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';

export interface ComingMeeting {
  id: number;
  starts_at: Date;
  /** When the two learned of its moment: with the plan, or since. */
  agreed_at: Date;
  reminded_at: Date | null;
}

/** The published days of the next days of whose meetings somebody has not been reminded. */
export const findComingForums = async (db: Queries, from: Date, until: Date): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct f.id from forums f
    join forum_meetings p on p.forum_id = f.id and p.slot is not null
    join meetings m on m.id = p.meeting_id
    where f.state = 'published' and m.state = 'planned' and m.reminded_at is null
      and m.starts_at > ${from} and m.starts_at < ${until}
    order by f.id`.execute(db);
  return rows.map(({ id }) => id);
};

/** What is still to take place of a day by its plan, while nobody else can change it. */
export const findComing = async (
  tx: Writes,
  forumId: number,
  now: Date,
): Promise<ComingMeeting[]> => {
  const { rows } = await sql<ComingMeeting>`
    select m.id, m.starts_at, coalesce(m.agreed_at, f.published_at) as agreed_at, m.reminded_at
    from forums f
    join forum_meetings p on p.forum_id = f.id and p.slot is not null
    join meetings m on m.id = p.meeting_id
    where f.id = ${forumId} and f.published_at is not null
      and m.state = 'planned' and m.starts_at > ${now}
    order by m.id for update of m`.execute(tx);
  return rows;
};
