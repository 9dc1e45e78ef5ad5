import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../database.ts';

type Key = readonly (string | number)[];

export const keyOf = (columns: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(columns.map((column) => sql.ref(column)))})`;

/** Rows that one statement looks through: on the embedded database everybody waits for it. */
const rowsAtOnce = 1000;

/** The last key of the rows that come next; undefined where fewer are left. */
const findLast = async (
  db: Queries,
  table: string,
  columns: readonly string[],
  after: RawBuilder<boolean>,
): Promise<Key | undefined> => {
  const { rows } = await sql<{ key: Key }>`
    select jsonb_build_array(${sql.join(columns.map((column) => sql.ref(column)))}) as key
    from ${sql.table(table)} where ${after}
    order by ${sql.join(columns.map((column) => sql.ref(column)))}
    offset ${rowsAtOnce - 1} limit 1`.execute(db);
  return rows[0]?.key;
};

/**
 * All rows of a table, so many at a time, as conditions on its primary key: a row that is changed meanwhile is in none twice,
 * and in one whatever becomes of it.
 */
export const keyRanges = async function* (
  db: Queries,
  table: string,
  columns: readonly string[],
): AsyncGenerator<RawBuilder<boolean>> {
  for (let after = sql<boolean>`true`; ;) {
    const last = await findLast(db, table, columns, after);
    if (last === undefined) {
      yield after;
      return;
    }
    const values = sql`(${sql.join(last)})`;
    yield sql<boolean>`(${after} and ${keyOf(columns)} <= ${values})`;
    after = sql<boolean>`${keyOf(columns)} > ${values}`;
  }
};
