import { sql, type RawBuilder } from 'kysely';

/** The accounts that are asked about; all of them where it is left out. */
export type Among = readonly number[] | undefined;

export const accountsAmong = (column: string, among: Among): RawBuilder<boolean> =>
  among === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(column)} = any(${[...among]}::int[])`;

export const literals = (values: readonly (number | string)[]): RawBuilder<unknown> =>
  sql.join(values.map((value) => sql.lit(value)));
