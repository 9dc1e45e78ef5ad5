import type { ReactNode } from 'react';
import type { Cell } from '../../platform/data/export-rows.ts';

export type RowKey = string | number;

export interface Column<Row> {
  /** Names the column in the sort: `name`, `-name`. */
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** A share of the room (`2fr`) or a fixed width (`120px`); one share unless told. */
  width?: string;
  /** What the column is sorted by; without it there is no sort. */
  sortBy?: (row: Row) => string | number | null;
  /** Shown only where there is room: always (`sm`), from 1024 px (`md`) or 1280 px (`lg`) on. A phone's cards show it all the same. */
  from?: 'sm' | 'md' | 'lg';
  align?: 'end';
  /** Shown only where it is chosen. */
  extra?: true;
  /** What a file says of it; without it the column is not exported. */
  exported?: (row: Row) => Cell;
  /** Whether a phone's card shows it for this row; yes unless told. */
  inCards?: (row: Row) => boolean;
  /** Where it stands on a phone's card: beside the name, or on a line of its own; below its title unless told. */
  onCard?: 'beside' | 'line';
  /** Its cell is the name of the row, and leads somewhere: a phone's card begins with it. */
  isName?: true;
}

export interface Selection {
  selected: ReadonlySet<RowKey>;
  onChange: (selected: ReadonlySet<RowKey>) => void;
}

export interface DataTableProps<Row> {
  /** What the table is a list of, for those who hear it. */
  label: string;
  /** Sorted and filtered; undefined while they load. */
  rows: readonly Row[] | undefined;
  /** The first one is what a row is known by; on a phone `rowName` heads the card in its place. */
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  /** What a row is called: heads its card, names its checkbox and its menu. */
  rowName: (row: Row) => string;
  /** `key` or `-key` of the column that the rows are sorted by; '' for the order in which they came. */
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection;
  /** Makes the first cell a button that opens the row. */
  onOpen?: (row: Row) => void;
  /** Buttons at the end of a row. */
  actions?: (row: Row) => ReactNode;
  /** Width of the actions, in pixels. */
  actionsWidth?: number;
  /** The rows are as high as what is in them, instead of one line each. */
  tall?: boolean;
  /** Printed whole, with the centre, this and the day at the top of each page. Without it a list of more than a few rows says what it is by its label. */
  paperHead?: string;
  /** What stands there when there are no rows. */
  empty: ReactNode;
}
