import { sql } from 'kysely';
import type { Database, Writes } from '../platform/database/database.ts';
import { pagesAfter } from '../platform/database/queries/page.ts';
import type { Vault } from '../platform/security/vault.ts';
import { sealedColumns, type SealedColumn } from './sealed-columns.ts';

interface Holding {
  db: Database;
  vault: Vault;
}

/** What only the key of the server opens, and how it is put in its place sealed anew. */
export interface Sealed {
  sealed: string;
  context: string;
  replace: (tx: Writes, sealed: string) => Promise<void>;
}

type Row = Readonly<Record<string, unknown>> & { sealed: string };

const listed = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Texts of one column that are sealed otherwise than with the key in use, a few at a time. */
const eachSealed = async function* (
  { db, vault }: Holding,
  { table, column, key, context, contextOf }: SealedColumn,
): AsyncGenerator<Sealed> {
  const valuesOf = (row: Row) => sql.join(key.map((name) => row[name]));
  const readAfter = async ({ after, limit }: { after: Row | null; limit: number }) => {
    const beyond = after ? sql`and (${listed(key)}) > (${valuesOf(after)})` : sql``;
    const { rows } = await sql<Row>`
      select ${listed([...key, ...context])}, ${sql.ref(column)} as sealed
      from ${sql.table(table)}
      where not starts_with(${sql.ref(column)}, ${vault.mark()}) ${beyond}
      order by ${listed(key)} limit ${limit}`.execute(db.read);
    return rows;
  };
  /** Saved again meanwhile, it has been sealed with the new secret. */
  const replaced = async (tx: Writes, row: Row, again: string) => {
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${again}
      where (${listed(key)}) = (${valuesOf(row)}) and ${sql.ref(column)} = ${row.sealed}`.execute(
      tx,
    );
  };
  for await (const rows of pagesAfter<Row, Row | null>(null, readAfter, (row) => row))
    for (const row of rows)
      yield {
        sealed: row.sealed,
        context: contextOf(row),
        replace: (tx, again) => replaced(tx, row, again),
      };
};

/** Whatever the product seals, that is sealed otherwise than with the key in use. */
export const sealedOtherwise = (holding: Holding): AsyncGenerator<Sealed>[] =>
  sealedColumns.map((column) => eachSealed(holding, column));
