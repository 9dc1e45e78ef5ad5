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
  // Meetings that the two have moved themselves stand at no slot of the plan any more.
  '0100-off-the-plan.sql': ['forum_meetings.slot'],
  // What lists show is read anew wherever the settings of the follow-up change.
  '0113-older-waits.sql': ['card_changes'],
  // Kept by the hash of the address since, in a table of its own.
  '0120-tutor-readers.sql': ['offers.tutor_muted'],
};

/** The rows of every table, column by column. */
export type Rows = Record<string, Record<string, unknown[]>>;

/** Asks for all tables at once: one by one, asking takes longer than reading. */
export const readRows = async (db: Database): Promise<Rows> => {
  const tables = await listTables(db.read, 'with passing ones');
  if (tables.length === 0) return {};
  const reads = tables.map(({ name, columns }) => {
    const texts = columns.map((column) => sql`${sql.ref(column)}::text`);
    return sql`select ${sql.lit(name)} as name, to_json(array[${sql.join(texts)}]::text[]) as texts
      from ${sql.table(name)}`;
  });
  const { rows } = await sql<{ name: string; texts: (string | null)[] }>`
    ${sql.join(reads, sql` union all `)}`.execute(db.read);
  const ofTable = Map.groupBy(rows, ({ name }) => name);
  return Object.fromEntries(
    tables.map(({ name, columns }) => {
      const texts = (ofTable.get(name) ?? []).map((row) => row.texts);
      const columnOf = (at: number) => texts.map((row) => row[at] ?? '').toSorted();
      return [name, Object.fromEntries(columns.map((column, at) => [column, columnOf(at)]))];
    }),
  );
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
