import type { Answer } from '@tandem/contract';
import { progressKeys, type Progress } from '@tandem/domain/statistics/statistics';
import { formatPercent } from '../../platform/format/numbers.ts';

export type StatisticsRow = Answer<'GET /formation-statistics/'>[number];

export type Counts = Record<Progress, number>;

/** The five counters of all programmes together. */
export const sumCounts = (rows: readonly Counts[]): Counts =>
  Object.fromEntries(
    progressKeys.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)]),
  ) as Counts;

export const totalOf = (counts: Counts): number =>
  progressKeys.reduce((sum, key) => sum + counts[key], 0);

/** Per cent; 0 where there is nothing to share. */
export const shareOf = (count: number, total: number): number =>
  total === 0 ? 0 : (count / total) * 100;

/** The share in words; what is hardly any is not said to be none, nor what is nearly all to be all. */
export const formatShare = (count: number, total: number): string => {
  const share = shareOf(count, total);
  if (share > 0 && share < 1) return `< ${formatPercent(1)}`;
  return share > 99 && share < 100 ? `> ${formatPercent(99)}` : formatPercent(share);
};

export interface Slice {
  key: Progress;
  /** An SVG path on a circle of radius 1 round the origin; the slices follow the clock from the top. */
  path: string;
}

const pointAt = (turn: number): string => {
  const angle = turn * 2 * Math.PI;
  return `${Math.sin(angle).toFixed(4)} ${(-Math.cos(angle)).toFixed(4)}`;
};

const circle = 'M 0 -1 A 1 1 0 1 1 0 1 A 1 1 0 1 1 0 -1 Z';

/** The slices of the counters that count anybody. */
export const slicesOf = (counts: Counts): Slice[] => {
  const total = totalOf(counts);
  let from = 0;
  return progressKeys
    .filter((key) => counts[key] > 0)
    .map((key) => {
      const share = counts[key] / total;
      const start = from;
      from += share;
      const wide = share > 0.5 ? 1 : 0;
      const path = `M 0 0 L ${pointAt(start)} A 1 1 0 ${wide} 1 ${pointAt(from)} Z`;
      return { key, path: share === 1 ? circle : path };
    });
};
