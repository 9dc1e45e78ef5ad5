import { statusLabels } from '@tandem/domain/matches/match';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { StatusBadge } from '../matches/StatusBadge.tsx';
import type { Column } from '../../ui/table/types.ts';
import type { ExportColumn, ExportedPeople } from '../../platform/data/export-rows.ts';
import { formatMoment, formatShortDay } from '../../platform/format/dates.ts';
import { formatNumber, formatScore } from '../../platform/format/numbers.ts';
import { assignmentExport, assignmentMessages as messages } from './messages.ts';
import type { FreeRow, LeftOverRow, PairRow, Rows } from './suggestion.ts';

/** Cut off where there is no room; then the whole of it is told to who points at it. */
const cut = (value: string) => <span title={value}>{value}</span>;

const needOf = ({ title, otherProgrammes }: PairRow | FreeRow) =>
  otherProgrammes > 0 ? (
    <span title={messages.sharedNeed(otherProgrammes)}>{title} *</span>
  ) : (
    cut(title)
  );

const candidate = {
  key: 'name',
  title: messages.candidate,
  cell: ({ name }: { name: string }) => name,
  sortBy: ({ name }: { name: string }) => name,
};

const need = {
  key: 'need',
  title: messages.need,
  width: '1.2fr',
  cell: needOf,
  sortBy: ({ title }: { title: string }) => title,
};

const company = {
  key: 'company',
  title: messages.company,
  cell: (row: { company: string }) => cut(row.company),
  sortBy: (row: { company: string }) => row.company,
};

const score: Column<PairRow> = {
  key: 'score',
  title: messages.score,
  width: '76px',
  align: 'end',
  cell: (row) => formatScore(row.score),
  sortBy: (row) => row.score,
};

const status: Column<PairRow> = {
  key: 'status',
  title: messages.status,
  width: '1.2fr',
  cell: (row) => <StatusBadge status={row.status} />,
  sortBy: (row) => row.status,
};

export const pairColumns: readonly Column<PairRow>[] = [
  candidate,
  need,
  company,
  score,
  { ...status, from: 'md' },
  {
    key: 'told',
    title: messages.told,
    width: '108px',
    cell: ({ toldAt }) =>
      toldAt ? (
        <span title={messages.toldOn(formatMoment(toldAt))}>
          <Badge variant="good">{formatShortDay(toldAt)}</Badge>
        </span>
      ) : (
        messages.notTold
      ),
    sortBy: ({ toldAt }) => toldAt,
  },
];

export const heldColumns: readonly Column<PairRow>[] = [candidate, need, company, status];

export const leftOverColumns: readonly Column<LeftOverRow>[] = [
  candidate,
  { key: 'why', title: messages.why, width: '3fr', cell: ({ why }) => why },
];

export const freeColumns: readonly Column<FreeRow>[] = [
  need,
  company,
  {
    key: 'seats',
    title: messages.seats,
    width: '76px',
    align: 'end',
    cell: ({ seats }) => formatNumber(seats),
    sortBy: ({ seats }) => seats,
  },
  { key: 'why', title: messages.why, width: '2fr', cell: ({ why }) => why },
];

interface ExportedRow {
  applicant: number | null;
  situation: string;
  firstName: string;
  lastName: string;
  company: string;
  title: string;
  seats: number | null;
  score: number | null;
  status: string;
  why: string;
  toldAt: string | null;
}

const nothing: Omit<ExportedRow, 'situation'> = {
  applicant: null,
  firstName: '',
  lastName: '',
  company: '',
  title: '',
  seats: null,
  score: null,
  status: '',
  why: '',
  toldAt: null,
};

/** Everything in one list, so that a file of it is whole. */
export const exportedRows = ({ placed, held, leftOver, free }: Rows): ExportedRow[] => {
  const { situations } = assignmentExport;
  const pairOf = (situation: string) => (row: PairRow) => ({
    ...nothing,
    ...row,
    situation,
    status: statusLabels[row.status],
  });
  return [
    ...placed.map(pairOf(situations.placed)),
    ...held.map(pairOf(situations.held)),
    ...leftOver.map((row) => ({ ...nothing, ...row, situation: situations.leftOver })),
    ...free.map((row) => ({ ...nothing, ...row, situation: situations.free })),
  ];
};

export const exported: readonly ExportColumn<ExportedRow>[] = [
  { title: assignmentExport.situation, value: ({ situation }) => situation },
  { title: assignmentExport.firstName, value: ({ firstName }) => firstName },
  { title: assignmentExport.lastName, value: ({ lastName }) => lastName },
  { title: messages.company, value: (row) => row.company },
  { title: messages.need, value: ({ title }) => title },
  { title: messages.seats, value: ({ seats }) => seats },
  { title: messages.score, value: (row) => row.score },
  { title: messages.status, value: (row) => row.status },
  { title: messages.why, value: ({ why }) => why },
  { title: assignmentExport.toldOn, value: ({ toldAt }) => toldAt && new Date(toldAt) },
];

/** A seat that is free is nobody's. */
export const exportedPeople: ExportedPeople<ExportedRow> = {
  list: 'matches',
  idOf: (row) => row.applicant,
};
