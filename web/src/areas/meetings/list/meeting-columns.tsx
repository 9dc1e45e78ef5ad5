import { meetingKinds } from '@tandem/domain/meetings/meeting';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { CutText } from '../../../ui/table/CutText.tsx';
import { textColumn } from '../../../ui/table/columns/text-column.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { followedColumns } from '../../follow-up/standing/standings.ts';
import { countColumn } from '../../invitations/sending-columns.ts';
import {
  momentCell,
  momentOf,
  momentText,
  outcomeText,
  stateLabel,
  stateOf,
  stateRank,
  type ListedState,
  type MeetingRow,
} from './meeting-rows.ts';
import { meetingListMessages as messages } from './messages.ts';

const words = textColumn<MeetingRow>;

const looks: Partial<Record<ListedState, 'good' | 'hollow'>> = {
  planned: 'good',
  cancelled: 'hollow',
};

export const columns: readonly Column<MeetingRow>[] = [
  {
    ...words('candidat', messages.candidate, ({ record }) => record.candidate.name),
    width: '1.1fr',
  },
  {
    ...words('entreprise', messages.company, ({ record }) => record.company.name),
    width: '1.1fr',
    // It stands in the title of the card.
    inCards: () => false,
  },
  {
    key: 'date',
    title: messages.moment,
    width: '1.4fr',
    cell: (row) => <CutText>{momentText(row)}</CutText>,
    sortBy: momentOf,
    exported: momentCell,
  },
  {
    key: 'etat',
    title: messages.state,
    width: '112px',
    cell: (row) => {
      const state = stateOf(row);
      return <Badge variant={looks[state] ?? 'filled'}>{stateLabel(state)}</Badge>;
    },
    sortBy: (row) => stateRank(stateOf(row)),
    exported: (row) => stateLabel(stateOf(row)),
  },
  {
    ...words('attend', messages.waitsFor, ({ record }) =>
      record.waits_for === null ? '' : messages.sides[record.waits_for],
    ),
    width: '120px',
    from: 'md',
  },
  { ...words('forme', messages.kind, ({ record }) => meetingKinds[record.kind]), from: 'md' },
  {
    ...words('formation', messages.programme, ({ record }) => record.formation?.name ?? ''),
    from: 'lg',
  },
  { ...words('issue', messages.outcome, outcomeText), from: 'lg' },
  { ...words('besoin', messages.need, ({ record }) => record.need.name), extra: true },
  { ...words('lieu', messages.place, ({ record }) => record.place), extra: true },
  countColumn('minutes', messages.minutes, ({ record }) => record.minutes),
  { ...words('session', messages.session, ({ record }) => record.session.name), extra: true },
  ...followedColumns.filter(({ key }) => key !== 'formation' && key !== 'attente'),
];
