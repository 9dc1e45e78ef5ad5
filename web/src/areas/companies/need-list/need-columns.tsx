import { needStateLabels } from '@tandem/domain/needs/need-state';
import { contractTypes } from '@tandem/domain/reference/contract-types';
import { levels } from '@tandem/domain/reference/levels';
import { followedColumns } from '../../follow-up/standing/standings.ts';
import { countColumn, dayColumn } from '../../invitations/sending-columns.ts';
import { ActiveMark } from '../../needs/ActiveMark.tsx';
import { textColumn, usual } from '../../../ui/table/columns/text-column.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { needListMessages as messages } from './messages.ts';
import type { NeedRow } from './need-rows.ts';

const words = textColumn<NeedRow>;
const shown = usual<NeedRow>;

/** Numbers are what this list is read for. */
export const columns: readonly Column<NeedRow>[] = [
  { ...words('titre', messages.post, ({ record }) => record.title), width: '1.6fr' },
  { ...words('entreprise', messages.company, ({ record }) => record.company.name), width: '1.3fr' },
  { ...words('lieu', messages.location, ({ record }) => record.location), from: 'md' },
  {
    ...words('formations', messages.programmes, ({ record }) =>
      record.formations.map(({ name }) => name).join(', '),
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
    ...words('contrat', messages.contract, ({ record }) => contractTypes[record.contract_type]),
    extra: true,
  },
  {
    ...words('niveau', messages.level, ({ record }) => levels[record.target_educational_level]),
    extra: true,
  },
  { ...words('session', messages.session, ({ record }) => record.session.name), extra: true },
  { ...words('tuteur', messages.tutor, ({ record }) => record.tutor), extra: true },
  dayColumn('etat-depuis', messages.stateSince, ({ record }) => record.state_since),
  ...followedColumns.filter(({ key }) => key !== 'formation'),
];
