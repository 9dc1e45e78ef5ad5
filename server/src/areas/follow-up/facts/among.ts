import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { readPrepared } from '../../../platform/database/prepared.ts';

/** The accounts that are asked about; all of them where it is left out. */
export type Among = readonly number[] | undefined;

export const accountsAmong = (column: string, among: Among): RawBuilder<boolean> =>
  among === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(column)} = any(${[...among]}::int[])`;

/**
 * The rows of a statement that asks about some accounts: about a hundred at a time, over and over, so that it is planned once. About
 * all of them it is asked once.
 */
export const readAmong = async <Row>(
  db: Queries,
  among: Among,
  query: RawBuilder<Row>,
): Promise<Row[]> => {
  if (among !== undefined) return readPrepared(db, { compile: () => query.compile(db) });
  const { rows } = await query.execute(db);
  return rows;
};
