import { sql, type RawBuilder } from 'kysely';

/** Values as they are written in a statement, with commas: PostgreSQL plans with what they are. */
export const literals = (values: readonly (number | string)[]): RawBuilder<unknown> =>
  sql.join(values.map((value) => sql.lit(value)));
