import type { Answer } from '@tandem/contract';
import type { ExportColumn } from '../../platform/data/export-rows.ts';
import { formatNumber, formatPercent } from '../../platform/format/numbers.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import type { Column } from '../../ui/table/types.ts';
import { learningMessages as messages } from './messages.ts';
import classes from './learning.module.css';

export type Fairness = Answer<'GET /formation-statistics/fairness/'>;
export type Group = Fairness['groups'][number];

type Rate = Group['shown'];
type Apart = Group['apart']['shown'];

/** `62 %`, of a share of 1. */
export const percentOf = (share: number): string => formatPercent(100 * share);

/** A share with the two ends between which it lies. */
export const RateText = ({ rate, low, high }: Rate) => (
  <span>
    {percentOf(rate)}{' '}
    <span className={classes.range}>{messages.range(percentOf(low), percentOf(high))}</span>
  </span>
);

/** `none`: what is said where there is no share. */
const RateCell = ({ rate, apart, none }: { rate: Rate | null; apart: Apart; none?: string }) =>
  rate ? (
    <span className={classes.rate}>
      <RateText {...rate} />
      {apart && (
        <Badge variant={apart === 'less' ? 'bad' : 'hollow'}>{messages.apart[apart]}</Badge>
      )}
    </span>
  ) : (
    <span className={classes.range}>{none}</span>
  );

export const fairnessColumns: readonly Column<Group>[] = [
  { key: 'group', title: messages.group, width: '2fr', cell: ({ title }) => title },
  {
    key: 'candidates',
    title: messages.candidates,
    width: '110px',
    align: 'end',
    cell: ({ candidates }) => formatNumber(candidates),
  },
  {
    key: 'shown',
    title: messages.shown,
    width: '2fr',
    cell: ({ shown, apart }) => <RateCell rate={shown} apart={apart.shown} />,
  },
  {
    key: 'seen',
    title: messages.seen,
    width: '2fr',
    cell: ({ seen, apart }) => <RateCell rate={seen} apart={apart.seen} none={messages.unseen} />,
  },
  {
    key: 'answers',
    title: messages.answers,
    width: '110px',
    align: 'end',
    cell: ({ answers }) => formatNumber(answers),
  },
  {
    key: 'accepted',
    title: messages.accepted,
    width: '2fr',
    cell: ({ accepted, apart }) => (
      <RateCell rate={accepted} apart={apart.accepted} none={messages.few} />
    ),
  },
];

export const fairnessExport: readonly ExportColumn<Group>[] = [
  { title: messages.group, value: ({ title }) => title },
  { title: messages.candidates, value: ({ candidates }) => candidates },
  { title: messages.shown, value: ({ shown }) => shown.rate },
  { title: messages.seen, value: ({ seen }) => seen?.rate ?? null },
  { title: messages.answers, value: ({ answers }) => answers },
  { title: messages.accepted, value: ({ accepted }) => accepted?.rate ?? null },
];
