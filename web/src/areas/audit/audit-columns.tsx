import { auditColumns } from '@tandem/domain/audit/audit-words';
import type { Column } from '../../ui/table/types.ts';
import { fileColumns, sortedByServer } from '../lists/server-columns.tsx';
import type { Line } from './audit-lines.ts';

/** All that the log tells of each line; the keys of those that sort are those of the call. */
export const columns: readonly Column<Line>[] = fileColumns(auditColumns, (line: Line) => line, {
  deed: { width: '1.2fr', ...sortedByServer },
  whose: { width: '1.4fr', ...sortedByServer },
  who: { width: '1.2fr', ...sortedByServer },
  role: { width: '170px', from: 'lg', ...sortedByServer },
  at: { width: '230px', ...sortedByServer },
});
