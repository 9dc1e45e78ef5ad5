import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';

/** Of what stands in the plan of a forum day its guests are reminded at once. */
const isOfForum = sql<boolean>`exists (
  select from forum_meetings p where p.meeting_id = meetings.id and p.slot is not null)`;

/** The planned meetings of the next days that nobody has been reminded of. */
export const findUnreminded = (db: Queries, from: Date, until: Date) =>
  db
    .selectFrom('meetings')
    .select(['id', 'starts_at', 'agreed_at'])
    .where('state', '=', 'planned')
    .where('starts_at', '>', from)
    .where('starts_at', '<', until)
    .where('reminded_at', 'is', null)
    .where((e) => e.not(isOfForum))
    .orderBy('starts_at')
    .execute();

/** The same for one, as it stands while nobody else can change it. */
export const lockUnreminded = (tx: Writes, id: number) =>
  tx
    .selectFrom('meetings')
    .select(['starts_at', 'agreed_at'])
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .where('reminded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
