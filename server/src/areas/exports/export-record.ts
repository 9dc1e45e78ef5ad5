import type { ExportRow } from './export-queries.ts';

export const exportRecord = (row: ExportRow) => ({
  id: row.id,
  list: row.list,
  format: row.format,
  state: row.state,
  rows: row.rows,
  total: row.total,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
});
