import { tableMessages } from '../../messages.ts';
import classes from '../DataTable.module.css';
import type { DataTableProps, RowKey } from '../types.ts';

interface PartProps<Row> {
  table: DataTableProps<Row>;
  row: Row;
}

const toggled = (selected: ReadonlySet<RowKey>, key: RowKey): ReadonlySet<RowKey> => {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** The box that ticks a row. */
export const SelectRow = <Row,>({ table, row }: PartProps<Row>) => {
  const { selection, rowKey, rowName } = table;
  if (!selection) return null;
  const key = rowKey(row);
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        className={classes.box}
        aria-label={tableMessages.selectRow(rowName(row))}
        checked={selection.selected.has(key)}
        onChange={() => selection.onChange(toggled(selection.selected, key))}
      />
    </label>
  );
};

/** What a row is known by; a button where the row can be opened. */
export const OpenRow = <Row,>({
  table,
  row,
  children,
}: PartProps<Row> & { children: React.ReactNode }) => {
  const { onOpen } = table;
  if (!onOpen) return children;
  return (
    <button type="button" className={classes.open} onClick={() => onOpen(row)}>
      {children}
    </button>
  );
};
