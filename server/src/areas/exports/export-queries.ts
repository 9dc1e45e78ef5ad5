import { deflateSync, inflateSync } from 'node:zlib';
import type { FileCell } from '@tandem/domain/exports/file-cell';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import type { ExportsTables } from '../../platform/database/tables/exports-tables.ts';

export type ExportRow = Selectable<ExportsTables['exports']>;

export interface PartContent {
  rows: FileCell[][];
}

/** A second order with the same key is the first; null where somebody else has used it. */
export const addExport = async (
  tx: Writes,
  values: Insertable<ExportsTables['exports']>,
): Promise<{ id: number; isNew: boolean } | null> => {
  const added = await tx
    .insertInto('exports')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { id: added.id, isNew: true };
  const first = await tx
    .selectFrom('exports')
    .select('id')
    .where('key', '=', values.key)
    .where('account_id', '=', values.account_id)
    .executeTakeFirst();
  return first ? { id: first.id, isNew: false } : null;
};

export const findExport = (db: Queries, id: number): Promise<ExportRow | undefined> =>
  db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst();

export const lockExport = (tx: Writes, id: number): Promise<ExportRow | undefined> =>
  tx.selectFrom('exports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Those that are not over, the newest first. */
export const findExportsOf = (db: Queries, accountId: number, now: Date): Promise<ExportRow[]> =>
  db
    .selectFrom('exports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** What somebody has asked for, without its rows. */
export const findOrdersOf = (db: Queries, accountId: number) =>
  db
    .selectFrom('exports')
    .select(['list', 'format', 'query', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

export const removeExport = async (tx: Writes, id: number): Promise<void> => {
  await tx.deleteFrom('exports').where('id', '=', id).execute();
};

export const deleteOldExports = async (tx: Writes, now: Date): Promise<void> => {
  await tx.deleteFrom('exports').where('expires_at', '<', now).execute();
};

export const moveExport = async (
  tx: Writes,
  id: number,
  change: { state: 'done' | 'failed'; done_at: Date } | { rows: number },
): Promise<void> => {
  await tx.updateTable('exports').set(change).where('id', '=', id).execute();
};

/** How many parts there are, and how many rows they are of. */
export const findProgress = (tx: Writes, exportId: number) =>
  tx
    .selectFrom('export_parts')
    .select([
      sql<number>`count(*)::int`.as('parts'),
      sql<number>`coalesce(sum(read), 0)::int`.as('read'),
    ])
    .where('export_id', '=', exportId)
    .executeTakeFirstOrThrow();

export const addPart = async (
  tx: Writes,
  {
    exportId,
    position,
    read,
    applicantIds,
  }: Record<'exportId' | 'position' | 'read', number> & {
    applicantIds: number[];
  },
  content: PartContent,
): Promise<void> => {
  await tx
    .insertInto('export_parts')
    .values({
      export_id: exportId,
      position,
      read,
      applicant_ids: applicantIds,
      content: deflateSync(JSON.stringify(content)),
    })
    .execute();
};

/** Null where there is none at that position. */
export const findPart = async (
  db: Queries,
  exportId: number,
  position: number,
): Promise<PartContent | null> => {
  const part = await db
    .selectFrom('export_parts')
    .select('content')
    .where('export_id', '=', exportId)
    .where('position', '=', position)
    .executeTakeFirst();
  return part ? (JSON.parse(inflateSync(part.content).toString()) as PartContent) : null;
};

/** The candidates whom a file names. */
export const findNamedCandidates = async (db: Queries, exportId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('export_parts')
    .select(sql<number>`unnest(applicant_ids)`.as('id'))
    .distinct()
    .where('export_id', '=', exportId)
    .execute();
  return rows.map(({ id }) => id);
};
