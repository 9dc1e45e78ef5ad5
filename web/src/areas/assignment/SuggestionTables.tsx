import type { ReactNode } from 'react';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/types.ts';
import { formatNumber } from '../../platform/format/numbers.ts';
import { assignmentMessages as messages } from './messages.ts';
import { freeColumns, heldColumns, leftOverColumns } from './suggestion-columns.tsx';
import type { Rows } from './suggestion.ts';
import classes from './Suggestion.module.css';

interface PartProps<Row> {
  title: string;
  text?: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => number;
  rowName: (row: Row) => string;
  empty: string;
  tall?: boolean;
}

const Part = <Row,>({ title, text, empty, ...table }: PartProps<Row>) => (
  <section className={classes.part}>
    <h2>
      {title} <span className={classes.count}>{formatNumber(table.rows.length)}</span>
    </h2>
    {text && <p className={classes.text}>{text}</p>}
    <DataTable label={title} {...table} empty={<p className={classes.none}>{empty}</p>} />
  </section>
);

interface SuggestionTablesProps {
  rows: Rows;
  /** How many needs there are. */
  needs: number;
}

/** Who and what is left over, and why; who needs no suggestion. */
export const SuggestionTables = ({ rows, needs }: SuggestionTablesProps): ReactNode => (
  <>
    <Part
      title={messages.leftOver}
      rows={rows.leftOver}
      columns={leftOverColumns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      empty={messages.noLeftOver}
      tall
    />
    <Part
      title={messages.free}
      rows={rows.free}
      columns={freeColumns}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      empty={needs > 0 ? messages.noFree : messages.noNeed}
      tall
    />
    {rows.held.length > 0 && (
      <Part
        title={messages.held}
        text={messages.heldText}
        rows={rows.held}
        columns={heldColumns}
        rowKey={({ match }) => match}
        rowName={({ name, company }) => messages.pair(name, company)}
        empty=""
      />
    )}
  </>
);
