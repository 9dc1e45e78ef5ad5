import { formatMoment } from '../../../platform/format/dates.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import type { Column } from '../../../ui/table/types.ts';
import type { ImportRecord } from '../import/handing/import-progress.ts';
import { importsMessages as messages } from './messages.ts';

const stateText = ({ state, treated, rows }: ImportRecord): string =>
  state === 'running'
    ? `${messages.states[state]}\u202f: ${messages.progress(treated, rows)}`
    : messages.states[state];

export const importColumns: readonly Column<ImportRecord>[] = [
  {
    key: 'file',
    title: messages.file,
    width: '2fr',
    cell: ({ file_name: name }) => name,
    sortBy: ({ file_name: name }) => name,
  },
  {
    key: 'kind',
    title: messages.kind,
    width: '120px',
    cell: ({ kind }) => messages.kinds[kind],
    sortBy: ({ kind }) => kind,
    from: 'md',
  },
  {
    key: 'state',
    title: messages.state,
    width: '220px',
    cell: (row) => (
      <Badge variant={row.state === 'done' ? 'good' : 'hollow'}>{stateText(row)}</Badge>
    ),
    sortBy: ({ state }) => state,
  },
  {
    key: 'added',
    title: messages.added,
    width: '96px',
    cell: ({ added }) => formatNumber(added),
    sortBy: ({ added }) => added,
    from: 'md',
  },
  {
    key: 'registered',
    title: messages.registered,
    width: '96px',
    cell: ({ registered }) => formatNumber(registered),
    sortBy: ({ registered }) => registered,
    from: 'md',
  },
  {
    key: 'by',
    title: messages.by,
    width: '1fr',
    cell: ({ created_by: by }) => by ?? messages.gone,
    sortBy: ({ created_by: by }) => by ?? '',
    from: 'md',
  },
  {
    key: 'date',
    title: messages.date,
    width: '200px',
    cell: ({ created_at: date }) => formatMoment(date),
    sortBy: ({ created_at: date }) => date,
    from: 'md',
  },
];
