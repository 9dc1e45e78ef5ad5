import { replaceable, type Replaceable } from '@tandem/domain/invitations/import/replaced';
import { sectorName } from '@tandem/domain/reference/sectors';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

const nameQueries = {
  formation_id: sql<Named>`select id, name from formations where id = any(`,
  session_id: sql<Named>`select id, name from sessions where id = any(`,
  referent_id: sql<Named>`select id, trim(first_name || ' ' || last_name) as name from accounts where id = any(`,
} as const;

interface Named {
  id: number;
  name: string;
}

/** What stands as a number, in words; of what is gone meanwhile nothing is known. */
const inWords = async (db: Queries, column: Replaceable, value: unknown): Promise<unknown> => {
  if (column === 'sector_ids' && Array.isArray(value))
    return value.map((id: number) => sectorName(id) ?? '');
  if (!(column in nameQueries) || value === null) return value;
  const query = nameQueries[column as keyof typeof nameQueries];
  const { rows } = await sql<Named>`${query}${[value]}::int[])`.execute(db);
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
      const [was, is] = replaced?.[column] ?? [null, null];
      // What it told as it stood there already replaced nothing.
      if (JSON.stringify(was) === JSON.stringify(is)) continue;
      before[replaceable[column]] = await inWords(db, column, was);
    }
    found.push({ ...row, before });
  }
  return found;
};
