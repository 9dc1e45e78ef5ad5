import { sql } from 'kysely';

/** What tells whether the staff filled a sheet in, and who did; no name where the account is gone. */
export const filledColumns = <Table extends 'applicants' | 'companies'>(table: Table) =>
  [
    `${table}.filled_at` as const,
    `${table}.reread_at` as const,
    sql<string | null>`(select trim(f.first_name || ' ' || f.last_name) from accounts f
      where f.id = ${sql.ref(`${table}.filled_by`)})`.as('filled_by_name'),
  ] as const;

/** The mark of a sheet that the staff filled in; none once its owner has saved it themselves. */
export const filledMark = (row: {
  filled_at: Date | null;
  reread_at: Date | null;
  filled_by_name: string | null;
}) =>
  row.filled_at === null || row.reread_at !== null
    ? null
    : { at: row.filled_at.toISOString(), by: row.filled_by_name };

/** What the row says once the staff have filled it in, where they changed anything. */
export const markedBy = (by: number, at: Date, changed: readonly string[]) =>
  changed.length > 0 ? { filled_at: at, filled_by: by, reread_at: null } : {};
