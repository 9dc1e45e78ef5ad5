import type { Sent } from '@tandem/contract';
import { api } from '../../platform/api/client.ts';
import type { ExportColumn } from '../../platform/data/export-rows.ts';
import { LongExportButton } from '../../ui/actions/LongExportButton.tsx';
import { formatNumber } from '../../platform/format/numbers.ts';
import { auditLogMessages as messages } from './messages.ts';
import type { Line } from './audit-lines.ts';

const people = { list: 'journal', idOf: ({ id }: Line) => id } as const;

/** Lines of one call, of a file, and the milliseconds that a call may take. */
const pageSize = 1000;
const linesMax = 20_000;
const patience = 30_000;

interface AuditExportProps {
  query: NonNullable<Sent<'GET /journal/'>['query']>;
  columns: readonly ExportColumn<Line>[];
  total: number | undefined;
}

/** Exports the lines that the filters leave as they are seen: these columns, in this order. */
export const AuditExport = ({ query, columns, total }: AuditExportProps) => (
  <LongExportButton
    name={messages.name}
    columns={columns}
    total={total}
    pageSize={pageSize}
    read={(page) => api('GET /journal/', { query: { ...query, ...page }, timeout: patience })}
    people={people}
    cut={{ max: linesMax, message: messages.exportCut(formatNumber(linesMax)) }}
  />
);
