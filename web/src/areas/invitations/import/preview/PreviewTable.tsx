import { useVirtualizer } from '@tanstack/react-virtual';
import { useMediaQuery } from '@mantine/hooks';
import { fieldLabel, type RowField } from '@tandem/domain/invitations/import/fields';
import { useEffect, useMemo, useRef } from 'react';
import { Hidden } from '../../../../ui/layout/Hidden.tsx';
import { formatNumber } from '../../../../platform/format/numbers.ts';
import type { CheckedRow } from '../../../../platform/spreadsheet/check-rows.ts';
import { importMessages as messages } from '../messages.ts';
import classes from './PreviewTable.module.css';
import { CompleteOne } from './Repeats.tsx';
import { isTakenUp, stateOf } from './row-state.ts';
import type { Import } from '../use-import.ts';

interface PreviewTableProps {
  run: Import;
  rows: readonly CheckedRow[];
  fields: readonly RowField[];
}

/** A region that scrolls has to take the focus, so that keys can scroll it. */
const scrolledByKeys = { tabIndex: 0 };

/** A number is read to its end, and takes no more. */
const fixed: Partial<Record<RowField, string>> = { phone: '136px', siret: '136px' };
/** How much of the room each takes, of which one is at least 100 pixels: a list of usual columns fits without scrolling. */
const shares: Partial<Record<RowField, number>> = {
  name: 1.4,
  programme: 1.4,
  note: 1.2,
  // « 93200 Saint-Denis », and the edges of its field.
  town: 1.5,
};

const widthOf = (field: RowField): string => {
  const share = shares[field] ?? 1;
  return fixed[field] ?? `minmax(${share * 100}px, ${share}fr)`;
};

const looked = 500;
const [shortestAddress, longestAddress] = [170, 300];

/** An address is read to its end: its column is as wide as the longest of them, within bounds. */
const addressWidth = (rows: readonly CheckedRow[]): string => {
  const signs = Math.max(0, ...rows.slice(0, looked).map(({ values }) => values.email.length));
  const wanted = Math.min(longestAddress, Math.max(shortestAddress, 16 + 7.6 * signs));
  // A share of less than it needs would widen all others with it.
  return `minmax(${wanted}px, ${wanted / 100}fr)`;
};

/** Addresses take more room than names, and what is wrong most of all. */
const template = (fields: readonly RowField[], rows: readonly CheckedRow[]): string =>
  [
    '28px',
    '44px',
    ...fields.map((field) => (field === 'email' ? addressWidth(rows) : widthOf(field))),
    'minmax(180px, 2fr)',
  ].join(' ');

const marks = { good: '✓', warning: '!', bad: '✕' } as const;

const nameFields: ReadonlySet<RowField> = new Set(['first_name', 'last_name', 'name']);

/** A name that is missing is written where it is; what else is wrong with a row is wrong with its address. */
const isFaultIn = (field: RowField, row: CheckedRow): boolean => {
  const { faults, values } = row;
  if (isTakenUp(row)) return false;
  return nameFields.has(field)
    ? faults.includes('no-name') && values[field] === ''
    : field === 'email' && faults.some((fault) => fault !== 'no-name');
};

interface EditableCellProps {
  run: Import;
  row: CheckedRow;
  field: RowField;
  label: string;
}

/** A cell that is written in as in a spreadsheet. */
const EditableCell = ({ run, row, field, label }: EditableCellProps) => {
  const value = row.values[field];
  const commit = (text: string) => {
    if (text.trim() !== value) void run.change([{ row: row.key, field, text }]);
  };
  return (
    <input
      key={value}
      className={classes.input}
      aria-label={label}
      title={value}
      defaultValue={value}
      data-bad={field in row.refusals || isFaultIn(field, row) || undefined}
      onBlur={(event) => commit(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
};

const PreviewRow = ({
  run,
  row,
  fields,
}: {
  run: Import;
  row: CheckedRow;
  fields: readonly RowField[];
}) => {
  const { kind } = run.subject;
  const isOut = run.out.has(row.key);
  const state = isOut
    ? ({ variant: 'warning', text: messages.leftOutByYou } as const)
    : stateOf(kind, row, run.database.known.get(row.key));
  const line = formatNumber(row.line);
  return (
    <>
      <div role="cell" className={classes.keep}>
        <input
          type="checkbox"
          aria-label={messages.keep(line)}
          checked={!isOut}
          onChange={(event) => run.leaveOut([row.key], !event.currentTarget.checked)}
        />
      </div>
      <div role="cell" className={classes.line}>
        {line}
      </div>
      {fields.map((field) => (
        <div key={field} role="cell" data-field={field}>
          <EditableCell
            run={run}
            row={row}
            field={field}
            label={messages.cell(fieldLabel(kind, field), line)}
          />
        </div>
      ))}
      <div
        role="cell"
        className={classes.state}
        data-field="state"
        data-variant={state.variant}
        title={state.text}
      >
        <span>
          <span aria-hidden>{marks[state.variant]} </span>
          {state.text}
        </span>
        {!isOut && <CompleteOne run={run} row={row} />}
      </div>
    </>
  );
};

/** The rows of a file, each with what is wrong with it, to be mended in place; only those in sight are drawn. */
export const PreviewTable = ({ run, rows, fields }: PreviewTableProps) => {
  const { kind } = run.subject;
  const scroller = useRef<HTMLDivElement>(null);
  const narrow = useMediaQuery('(width < 60em)', undefined, { getInitialValueInEffect: false });
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (narrow ? 116 : 40),
    overscan: 8,
  });
  // What was estimated for the other width is kept otherwise, and rows lie upon one another.
  useEffect(() => virtualizer.measure(), [virtualizer, narrow]);
  const columns = useMemo(() => template(fields, rows), [fields, rows]);
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      role="region"
      aria-label={messages.preview}
      {...scrolledByKeys}
    >
      <div
        className={classes.table}
        role="table"
        aria-label={messages.preview}
        aria-rowcount={rows.length + 1}
        style={{ '--columns': columns }}
      >
        <div className={classes.head} role="rowgroup">
          <div className={classes.row} role="row" aria-rowindex={1}>
            <div role="columnheader">
              <Hidden>{messages.import}</Hidden>
            </div>
            <div role="columnheader">{messages.line}</div>
            {fields.map((field) => (
              <div key={field} role="columnheader" data-field={field}>
                {fieldLabel(kind, field)}
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
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <div
                key={row.key}
                className={`${classes.row} ${classes.placed}`}
                role="row"
                aria-rowindex={index + 2}
                data-out={run.out.has(row.key) || undefined}
                // What is wrong with a row is said to its end: it grows with that.
                ref={virtualizer.measureElement}
                data-index={index}
                style={{ top: start }}
              >
                <PreviewRow run={run} row={row} fields={fields} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
};
