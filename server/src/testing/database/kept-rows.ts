import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { listTables } from '../../platform/database/catalog.ts';
import type { Database } from '../../platform/database/database.ts';

/** What a migration takes away or rewrites on purpose: `file: ['table', 'table.column']`. Everything else stays as it is. */
const meant: Readonly<Record<string, readonly string[]>> = {
  // Stands in a table of its own since.
  '0008-crowded-formations.sql': ['corpora.crowded'],
  // Everybody is to be told of once more.
  '0077-follow-up-stages.sql': ['follow_up_changes'],
  // Kept as a hash since, in a table of its own.
  '0081-confirmation-links.sql': ['confirmations.token'],
};

/** The rows of every table, column by column. */
export type Rows = Record<string, Record<string, unknown[]>>;

export const readRows = async (db: Database): Promise<Rows> => {
  const found: Rows = {};
  for (const { name, columns } of await listTables(db.read, 'with passing ones')) {
    const texts = columns.map((column) => sql`${sql.ref(column)}::text as ${sql.ref(column)}`);
    const { rows } = await sql<Record<string, string | null>>`
      select ${sql.join(texts)} from ${sql.table(name)}`.execute(db.read);
    found[name] = Object.fromEntries(
      columns.map((column) => [column, rows.map((row) => row[column] ?? '').toSorted()]),
    );
  }
  return found;
};

/** Columns of which rows are gone or changed that no one of these migrations takes away or rewrites on purpose. */
export const lostColumns = (before: Rows, after: Rows, made: readonly string[]): string[] => {
  const onPurpose = new Set(made.flatMap((name) => meant[name] ?? []));
  return Object.entries(before)
    .filter(([table]) => !onPurpose.has(table))
    .flatMap(([table, columns]) =>
      Object.entries(columns)
        .map(([column, values]) => ({ name: `${table}.${column}`, column, values }))
        .filter(({ name }) => !onPurpose.has(name))
        .filter(({ column, values }) => !isDeepStrictEqual(after[table]?.[column], values))
        .map(({ name }) => name),
    );
};
