import type { Received } from '@tandem/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ChangeKind } from '../../../platform/database/tables/machine-tables.ts';
import { readCursor, writeCursor, type Cursor } from './cursor.ts';
import { placeChanges } from './place-changes.ts';

type Asked = Received<'GET /v1/candidates/'>['query'];

interface ChangeRow {
  record: number;
  changed_at: Date;
  place: number;
}

const readPage = async (
  db: Database,
  { kind, place, since }: Cursor,
  limit: number,
): Promise<ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    select record, changed_at, place from record_changes
    where kind = ${kind} and place > ${place}::bigint
      and (${since}::timestamptz is null or changed_at >= ${since}::timestamptz)
    order by place limit ${limit}`.execute(db.read);
  return rows;
};

/**
 * The records of a kind that changed behind the cursor, in the order in which it became known, each as it is now; those
 * that are not there any more are told as deleted. `find` reads the records with these numbers.
 */
export const readChanges = async <Record>(
  db: Database,
  kind: ChangeKind,
  { cursor, updated_since: since, limit }: Asked,
  find: (records: readonly number[]) => Promise<ReadonlyMap<number, Record>>,
) => {
  const from = cursor ? readCursor(cursor, kind) : { kind, place: 0, since: since ?? null };
  await placeChanges(db);
  const rows = await readPage(db, from, limit + 1);
  const page = rows.slice(0, limit);
  // Read after its place: a record that changes in between is told again behind it.
  const records = await find(page.map(({ record }) => record));
  return {
    items: page.map(({ record: id, changed_at: at }) => {
      const record = records.get(id) ?? null;
      return { id, changed_at: at.toISOString(), deleted: record === null, record };
    }),
    next_cursor: writeCursor({ ...from, place: page.at(-1)?.place ?? from.place }),
    more: rows.length > limit,
  };
};
