import { useVirtualizer } from '@tanstack/react-virtual';
import { useMediaQuery } from '@mantine/hooks';
import { useRef } from 'react';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { importMessages as messages } from './messages.ts';
import type { CheckedRow } from '../../../platform/spreadsheet/check-rows.ts';
import classes from './PreviewTable.module.css';
import { stateOf } from './row-state.ts';

interface PreviewTableProps<Field extends string> {
  rows: readonly CheckedRow<Field>[];
  columns: readonly (readonly [field: Field, title: string])[];
}

/** A region that scrolls has to take the focus, so that keys can scroll it. */
const scrolledByKeys = { tabIndex: 0 };

/** Addresses take more room than names, and what is wrong most of all. */
const template = (fields: readonly string[]): string =>
  ['48px', ...fields.map((field) => (field === 'email' ? '1.5fr' : '1fr')), '2.1fr']
    .map((width) => (width.endsWith('fr') ? `minmax(0, ${width})` : width))
    .join(' ');

const marks = { good: '✓', warning: '!', bad: '✕' } as const;

/** The rows of a file, each with what is wrong with it; only those in sight are drawn. */
export const PreviewTable = <Field extends string>({ rows, columns }: PreviewTableProps<Field>) => {
  const scroller = useRef<HTMLDivElement>(null);
  const narrow = useMediaQuery('(width < 60em)', undefined, { getInitialValueInEffect: false });
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (narrow ? 68 : 40),
    overscan: 8,
  });
  const titles = new Map<string, string>(columns);
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      role="region"
      aria-label={messages.preview}
      {...scrolledByKeys}
    >
      <div
        role="table"
        aria-label={messages.preview}
        aria-rowcount={rows.length + 1}
        style={{ '--columns': template(columns.map(([field]) => field)) }}
      >
        <div className={classes.head} role="rowgroup">
          <div className={classes.row} role="row" aria-rowindex={1}>
            <div role="columnheader">{messages.line}</div>
            {columns.map(([field, title]) => (
              <div key={field} role="columnheader" data-field={field}>
                {title}
              </div>
            ))}
            <div role="columnheader" data-field="state">
              {messages.state}
            </div>
          </div>
        </div>
        <div
          className={classes.body}
          role="rowgroup"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, start, size }) => {
            const row = rows[index];
            if (!row) return null;
            const state = stateOf(row, titles);
            return (
              <div
                key={row.line}
                className={`${classes.row} ${classes.placed}`}
                role="row"
                aria-rowindex={index + 2}
                style={{ top: start, height: size }}
              >
                <div role="cell" className={classes.line}>
                  {formatNumber(row.line)}
                </div>
                {columns.map(([field]) => (
                  <div key={field} role="cell" data-field={field} title={row.values[field]}>
                    {row.values[field] || '–'}
                  </div>
                ))}
                <div
                  role="cell"
                  className={classes.state}
                  data-field="state"
                  data-variant={state.variant}
                  title={state.text}
                >
                  <span aria-hidden>{marks[state.variant]} </span>
                  {state.text}
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
};
