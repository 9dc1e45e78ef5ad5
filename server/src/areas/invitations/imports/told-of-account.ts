import {
  isChange,
  replaceable,
  type Replaceable,
} from '@tandem/domain/invitations/import/replaced';
import { sectorName } from '@tandem/domain/reference/sectors';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

const nameQueries = {
  formation_id: sql`select name from formations`,
  session_id: sql`select name from sessions`,
  referent_id: sql`select trim(first_name || ' ' || last_name) as name from accounts`,
} as const;

/** What stands as a number, in words; of what is gone meanwhile nothing is known. */
const inWords = async (db: Queries, column: Replaceable, value: unknown): Promise<unknown> => {
  if (column === 'sector_ids' && Array.isArray(value))
    return value.map((id: number) => sectorName(id) ?? '');
  if (!(column in nameQueries) || value === null) return value;
  const query = nameQueries[column as keyof typeof nameQueries];
  const { rows } = await sql<{ name: string }>`${query} where id = ${value}`.execute(db);
  return rows[0]?.name ?? null;
};

/** What imports told of an account that no other table holds, and what stood there before, in words. */
export const findImportDetails = async (db: Queries, accountId: number) => {
  const rows = await db
    .selectFrom('import_rows')
    .innerJoin('imports', 'imports.id', 'import_rows.import_id')
    .select([
      'imports.created_at',
      'imports.file_name',
      'import_rows.line',
      'import_rows.details',
      'import_rows.replaced',
    ])
    .where('import_rows.account_id', '=', accountId)
    .orderBy('imports.created_at')
    .execute();
  const found = [];
  for (const { replaced, ...row } of rows) {
    const before: Record<string, unknown> = {};
    for (const column of Object.keys(replaced ?? {}) as Replaceable[]) {
      const change = replaced?.[column];
      if (isChange(change)) before[replaceable[column]] = await inWords(db, column, change[0]);
    }
    found.push({ ...row, before });
  }
  return found;
};
