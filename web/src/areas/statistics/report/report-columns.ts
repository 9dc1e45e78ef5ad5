import type { Answer } from '@tandem/contract';
import { reportSteps } from '@tandem/domain/statistics/report';
import type { ExportColumn } from '../../../platform/data/export-rows.ts';
import { formatNumber, formatPercent } from '../../../platform/format/numbers.ts';
import type { Column } from '../../../ui/table/types.ts';
import { reportMessages as messages } from './messages.ts';

export type Report = Answer<'GET /formation-statistics/report/'>;
export type StepRow = Report['steps'][number];
export type ProgrammeRow = Report['formations'][number];

const nothing = '–';

const numberOr = (value: number | null): string => (value === null ? nothing : formatNumber(value));

const percentOr = (value: number | null): string =>
  value === null ? nothing : formatPercent(value * 100);

const changeOf = ({ now, before }: StepRow): number | null =>
  before === null ? null : now - before;

const signedNumber = (value: number | null): string =>
  value !== null && value > 0 ? `+${formatNumber(value)}` : numberOr(value);

const narrow = { width: '1fr', align: 'end' } as const;

export const stepColumns: readonly Column<StepRow>[] = [
  { key: 'step', title: messages.step, width: '2fr', cell: ({ step }) => reportSteps[step] },
  { key: 'now', title: messages.now, ...narrow, cell: ({ now }) => formatNumber(now) },
  { key: 'before', title: messages.rateBefore, ...narrow, cell: ({ before }) => numberOr(before) },
  {
    key: 'change',
    title: messages.change,
    ...narrow,
    cell: (row) => signedNumber(changeOf(row)),
  },
];

export const stepExport: readonly ExportColumn<StepRow>[] = [
  { title: messages.step, value: ({ step }) => reportSteps[step] },
  { title: messages.now, value: ({ now }) => now },
  { title: messages.before, value: ({ before }) => before },
  { title: messages.change, value: changeOf },
];

export const programmeColumns: readonly Column<ProgrammeRow>[] = [
  {
    key: 'formation',
    title: messages.programme,
    width: '2fr',
    cell: ({ formation: programme }) => programme,
    sortBy: ({ formation: programme }) => programme,
  },
  {
    key: 'complete',
    title: messages.complete,
    ...narrow,
    cell: ({ complete }) => formatNumber(complete),
    sortBy: ({ complete }) => complete,
  },
  {
    key: 'placed',
    title: messages.signed,
    ...narrow,
    cell: ({ placed }) => formatNumber(placed),
    sortBy: ({ placed }) => placed,
  },
  {
    key: 'rate',
    title: messages.rate,
    ...narrow,
    cell: ({ rate }) => percentOr(rate.now),
    sortBy: ({ rate }) => rate.now ?? -1,
  },
  {
    key: 'before',
    title: messages.rateBefore,
    ...narrow,
    cell: ({ rate }) => percentOr(rate.before),
    sortBy: ({ rate }) => rate.before ?? -1,
  },
];

export const programmeExport: readonly ExportColumn<ProgrammeRow>[] = [
  { title: messages.programme, value: ({ formation: programme }) => programme },
  { title: messages.complete, value: ({ complete }) => complete },
  { title: messages.signed, value: ({ placed }) => placed },
  { title: messages.rate, value: ({ rate }) => rate.now },
  { title: messages.rateBefore, value: ({ rate }) => rate.before },
];
