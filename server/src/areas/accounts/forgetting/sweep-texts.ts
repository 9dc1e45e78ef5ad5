import { isDeepStrictEqual } from 'node:util';
import type { Namings } from '@tandem/domain/accounts/namings';
import { sql } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import { sweptColumns, type SweptTable } from './swept-columns.ts';

interface Found {
  /** Where the row lies: it is locked, and stays there. */
  place: string;
  /** Null where the table numbers no rows. */
  id: number | null;
  held: Record<string, unknown>;
}

const columnsOf = ({ texts = [], values = [], searches = [] }: SweptTable): string[] => [
  ...texts,
  ...values,
  ...searches,
];

/** Plain letters are found without regard to the rules of a language in a third of the time. */
const mayName = ({ rough }: Namings, table: SweptTable) => {
  if (rough === null) return sql<boolean>`false`;
  // An address writes letters otherwise.
  if (table.searches) return sql<boolean>`true`;
  const ones = columnsOf(table).map((column) => {
    const text = sql`${sql.ref(column)}::text`;
    return sql<boolean>`(${text} collate "C" ~* ${rough[0]} and ${text} ~* ${rough[1]})`;
  });
  return sql<boolean>`(${sql.join(ones, sql` or `)})`;
};

const findRows = async (
  tx: Writes,
  namings: Namings,
  name: string,
  table: SweptTable,
): Promise<Found[]> => {
  const named = mayName(namings, table);
  // Counted first: PostgreSQL has several processes look where nothing is locked.
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(name)} where ${named}`.execute(tx);
  if (counted[0]?.count === 0) return [];
  const held = columnsOf(table).flatMap((column) => [sql.lit(column), sql.ref(column)]);
  const { rows } = await sql<Found>`
    select ctid::text as place, (to_jsonb(found)->>'id')::int as id, jsonb_build_object(${sql.join(held)}) as held
    from ${sql.table(name)} found where ${named} for update`.execute(tx);
  return rows;
};

const plainSearch = (query: unknown): unknown =>
  typeof query === 'string' ? [...new URLSearchParams(query).values()] : query;

const write = async (
  tx: Writes,
  name: string,
  { values = [], isScored = false }: SweptTable,
  { place, held }: Found,
): Promise<void> => {
  const changes = Object.entries(held).map(([column, said]) =>
    values.includes(column)
      ? sql`${sql.ref(column)} = ${said === null ? null : JSON.stringify(said)}::jsonb`
      : sql`${sql.ref(column)} = ${said}`,
  );
  // What was made of the words is made anew.
  if (isScored) changes.push(sql`prepared_text = null`);
  await sql`update ${sql.table(name)} set ${sql.join(changes)} where ctid = ${place}::tid`.execute(
    tx,
  );
};

/** Writes what names somebody anew, or deletes it. Answers which numbered rows it was. */
export const sweepTexts = async (tx: Writes, namings: Namings, name: string): Promise<number[]> => {
  const table = sweptColumns[name];
  if (!table) throw new Error(`${name} is not swept.`);
  const ids: number[] = [];
  for (const row of await findRows(tx, namings, name, table)) {
    const searched = Object.fromEntries(
      Object.entries(row.held).map(([column, said]) => [
        column,
        table.searches?.includes(column) ? plainSearch(said) : said,
      ]),
    );
    const held = namings.withoutIn(searched) as Record<string, unknown>;
    if (isDeepStrictEqual(held, searched)) continue;
    if (table.sweep === 'goes')
      await sql`delete from ${sql.table(name)} where ctid = ${row.place}::tid`.execute(tx);
    else await write(tx, name, table, { ...row, held });
    if (row.id !== null) ids.push(row.id);
  }
  return ids;
};
