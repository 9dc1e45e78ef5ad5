import { useState } from 'react';
import { formatDay } from '../../platform/format/dates.ts';
import classes from './PaperTable.module.css';
import type { DataTableProps } from './types.ts';

type PaperTableProps<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'paperHead'
> & { rows: readonly Row[] };

/** A list as it is printed: every row and every column that was chosen, with what it is and its titles at the top of each page. */
export const PaperTable = <Row,>({
  label,
  paperHead = label,
  columns,
  rows,
  rowKey,
}: PaperTableProps<Row>) => {
  // It is there while it is printed alone: this is when.
  const [today] = useState(() => formatDay(new Date().toISOString()));
  return (
    <table className={classes.paper} aria-label={label}>
      <thead>
        <tr>
          <th className={classes.head} colSpan={columns.length} scope="colgroup">
            {`${paperHead} · ${today}`}
          </th>
        </tr>
        <tr>
          {columns.map(({ key, title, align }) => (
            <th key={key} scope="col" data-align={align}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, cell, align }) => (
              <td key={key} data-align={align}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
