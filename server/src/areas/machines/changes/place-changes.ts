import { sql } from 'kysely';
import type { Database, Writes } from '../../../platform/database/database.ts';

/** Any number, the same for every process. */
const placesLock = 7_263_516;

const isWaiting = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from record_changes where place is null) as waits`.execute(db.read);
  return rows[0]?.waits === true;
};

/**
 * Microseconds since 1970, and later than every place there is: places go on growing after a restore, so that a program
 * which has read further than the archive was made is told of all that the restore changed.
 */
const nextPlace = async (tx: Writes): Promise<number> => {
  const { rows } = await sql<{ next: number }>`
    select greatest(
      coalesce(max(place), 0), (extract(epoch from clock_timestamp()) * 1000000)::bigint
    ) + 1 as next from record_changes`.execute(tx);
  return rows[0]?.next ?? 1;
};

/**
 * Gives every change that is committed by now its place behind all others, one for each record: earlier ones of the same
 * record are deleted. What is committed later comes behind, whenever its transaction began.
 */
export const placeChanges = async (db: Database): Promise<void> => {
  if (!(await isWaiting(db))) return;
  await db.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${placesLock}::bigint)`.execute(tx);
    const next = await nextPlace(tx);
    await sql`
      update record_changes set place = ${next}::bigint + fresh.nth
      from (
        select id, row_number() over (order by id) as nth from record_changes where place is null
      ) fresh
      where fresh.id = record_changes.id`.execute(tx);
    await sql`
      delete from record_changes older using (
        select kind, record, max(place) as place from record_changes
        where place >= ${next}::bigint group by kind, record
      ) latest
      where older.kind = latest.kind and older.record = latest.record
        and older.place < latest.place`.execute(tx);
  });
};
