import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { DataCards } from './DataCards.tsx';
import { useOnPaper } from '../../platform/theme/use-on-paper.ts';
import classes from './DataTable.module.css';
import { useCentre } from '../../platform/data/centre.ts';
import { PaperTable } from './paper/PaperTable.tsx';
import { RowSkeletons } from './rows/RowSkeletons.tsx';
import { fittedWidth } from './columns/fitted.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './rows/TableRow.tsx';
import type { Column, DataTableProps } from './types.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** Pixels; a laptop's screen is low, and its pointer fine. */
const rowHeights = { usual: 44, dense: 40 };

const useRowHeight = (): number => {
  const isLow = useMediaQuery(
    '(width >= 64em) and (height < 60em) and (pointer: fine)',
    undefined,
    {
      getInitialValueInEffect: false,
    },
  );
  return isLow ? rowHeights.dense : rowHeights.usual;
};

/** Rows; so many are drawn whatever the screen. */
const drawnWhole = 12;

/** The columns that there is room for. */
const useShownColumns = <Row,>(columns: readonly Column<Row>[]): readonly Column<Row>[] => {
  const medium = useMediaQuery('(width >= 64em)', undefined, { getInitialValueInEffect: false });
  const large = useMediaQuery('(width >= 80em)', undefined, { getInitialValueInEffect: false });
  return useMemo(
    () => columns.filter(({ from = 'sm' }) => ({ sm: true, md: medium, lg: large })[from]),
    [columns, medium, large],
  );
};

/** The rows that tell how wide columns are: not each search that leaves others makes them jump. */
const useSample = <Row,>(rows: readonly Row[]): readonly Row[] => {
  const [sample, setSample] = useState(rows);
  if (rows.length > 2 * sample.length) setSample(rows);
  return sample;
};

interface TableProps<Row> extends DataTableProps<Row> {
  rows: readonly Row[];
  rowHeight: number;
}

/** Where each column begins; the rows are not read again for each step of a scroll. */
const useTemplate = <Row,>(
  { rows, selection, actions, actionsWidth = 56 }: Omit<TableProps<Row>, 'rowHeight'>,
  columns: readonly Column<Row>[],
): string => {
  const sample = useSample(rows);
  const widths = useMemo(
    () => columns.map((column) => fittedWidth(column, sample)).join(' '),
    [columns, sample],
  );
  return `${selection ? '44px ' : ''}${widths}${actions ? ` ${actionsWidth}px` : ''}`;
};

const Table = <Row,>({ rowHeight, ...props }: TableProps<Row>) => {
  const { label, rows, rowKey } = props;
  const columns = useShownColumns(props.columns);
  const template = useTemplate(props, columns);
  const { list, height, drawn, measure, handlers } = useVisibleRows({
    count: rows.length,
    rowHeight,
  });
  return (
    <div
      className={classes.table}
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      style={{ '--columns': template, '--row-height': `${rowHeight}px` }}
    >
      <TableHead {...props} columns={columns} />
      <div ref={list} className={classes.body} role="rowgroup" style={{ height }} {...handlers}>
        {drawn.map(({ index, top }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <TableRow
              key={rowKey(row)}
              table={props}
              columns={columns}
              row={row}
              index={index}
              top={top}
              measure={measure}
            />
          );
        })}
      </div>
    </div>
  );
};

/**
 * A list of things that have the same properties: dense rows, or cards on a phone. Only what is on the screen is drawn,
 * so that 20,000 rows are as fluid as 20. `useSorted` and `useSearch` prepare the rows.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { rows, empty, paperHead } = props;
  const onPaper = useOnPaper();
  const phone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  const rowHeight = useRowHeight();
  const centre = useCentre();
  if (!rows) return <RowSkeletons rowHeight={rowHeight} />;
  if (rows.length === 0) return <div className={classes.empty}>{empty}</div>;
  // A screen draws the rows that are on it alone.
  if (onPaper && (paperHead ?? rows[drawnWhole]))
    return <PaperTable {...props} rows={rows} centre={centre} />;
  if (phone) return <DataCards {...props} rows={rows} />;
  // What was measured of rows of one height says nothing of rows of another.
  return <Table key={rowHeight} {...props} rows={rows} rowHeight={rowHeight} />;
};
