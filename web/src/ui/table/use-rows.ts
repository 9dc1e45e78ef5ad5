import { searchTexts } from '@tandem/domain/search/search-texts';
import { useDeferredValue, useMemo } from 'react';
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
 * The rows in whose text all words are that were typed, in any order and without regard to case and accents; where none has
 * them, those that have them but for a typing mistake. `textOf` must be the same function each time. The field shows what
 * is typed at once, the list follows.
 */
export const useSearch = <Row>(
  rows: readonly Row[] | undefined,
  textOf: (row: Row) => string,
  typed: string,
): readonly Row[] | undefined => {
  const wanted = useDeferredValue(typed);
  const texts = useMemo(() => rows?.map(textOf), [rows, textOf]);
  return useMemo(() => {
    const hits = texts && searchTexts(texts, wanted);
    return hits ? hits.found.flatMap((index) => rows?.[index] ?? []) : rows;
  }, [rows, texts, wanted]);
};
