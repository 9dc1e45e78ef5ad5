import { Badge } from '../../../ui/feedback/Badge.tsx';
import { textColumn, usual } from '../../../ui/table/columns/text-column.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { followedColumns } from '../../follow-up/standing/standings.ts';
import { dayColumn } from '../../invitations/sending-columns.ts';
import {
  limitOf,
  limitText,
  stateLabel,
  stateOf,
  stateRank,
  waitsOf,
  type FileRow,
  type ListedState,
} from './file-rows.ts';
import { fileListMessages as messages } from './messages.ts';

const words = textColumn<FileRow>;
const days = dayColumn<FileRow>;
const shown = usual<FileRow>;

const looks: Partial<Record<ListedState, 'good' | 'bad' | 'hollow'>> = {
  none: 'hollow',
  accepted: 'good',
  amended: 'good',
  refused: 'bad',
  broken: 'bad',
};

export const columns: readonly Column<FileRow>[] = [
  {
    ...words('candidat', messages.candidate, ({ record }) => record.candidate.name),
    width: '1.2fr',
  },
  { ...words('entreprise', messages.company, ({ record }) => record.company.name), width: '1.2fr' },
  {
    ...words('formation', messages.programme, ({ record }) => record.formation?.name ?? ''),
    from: 'lg',
  },
  {
    key: 'etat',
    title: messages.state,
    width: '176px',
    cell: (row) => {
      const state = stateOf(row);
      return <Badge variant={looks[state] ?? 'filled'}>{stateLabel(state)}</Badge>;
    },
    sortBy: (row) => stateRank(stateOf(row)),
    exported: (row) => stateLabel(stateOf(row)),
  },
  { ...words('attente', messages.waits, waitsOf), width: '1.8fr' },
  {
    ...shown(days('limite', messages.limit, limitOf)),
    width: '152px',
    from: 'md',
    cell: (row) => limitText(row) || '–',
    inCards: (row) => limitOf(row) !== null,
  },
  {
    ...shown(days('debut', messages.begins, ({ record }) => record.begins_on)),
    from: 'md',
    inCards: ({ record }) => record.begins_on !== null,
  },
  days('fin', messages.ends, ({ record }) => record.ends_on),
  { ...words('besoin', messages.need, ({ record }) => record.need.name), extra: true },
  { ...words('session', messages.session, ({ record }) => record.session.name), extra: true },
  days('etat-depuis', messages.stateSince, ({ record }) => record.state_since),
  days('finalise', messages.finalised, ({ record }) => record.finalised_at),
  days('signe', messages.signed, ({ record }) => record.all_signed_on),
  days('convention', messages.agreement, ({ record }) => record.agreement_on),
  days('depose', messages.lodged, ({ record }) => record.lodged_on),
  days('rupture', messages.brokenOn, ({ record }) => record.broken_on),
  ...followedColumns.filter(({ key }) => key !== 'formation' && key !== 'attente'),
];
