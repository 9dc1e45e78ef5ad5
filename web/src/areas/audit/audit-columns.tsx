import { auditColumns } from '@tandem/domain/audit/audit-words';
import type { FileCell, FileColumn } from '@tandem/domain/exports/file-cell';
import { formatMoment, formatShortDay } from '../../platform/format/dates.ts';
import { formatNumber } from '../../platform/format/numbers.ts';
import { cellOf } from '../../platform/spreadsheet/file-cell.ts';
import { CutText } from '../../ui/table/CutText.tsx';
import type { Column } from '../../ui/table/types.ts';
import type { Line } from './audit-lines.ts';

/** The log is sorted by the server: a column says that it can be, not how. */
const sorted = { sortBy: () => null } as const;

/** Those that are seen unless others are chosen. */
const usual: Readonly<Record<string, Partial<Column<Line>>>> = {
  deed: { width: '1.2fr', ...sorted },
  whose: { width: '1.4fr', ...sorted },
  who: { width: '1.2fr', ...sorted },
  role: { width: '170px', from: 'lg', ...sorted },
  at: { width: '230px', ...sorted },
};

const textOf = (value: FileCell): string => {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(value);
  return 'day' in value ? formatShortDay(value.day) : formatMoment(value.at);
};

const columnOf = ({ key, title, value }: FileColumn<Line>): Column<Line> => ({
  key,
  title,
  cell: (line) => <CutText>{textOf(value(line))}</CutText>,
  exported: (line) => cellOf(value(line)),
  ...(usual[key] ?? { extra: true }),
});

/** All that the log tells of each line; the keys of those that sort are those of the call. */
export const columns: readonly Column<Line>[] = auditColumns.map(columnOf);
