import { useDeferredValue, useMemo } from 'react';
import { fold } from '../../platform/format/text.ts';
import { sortRows } from './sort.ts';
import type { Column } from './types.ts';

/**
 * All rows in the order of `sort`. Sort first, filter then: sorting 20,000 rows takes its time, filtering them at each
 * key stroke does not. `columns` must be the same object each time.
 */
export const useSorted = <Row>(
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
  sort: string,
): readonly Row[] | undefined =>
  useMemo(() => rows && sortRows(rows, columns, sort), [rows, columns, sort]);

/**
 * The rows whose text has `typed` in it, without regard to case and accents. `textOf` must be the same function each
 * time. The field shows what is typed at once, the list follows.
 */
export const useSearch = <Row>(
  rows: readonly Row[] | undefined,
  textOf: (row: Row) => string,
  typed: string,
): readonly Row[] | undefined => {
  const wanted = fold(useDeferredValue(typed).trim());
  const texts = useMemo(() => rows?.map((row) => fold(textOf(row))), [rows, textOf]);
  return useMemo(
    () => (wanted === '' ? rows : rows?.filter((_, index) => texts?.[index]?.includes(wanted))),
    [rows, texts, wanted],
  );
};
