import { isDeepStrictEqual } from 'node:util';
import type { Namings } from '@tandem/domain/accounts/namings';
import { sql } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import { columnsOf, type SweptTable } from './swept-columns.ts';

interface NamedTable extends SweptTable {
  name: string;
}

interface Found {
  /** Where the row lies: where it is locked it stays there. */
  place: string;
  /** Null where the table numbers no rows. */
  id: number | null;
  /** What it says without the names. */
  held: Record<string, unknown>;
}

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

const plainSearch = (query: unknown): unknown =>
  typeof query === 'string' ? [...new URLSearchParams(query).values()] : query;

/** Those at these places are locked; without any, whatever may name somebody is read, and nobody waits for it. */
const findRows = async (
  tx: Writes,
  namings: Namings,
  table: NamedTable,
  places: readonly string[] | null,
): Promise<Found[]> => {
  const held = columnsOf(table).flatMap((column) => [sql.lit(column), sql.ref(column)]);
  const locked = sql`and ctid = any(${places}::tid[]) for update`;
  const { rows } = await sql<Found>`
    select ctid::text as place, (to_jsonb(found)->>'id')::int as id, jsonb_build_object(${sql.join(held)}) as held
    from ${sql.table(table.name)} found where ${mayName(namings, table)} ${places === null ? sql`` : locked}`.execute(
    tx,
  );
  return rows.flatMap((row) => {
    const searched = Object.fromEntries(
      Object.entries(row.held).map(([column, said]) => [
        column,
        table.searches?.includes(column) ? plainSearch(said) : said,
      ]),
    );
    const without = namings.withoutIn(searched) as Record<string, unknown>;
    return isDeepStrictEqual(without, searched) ? [] : [{ ...row, held: without }];
  });
};

const write = async (
  tx: Writes,
  { name, values = [], isScored = false }: NamedTable,
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
export const sweepTexts = async (
  tx: Writes,
  namings: Namings,
  table: NamedTable,
): Promise<number[]> => {
  const ids: number[] = [];
  let naming = await findRows(tx, namings, table, null);
  while (naming.length > 0) {
    const places = naming.map(({ place }) => place);
    const rows = await findRows(tx, namings, table, places);
    for (const row of rows) {
      if (table.sweep === 'goes')
        await sql`delete from ${sql.table(table.name)} where ctid = ${row.place}::tid`.execute(tx);
      else await write(tx, table, row);
      if (row.id !== null) ids.push(row.id);
    }
    // Somebody may have changed one meanwhile: it lies elsewhere then.
    naming = rows.length < places.length ? await findRows(tx, namings, table, null) : [];
  }
  return ids;
};
