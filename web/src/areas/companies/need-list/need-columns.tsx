import { needStateLabels } from '@tandem/domain/needs/need-state';
import { contractTypes } from '@tandem/domain/reference/contract-types';
import { levels } from '@tandem/domain/reference/levels';
import { followedColumns } from '../../follow-up/standing/standings.ts';
import { countColumn, dayColumn } from '../../invitations/sending-columns.ts';
import { ActiveMark } from '../../needs/ActiveMark.tsx';
import { CutText } from '../../../ui/table/CutText.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { needListMessages as messages } from './messages.ts';
import type { ListedNeed, NeedRow } from './need-rows.ts';

const textColumn = (
  key: string,
  title: string,
  textOf: (need: ListedNeed) => string,
): Column<NeedRow> => ({
  key,
  title,
  cell: ({ record }) => <CutText>{textOf(record)}</CutText>,
  sortBy: ({ record }) => textOf(record) || null,
  exported: ({ record }) => textOf(record),
});

/** Columns of numbers that every list would show only where they are chosen: here they are what it is read for. */
const shown = (column: Column<NeedRow>): Column<NeedRow> => {
  const { extra: _, ...always } = column;
  return always;
};

export const columns: readonly Column<NeedRow>[] = [
  { ...textColumn('titre', messages.post, ({ title }) => title), width: '1.6fr' },
  { ...textColumn('entreprise', messages.company, ({ company }) => company.name), width: '1.3fr' },
  { ...textColumn('lieu', messages.location, ({ location }) => location), from: 'md' },
  {
    ...textColumn('formations', messages.programmes, (need) =>
      need.formations.map(({ name }) => name).join(', '),
    ),
    from: 'lg',
  },
  {
    key: 'etat',
    title: messages.state,
    width: '112px',
    cell: ({ record }) => <ActiveMark state={record.state} word={needStateLabels[record.state]} />,
    sortBy: ({ record }) => needStateLabels[record.state],
    exported: ({ record }) => needStateLabels[record.state],
  },
  shown(countColumn('ouverts', messages.openMatches, ({ record }) => record.open_matches)),
  shown(countColumn('a-repondre', messages.pendingMatches, ({ record }) => record.pending_matches)),
  { ...shown(countColumn('postes', messages.seats, ({ record }) => record.seats)), from: 'md' },
  {
    ...shown(countColumn('pourvus', messages.seatsTaken, ({ record }) => record.seats_taken)),
    from: 'md',
  },
  {
    ...textColumn('contrat', messages.contract, (need) => contractTypes[need.contract_type]),
    extra: true,
  },
  {
    ...textColumn('niveau', messages.level, (need) => levels[need.target_educational_level]),
    extra: true,
  },
  { ...textColumn('session', messages.session, ({ session }) => session.name), extra: true },
  { ...textColumn('tuteur', messages.tutor, ({ tutor }) => tutor), extra: true },
  dayColumn('etat-depuis', messages.stateSince, ({ record }) => record.state_since),
  ...followedColumns.filter(({ key }) => key !== 'formation'),
];
