import type { RowDoubt, RowFault } from '@tandem/domain/invitations/import/rows/read-rows';
import { formatNumber } from '../../../../platform/format/numbers.ts';
import type { CheckedRow } from '../../../../platform/spreadsheet/check-rows.ts';
import { importMessages } from '../messages.ts';
import { filterMessages, repeatMessages } from './messages.ts';
import { isSound, isTakenUp, type KnownRow } from './row-state.ts';

type Kind = RowFault | RowDoubt;

/** Which rows are shown: all, those of a state, or of one kind of what is wrong with them. */
export type RowFilter = '' | 'valid' | 'faulty' | 'known' | 'doubtful' | 'repeated' | Kind;

const kinds: Readonly<Record<Kind, string>> = {
  ...importMessages.rowFaults,
  ...importMessages.rowDoubts,
  ...filterMessages.kinds,
};

const isKind = (filter: RowFilter): filter is Kind => filter in kinds;

const isDoubtful = (row: CheckedRow): boolean =>
  isSound(row) &&
  (row.doubts.length > 0 || row.proposals.email !== undefined || 'phone' in row.refusals);

export const isOfFilter = (
  filter: RowFilter,
  row: CheckedRow,
  known: ReadonlyMap<number, KnownRow>,
): boolean => {
  // What is wrong with a row for good says more than what should be looked at.
  if (isKind(filter))
    return row.faults.length > 0
      ? row.faults.some((one) => one === filter) && !isTakenUp(row)
      : row.doubts.some((one) => one === filter);
  if (filter === 'valid') return isSound(row) && !known.has(row.key);
  if (filter === 'faulty') return !isSound(row) && !isTakenUp(row);
  if (filter === 'known') return isSound(row) && known.has(row.key);
  if (filter === 'repeated') return row.repeat !== null;
  return filter === '' || isDoubtful(row);
};

/** Those that some rows are of, with their number, and the one that is chosen even where its last row was mended; kinds come last. */
export const filterChoices = (
  rows: readonly CheckedRow[],
  known: ReadonlyMap<number, KnownRow>,
  chosen: RowFilter = '',
): (readonly [RowFilter, string])[] => {
  const count = (filter: RowFilter) => rows.filter((row) => isOfFilter(filter, row, known)).length;
  const some: (readonly [RowFilter, (count: string) => string])[] = [
    ['faulty', importMessages.faultyRows],
    ['known', importMessages.knownRows],
    ['doubtful', importMessages.doubtfulRows],
    ['repeated', repeatMessages.rows],
    ...(Object.keys(kinds) as Kind[]).map(
      (kind) => [kind, (number: string) => filterMessages.kind(kinds[kind], number)] as const,
    ),
  ];
  return [
    ['', importMessages.allRows(formatNumber(rows.length))],
    ['valid', importMessages.validRows(formatNumber(count('valid')))],
    ...some.flatMap(([filter, label]) => {
      const number = count(filter);
      return number > 0 || filter === chosen
        ? [[filter, label(formatNumber(number))] as const]
        : [];
    }),
  ];
};
