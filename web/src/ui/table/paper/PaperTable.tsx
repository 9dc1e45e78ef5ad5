import { useState } from 'react';
import { formatDay, formatShortDay } from '../../../platform/format/dates.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { dotted } from '../../dotted.ts';
import classes from './PaperTable.module.css';
import type { Column, DataTableProps } from '../types.ts';

type PaperTableProps<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'paperHead'
> & { rows: readonly Row[]; centre: string | undefined };

/** What a file says of it, where it is exported: on paper signs have no room, and words are read. */
const printedOf = <Row,>({ cell, exported }: Column<Row>, row: Row) => {
  const value = exported?.(row);
  if (value === undefined) return cell(row);
  if (value instanceof Date) return formatShortDay(value.toISOString());
  if (typeof value === 'number') {
    // A number with decimals is written as the screen writes it.
    const shown = cell(row);
    return typeof shown === 'string' ? shown : formatNumber(value);
  }
  // A moment is read as the screen has it.
  return typeof value === 'object' && value !== null ? cell(row) : value || '–';
};

/** A word that no column has room for, such as an address; others are broken between words alone. */
const longWord = /\S{18}/;

/** As far as the next sign of an address, before which it goes on in the next line. */
const piece = /.[^\s@./_-]*/gs;

const breakable = (text: string) =>
  Array.from(text.matchAll(piece), ({ 0: part, index }) => [<wbr key={index} />, part]);

/** « 2 e-mails » is not broken behind its hyphen. */
const mails = /(?<=\be)-(?=mails?\b)/giu;

const inWords = (text: string) =>
  longWord.test(text) ? breakable(text) : text.replaceAll(mails, '\u2011');

/** Titles of narrow columns are broken between their words alone, and not behind the hyphen of « E-mail ». */
const unbroken = (title: string) => title.replaceAll('-', '\u2011');

/** A list as it is printed: every row and every column that was chosen, with what it is and its titles at the top of each page. */
export const PaperTable = <Row,>({
  label,
  paperHead = label,
  columns,
  rows,
  rowKey,
  centre,
}: PaperTableProps<Row>) => {
  // It is there while it is printed alone: this is when.
  const [today] = useState(() => formatDay(new Date().toISOString()));
  return (
    <table className={classes.paper} aria-label={label}>
      <thead>
        <tr>
          <th className={classes.head} colSpan={columns.length} scope="colgroup">
            {dotted([centre, paperHead, today])}
          </th>
        </tr>
        <tr>
          {columns.map(({ key, title, align }) => (
            <th key={key} scope="col" data-align={align}>
              {unbroken(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => {
              const printed = printedOf(column, row);
              return (
                <td key={column.key} data-align={column.align}>
                  {typeof printed === 'string' ? inWords(printed) : printed}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
