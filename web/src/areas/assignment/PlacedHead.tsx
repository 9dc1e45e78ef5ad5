import { useMemo } from 'react';
import { formatNumber } from '../../platform/format/numbers.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ExportButton } from '../../ui/actions/ExportButton.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { assignmentActions, assignmentExport, assignmentMessages as messages } from './messages.ts';
import { exported, exportedPeople, exportedRows } from './suggestion-columns.tsx';
import type { PairRow, rowsOf } from './suggestion.ts';
import classes from './Suggestion.module.css';

interface PlacedHeadProps {
  rows: ReturnType<typeof rowsOf>;
  onNotify: (pairs: readonly PairRow[]) => void;
}

/** How many are placed; the whole suggestion as a file, and all pairs told at once. */
export const PlacedHead = ({ rows, onNotify }: PlacedHeadProps) => {
  const all = useMemo(() => exportedRows(rows), [rows]);
  const untold = rows.placed.filter(({ toldAt }) => toldAt === null);
  return (
    <div className={classes.head}>
      <h2>
        {messages.placed} <span className={classes.count}>{formatNumber(rows.placed.length)}</span>
      </h2>
      <Row>
        <ExportButton
          name={assignmentExport.name}
          columns={exported}
          rows={all}
          people={exportedPeople}
        />
        <Button
          size="sm"
          variant="main"
          disabledBecause={untold.length === 0 && assignmentActions.allTold}
          onClick={() => onNotify(untold)}
        >
          {assignmentActions.notifyAll}
        </Button>
      </Row>
    </div>
  );
};
