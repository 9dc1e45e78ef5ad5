import { isDeepStrictEqual } from 'node:util';
import { Namings } from '@tandem/domain/accounts/namings';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Queries, Writes } from '../../../platform/database/database.ts';
import { keyOf, keyRanges } from '../../../platform/database/queries/key-ranges.ts';
import { withoutNewcomers } from './find-namesakes.ts';
import { soFarOf, type Leaver } from './so-far.ts';
import { bornOf, columnsOf, type SweptTable } from './swept-columns.ts';

type NamingsOf = Namings<Leaver>;

interface NamedTable extends SweptTable {
  name: string;
}

interface Found {
  key: (string | number)[];
  born: number;
  /** What it says without the names. */
  held: Record<string, unknown>;
}

const keyColumns = ({ key = ['id'] }: SweptTable): readonly string[] => key;

/** Plain letters are found without regard to the rules of a language in a third of the time. */
const mayName = ({ rough }: NamingsOf, table: SweptTable) => {
  if (rough === null) return sql<boolean>`false`;
  // An address writes letters otherwise.
  if (table.searches) return sql<boolean>`true`;
  const ones = columnsOf(table).map((column) => {
    const text = sql`${sql.ref(column)}::text`;
    return sql<boolean>`(${text} collate "C" ~* ${rough[0]} and ${text} ~* ${rough[1]})`;
  });
  return sql<boolean>`(${sql.join(ones, sql` or `)})`;
};

const plainSearch = (query: unknown): unknown =>
  typeof query === 'string' ? [...new URLSearchParams(query).values()] : query;

/** The rows among these that name somebody who had not gone yet when they came. */
const findRows = async (
  db: Queries,
  namings: NamingsOf,
  table: NamedTable,
  among: RawBuilder<unknown>,
): Promise<Found[]> => {
  const held = columnsOf(table).flatMap((column) => [sql.lit(column), sql.ref(column)]);
  const key = sql.join(keyColumns(table).map((column) => sql.ref(column)));
  const { column, counter } = bornOf(table.name, table);
  const lastOf = ({ soFar }: Leaver) => soFarOf(soFar, counter);
  const last = Math.max(...namings.people.map(lastOf));
  const { rows } = await sql<Found>`
    select jsonb_build_array(${key}) as key, ${sql.ref(column)}::float8 as born, jsonb_build_object(${sql.join(held)}) as held
    from ${sql.table(table.name)} where ${sql.ref(column)} <= ${last}::float8 and ${mayName(namings, table)} and ${among}`.execute(
    db,
  );
  return rows.flatMap((row) => {
    const searched = Object.fromEntries(
      Object.entries(row.held).map(([column, said]) => [
        column,
        table.searches?.includes(column) ? plainSearch(said) : said,
      ]),
    );
    const without = namings.withoutIn(searched, (one) => row.born <= lastOf(one)) as Record<
      string,
      unknown
    >;
    return isDeepStrictEqual(without, searched) ? [] : [{ ...row, held: without }];
  });
};

const isRow = (table: SweptTable, { key }: Found) =>
  sql<boolean>`${keyOf(keyColumns(table))} = (${sql.join(key)})`;

const write = async (tx: Writes, table: NamedTable, row: Found): Promise<void> => {
  const { name, values = [], isScored = false } = table;
  const changes = Object.entries(row.held).map(([column, said]) =>
    values.includes(column)
      ? sql`${sql.ref(column)} = ${said === null ? null : JSON.stringify(said)}::jsonb`
      : sql`${sql.ref(column)} = ${said}`,
  );
  // What was made of the words is made anew.
  if (isScored) changes.push(sql`prepared_text = null`);
  await sql`update ${sql.table(name)} set ${sql.join(changes)} where ${isRow(table, row)}`.execute(
    tx,
  );
};

const sweepRows = async (
  tx: Writes,
  namings: NamingsOf,
  table: NamedTable,
  naming: readonly Found[],
): Promise<Found[]> => {
  const keys = sql.join(naming.map(({ key }) => sql`(${sql.join(key)})`));
  // Somebody may have changed one meanwhile: what it says now is written anew.
  const rows = await findRows(
    tx,
    namings,
    table,
    sql`${keyOf(keyColumns(table))} in (${keys}) order by ${sql.join(keyColumns(table).map((column) => sql.ref(column)))} for update`,
  );
  for (const row of rows)
    if (table.sweep === 'goes')
      await sql`delete from ${sql.table(table.name)} where ${isRow(table, row)}`.execute(tx);
    else await write(tx, table, row);
  return rows;
};

/**
 * Writes what names somebody anew, or deletes it, some rows at a time: nobody waits for long, and those alone that name
 * somebody are locked. `follow` is told, in the transaction, the numbers of those of a table that numbers them.
 */
export const sweepTexts = async (
  db: Pick<Database, 'read' | 'transaction'>,
  namings: NamingsOf,
  table: NamedTable,
  follow: (tx: Writes, ids: number[]) => Promise<void>,
  stopping: AbortSignal,
): Promise<void> => {
  for await (const range of keyRanges(db.read, table.name, keyColumns(table))) {
    stopping.throwIfAborted();
    const naming = await findRows(db.read, namings, table, range);
    if (naming.length === 0) continue;
    await db.transaction(async (tx) => {
      // Whoever has come meanwhile, or is about to, keeps what names them.
      const left = new Namings(await withoutNewcomers(tx, namings.people));
      const rows = await sweepRows(tx, left, table, naming);
      await follow(
        tx,
        rows.map(({ key }) => key[0]).filter((id) => typeof id === 'number'),
      );
    });
  }
};
