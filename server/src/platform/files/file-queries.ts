import type { Insertable, Selectable } from 'kysely';
import type { Queries, Writes } from '../database/database.ts';
import type { Tables } from '../database/tables/tables.ts';

export type StoredFileRow = Selectable<Tables['files']>;

export const addFile = async (tx: Writes, file: Insertable<Tables['files']>): Promise<void> => {
  await tx.insertInto('files').values(file).execute();
};

export const deleteFile = async (tx: Writes, name: string): Promise<void> => {
  await tx.deleteFrom('files').where('name', '=', name).execute();
};

/** A stored resume, with the candidate to whom it belongs. */
export const findResume = (
  db: Queries,
  name: string,
): Promise<(StoredFileRow & { applicant_id: number; formation_id: number | null }) | undefined> =>
  db
    .selectFrom('files')
    .innerJoin('applicants', 'applicants.resume_file', 'files.name')
    .selectAll('files')
    .select(['applicants.id as applicant_id', 'applicants.formation_id'])
    .where('files.name', '=', name)
    .executeTakeFirst();

/** Which of these names have a row: of people's files, of a paper that was signed, or of a form. */
export const findKnownFiles = async (
  db: Queries,
  names: readonly string[],
): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('files')
    .select('name')
    .where('name', 'in', [...names])
    .union(
      db
        .selectFrom('contract_scans')
        .select('name')
        .where('name', 'in', [...names]),
    )
    .union(
      db
        .selectFrom('official_forms')
        .select('name')
        .where('name', 'in', [...names]),
    )
    .execute();
  return new Set(rows.map((row) => row.name));
};

export const findFileNames = async (db: Queries, accountId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('files')
    .select('name')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map((row) => row.name);
};
