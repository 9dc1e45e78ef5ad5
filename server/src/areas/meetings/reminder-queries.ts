import type { Queries, Writes } from '../../platform/database/database.ts';

/** The planned meetings of the next days that nobody has been reminded of. */
export const findUnreminded = (db: Queries, from: Date, until: Date) =>
  db
    .selectFrom('meetings')
    .select(['id', 'starts_at', 'agreed_at'])
    .where('state', '=', 'planned')
    .where('starts_at', '>', from)
    .where('starts_at', '<', until)
    .where('reminded_at', 'is', null)
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
