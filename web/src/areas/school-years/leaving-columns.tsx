import { needStateLabels } from '@tandem/domain/needs/need-state';
import { formatDay } from '../../platform/format/dates.ts';
import type { Column } from '../../ui/table/types.ts';
import { closingMessages as messages } from './messages.ts';
import type { LeavingCandidate, LeavingNeed } from './use-closing.ts';

/** Rows as they are ticked: by their id. */
export type CandidateRow = LeavingCandidate & { key: number };
export type NeedRow = LeavingNeed & { key: number };

export const nameOf = ({ first_name: first, last_name: last }: LeavingCandidate): string =>
  `${first} ${last}`.trim();

const carriedText = ({ carried }: Pick<LeavingCandidate, 'carried'>): string => {
  if (carried === null) return messages.notCarried;
  const { to, waits, confirmed_at: at } = carried;
  if (waits) return messages.waits(to.name);
  return at === null ? messages.unconfirmed(to.name) : messages.confirmed(to.name, formatDay(at));
};

const placeText = ({ placed }: LeavingCandidate): string =>
  placed ? messages.placed : messages.unplaced;

const programmeNames = (row: LeavingNeed): string =>
  row.formations.map(({ name }) => name).join(', ');

export const candidateColumns: readonly Column<CandidateRow>[] = [
  { key: 'name', title: messages.name, width: '2fr', cell: nameOf, sortBy: (row) => row.last_name },
  {
    key: 'formation',
    title: messages.formation,
    width: '2fr',
    cell: (row) => row.formation.name,
    sortBy: (row) => row.formation.name,
  },
  { key: 'place', title: messages.place, width: '1fr', cell: placeText, sortBy: placeText },
  { key: 'carried', title: messages.carried, width: '2fr', cell: carriedText, sortBy: carriedText },
];

export const needColumns: readonly Column<NeedRow>[] = [
  {
    key: 'title',
    title: messages.need,
    width: '2fr',
    cell: ({ title }) => title,
    sortBy: ({ title }) => title,
  },
  {
    key: 'company',
    title: messages.company,
    width: '2fr',
    cell: ({ company }) => company,
    sortBy: ({ company }) => company,
  },
  { key: 'formations', title: messages.formations, width: '2fr', from: 'lg', cell: programmeNames },
  {
    key: 'state',
    title: messages.state,
    width: '1fr',
    cell: ({ state }) => needStateLabels[state],
    sortBy: ({ state }) => needStateLabels[state],
  },
  { key: 'carried', title: messages.carried, width: '2fr', cell: carriedText, sortBy: carriedText },
];
