import { exportStates } from '@tandem/domain/exports/export-state';
import { formatMoment } from '../../platform/format/dates.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import type { Column } from '../../ui/table/types.ts';
import { countColumn } from '../invitations/sending-columns.ts';
import { usual } from '../../ui/table/columns/text-column.tsx';
import { shareOf, type ExportRecord } from './export-progress.ts';
import { exportsMessages as messages } from './messages.ts';

const looks = { running: 'hollow', done: 'good', failed: 'bad' } as const;

export const exportColumns: readonly Column<ExportRecord>[] = [
  {
    key: 'list',
    title: messages.list,
    cell: ({ list }) => messages.lists[list],
  },
  {
    key: 'format',
    title: messages.format,
    width: '96px',
    cell: ({ format }) => messages.formats[format],
  },
  {
    key: 'state',
    title: messages.state,
    width: '208px',
    cell: (record) => (
      <Badge variant={looks[record.state]}>
        {record.state === 'running'
          ? messages.progress(shareOf(record))
          : exportStates[record.state]}
      </Badge>
    ),
  },
  usual<ExportRecord>(countColumn('rows', messages.rows, ({ rows }) => rows)),
  {
    key: 'ordered',
    title: messages.orderedAt,
    width: '230px',
    cell: ({ created_at: at }) => formatMoment(at),
    from: 'md',
  },
  {
    key: 'until',
    title: messages.until,
    width: '230px',
    cell: ({ expires_at: at }) => formatMoment(at),
    from: 'lg',
  },
];
