import { useEffect, useRef } from 'react';
import { tableMessages } from '../../messages.ts';
import classes from '../DataTable.module.css';
import type { RowKey, Selection } from '../types.ts';

interface SelectAllProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  selection: Selection;
}

/** Ticks or clears all rows that are listed. */
export const SelectAll = <Row,>({
  rows,
  rowKey,
  selection: { selected, onChange },
}: SelectAllProps<Row>) => {
  const box = useRef<HTMLInputElement>(null);
  const count = rows.filter((row) => selected.has(rowKey(row))).length;
  const all = count > 0 && count === rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !all;
  }, [count, all]);
  return (
    <label className={classes.tick}>
      <input
        ref={box}
        type="checkbox"
        className={classes.box}
        aria-label={tableMessages.selectAll}
        checked={all}
        onChange={() => onChange(all ? new Set() : new Set(rows.map(rowKey)))}
      />
    </label>
  );
};
