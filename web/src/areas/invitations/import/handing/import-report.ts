import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import { exportRows } from '../../../../platform/data/export-rows.ts';
import { apiList } from '../../../../platform/api/client.ts';
import { readPages } from '../../../../platform/data/read-pages.ts';
import { importMessages as messages } from '../messages.ts';

interface ReportRow {
  line: number;
  name: string;
  email: string;
  result: string;
  state: string | null;
}

/** What became of each row, as a file. */
export const downloadImportReport = async (importId: number, kind: ImportKind): Promise<void> => {
  const pieces = await readPages((query) =>
    apiList('GET /imports/{id}/rows/', { params: { id: importId }, query }),
  );
  const rows = pieces.flat();
  const told = rows.map((row): ReportRow => {
    const { line, name, email, outcome, email_error: error, registered } = row;
    if (outcome === 'added' && registered)
      return { line, name, email, result: messages.registered, state: null };
    if (outcome === 'added' && error !== null)
      return { line, name, email, result: messages.refused, state: error };
    return { line, name, email, result: messages.outcomes[outcome], state: row.reason };
  });
  await exportRows({
    people: { list: kind, idOf: () => null },
    name: messages.reportName,
    rows: told.toSorted((one, other) => one.line - other.line),
    columns: [
      { title: messages.line, value: ({ line }) => line },
      { title: messages.name, value: ({ name }) => name },
      { title: messages.email, value: ({ email }) => email },
      { title: messages.result, value: ({ result }) => result },
      { title: messages.state, value: ({ state }) => state },
    ],
  });
};
