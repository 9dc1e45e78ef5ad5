import { parisClock, parisMoment } from '@tandem/domain/calendar/paris-time';
import { fileDownload } from '../../platform/http/call.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Queries } from '../../platform/database/database.ts';
import { streamCsv } from '../../platform/spreadsheet/csv.ts';
import { streamXlsx, type StreamedSheet } from '../../platform/spreadsheet/xlsx.ts';
import { findAccount, nameOfAccount } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { findExport, findNamedCandidates, findPart, type ExportRow } from './export-queries.ts';
import { mayHave, sources } from './export-sources.ts';

const kinds = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const sheetOf = (db: Queries, { id, list, columns, rows }: ExportRow): StreamedSheet => ({
  name: sources[list].title,
  titles: sources[list].titlesOf(columns),
  count: rows,
  rows: async function* () {
    for (let position = 0; ; position += 1) {
      const part = await findPart(db, id, position);
      if (part === null) return;
      yield part.rows;
    }
  },
});

/** What a file says of itself, as those that the browser makes. */
const aboutSheet = async (db: Queries, row: ExportRow): Promise<StreamedSheet> => {
  const by = await findAccount(db, row.account_id);
  const name = by && nameOfAccount(by);
  const address = by?.email ?? '';
  const facts: [string, string | number][] = [
    ['Nombre de lignes', row.rows],
    ['Exportée le', parisMoment(row.created_at)],
    ['Par', name && name !== address ? `${name} (${address})` : address],
    ...(await sources[row.list].saidOf(db, row)),
  ];
  return {
    name: 'À propos',
    titles: ['Liste', sources[row.list].title],
    count: facts.length,
    rows: () => [facts],
  };
};

/** Told to the audit log whenever it leaves, with everybody whom it names. */
export const downloadExport: Handler<'GET /exports/{id}/file/', 'db' | 'now'> = async (
  { db, now },
  { actor, params, auditLog },
) => {
  const at = now();
  const row = orNotFound(await findExport(db.read, params.id));
  orNotFound(mayHave(actor, row) && row.state === 'done' && row.expires_at > at ? row : null);
  await auditLog.exported(row.list, row.rows, {
    applicants: await findNamedCandidates(db.read, row.id),
  });
  const sheet = sheetOf(db.read, row);
  return fileDownload({
    stream:
      row.format === 'csv'
        ? streamCsv(sheet)
        : streamXlsx([await aboutSheet(db.read, row), sheet], at),
    name: `tandem-${sources[row.list].name}-${parisClock(row.created_at).day}.${row.format}`,
    contentType: kinds[row.format],
  });
};
