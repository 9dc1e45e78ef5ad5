import type { Answer } from '@tandem/contract';
import type { Queries } from '../../../platform/database/database.ts';
import { countRestorable, countSent, type FoundImport, type Sent } from './import-queries.ts';

type ImportRecord = Answer<'GET /imports/{id}/'>;

const recordOf = (row: FoundImport, sent?: Sent, restorable = 0): ImportRecord => ({
  id: row.id,
  kind: row.kind,
  file_name: row.file_name,
  state: row.state,
  sending: row.sending,
  send_at: row.send_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  created_by: row.author ?? row.author_email,
  rows: row.rows,
  treated: row.added + row.updated + row.skipped,
  added: row.added,
  updated: row.updated,
  skipped: row.skipped,
  sent: sent?.sent ?? 0,
  refused: sent?.refused ?? 0,
  registered: sent?.registered ?? 0,
  withdrawn: row.withdrawn,
  restorable,
  restored: row.restored,
});

export const importRecords = async (
  db: Queries,
  rows: readonly FoundImport[],
): Promise<ImportRecord[]> => {
  const ids = rows.map(({ id }) => id);
  const sent = await countSent(db, ids);
  const restorable = await countRestorable(db, ids);
  return rows.map((row) => recordOf(row, sent.get(row.id), restorable.get(row.id)));
};

export const importRecord = async (db: Queries, row: FoundImport): Promise<ImportRecord> => {
  const [sent, restorable] = [await countSent(db, [row.id]), await countRestorable(db, [row.id])];
  return recordOf(row, sent.get(row.id), restorable.get(row.id));
};
