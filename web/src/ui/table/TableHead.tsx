import { tableMessages } from '../messages.ts';
import { Hidden } from '../layout/Hidden.tsx';
import classes from './DataTable.module.css';
import { SelectAll } from './rows/SelectAll.tsx';
import { ariaSort, nextSort } from './sort.ts';
import type { Column, DataTableProps } from './types.ts';

const arrows = { ascending: '↑', descending: '↓' } as const;

const ColumnTitle = <Row,>({
  column: { key, title, sortBy },
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: string;
  onSort: ((sort: string) => void) | undefined;
}) => {
  if (!sortBy || !onSort) return title;
  const order = ariaSort(sort, key);
  return (
    <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, key))}>
      {title}
      <span aria-hidden>{order && arrows[order]}</span>
    </button>
  );
};

/** The titles of the columns; they stay below the bar while the rows scroll. */
export const TableHead = <Row,>(props: DataTableProps<Row> & { rows: readonly Row[] }) => {
  const { columns, sort = '', onSort, selection, actions } = props;
  return (
    <div className={classes.head} role="rowgroup">
      <div className={classes.row} role="row" aria-rowindex={1}>
        {selection && (
          <div className={classes.check} role="columnheader">
            <SelectAll {...props} selection={selection} />
          </div>
        )}
        {columns.map((column) => (
          <div
            key={column.key}
            className={classes.cell}
            role="columnheader"
            aria-sort={ariaSort(sort, column.key)}
            data-align={column.align}
          >
            <ColumnTitle column={column} sort={sort} onSort={onSort} />
          </div>
        ))}
        {actions && (
          <div role="columnheader">
            <Hidden>{tableMessages.actions}</Hidden>
          </div>
        )}
      </div>
    </div>
  );
};
