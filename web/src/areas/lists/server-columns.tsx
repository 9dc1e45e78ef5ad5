import type { FileCell, FileColumn } from '@tandem/domain/exports/file-cell';
import { formatMoment, formatShortDay } from '../../platform/format/dates.ts';
import { formatNumber } from '../../platform/format/numbers.ts';
import { cellOf } from '../../platform/spreadsheet/file-cell.ts';
import { CutText } from '../../ui/table/CutText.tsx';
import type { Column } from '../../ui/table/types.ts';

/** A list that is read page by page is sorted by the server: a column says that it can be, not how. */
export const sortedByServer = { sortBy: () => null } as const;

const textOf = (value: FileCell): string => {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(value);
  return 'day' in value ? formatShortDay(value.day) : formatMoment(value.at);
};

/** What a file of a list tells, as columns of the list: `all` holds of each of them, those of `looks` are seen unless others are chosen. */
export const fileColumns = <Item, Row>(
  columns: readonly FileColumn<Item>[],
  itemOf: (row: Row) => Item,
  looks: Readonly<Record<string, Partial<Column<Row>>>>,
  all: Partial<Column<Row>> = {},
): readonly Column<Row>[] =>
  columns.map(({ key, title, value }) => ({
    key,
    title,
    cell: (row) => <CutText>{textOf(value(itemOf(row)))}</CutText>,
    exported: (row) => cellOf(value(itemOf(row))),
    ...all,
    ...(looks[key] ?? { extra: true }),
  }));
