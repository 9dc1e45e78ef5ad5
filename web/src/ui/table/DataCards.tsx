import classes from './DataCards.module.css';
import hidden from '../layout/Hidden.module.css';
import { OpenRow, SelectRow } from './rows/RowParts.tsx';
import type { DataTableProps } from './types.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** Pixels of a single button. */
const oneAction = 56;

/** The rows on a phone: a card each, with its name and every property below one another. */
export const DataCards = <Row,>(props: DataTableProps<Row> & { rows: readonly Row[] }) => {
  const {
    rows,
    columns: [first, ...others],
    label,
    rowKey,
    rowName,
    actions,
    actionsWidth = 0,
  } = props;
  const columns = others.filter(({ onCard }) => onCard !== 'beside');
  // One sign stands beside the name; more would leave it no room.
  const inHead = actionsWidth <= oneAction;
  const { list, height, drawn, measure, handlers } = useVisibleRows({
    count: rows.length,
    rowHeight: 60 + columns.length * 26 + (inHead ? 0 : 52),
    gap: 8,
  });
  return (
    <div
      ref={list}
      className={classes.list}
      role="list"
      aria-label={label}
      style={{ height }}
      {...handlers}
    >
      {drawn.map(({ index, top }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const shown = others.filter(({ inCards }) => !inCards || inCards(row));
        const beside = shown.filter(({ onCard }) => onCard === 'beside');
        const below = shown.filter(({ onCard }) => onCard !== 'beside');
        return (
          <div
            key={rowKey(row)}
            ref={measure}
            className={classes.card}
            role="listitem"
            aria-posinset={index + 1}
            aria-setsize={rows.length}
            data-index={index}
            style={{ top }}
          >
            <div className={classes.head}>
              <SelectRow table={props} row={row} />
              <div className={classes.name}>
                <OpenRow table={props} row={row}>
                  {first?.isName ? first.cell(row) : rowName(row)}
                </OpenRow>
              </div>
              {beside.map(({ key, cell }) => (
                <div key={key} className={classes.beside}>
                  {cell(row)}
                </div>
              ))}
              {inHead && actions?.(row)}
            </div>
            <dl className={classes.facts}>
              {below.map(({ key, title, cell, onCard }) => (
                <div key={key} data-line={onCard === 'line' || undefined}>
                  <dt className={onCard === 'line' ? hidden.hidden : undefined}>{title}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
            {!inHead && <div className={classes.foot}>{actions?.(row)}</div>}
          </div>
        );
      })}
    </div>
  );
};
