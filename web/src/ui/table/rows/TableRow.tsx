import classes from '../DataTable.module.css';
import { OpenRow, SelectRow } from './RowParts.tsx';
import type { Column, DataTableProps } from '../types.ts';

interface TableRowProps<Row> {
  table: DataTableProps<Row>;
  columns: readonly Column<Row>[];
  row: Row;
  index: number;
  /** Pixels below the top of the list. */
  top: number;
  measure: (row: HTMLElement | null) => void;
}

export const TableRow = <Row,>({
  table,
  columns,
  row,
  index,
  top,
  measure,
}: TableRowProps<Row>) => {
  const { selection, actions, rowKey, tall = false } = table;
  return (
    <div
      ref={tall ? measure : null}
      className={`${classes.row} ${classes.placed}`}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selection?.selected.has(rowKey(row))}
      data-index={index}
      data-tall={tall || undefined}
      style={{ top }}
    >
      {selection && (
        <div className={classes.check} role="cell">
          <SelectRow table={table} row={row} />
        </div>
      )}
      {columns.map((column, place) => (
        <div key={column.key} className={classes.cell} role="cell" data-align={column.align}>
          {place === 0 ? (
            <OpenRow table={table} row={row}>
              {column.cell(row)}
            </OpenRow>
          ) : (
            column.cell(row)
          )}
        </div>
      ))}
      {actions && (
        <div className={classes.actions} role="cell">
          {actions(row)}
        </div>
      )}
    </div>
  );
};
