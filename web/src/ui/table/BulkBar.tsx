import type { ReactNode } from 'react';
import { tableMessages } from '../messages.ts';
import { Button } from '../actions/Button.tsx';
import classes from './BulkBar.module.css';

interface BulkBarProps {
  /** '3 candidats sélectionnés'; nothing while no row is ticked. */
  count: string | null;
  onClear: () => void;
  /** What can be done with all ticked rows. */
  children: ReactNode;
}

/** Stands at the foot of the window while rows are ticked, so that the list does not move. */
export const BulkBar = ({ count, onClear, children }: BulkBarProps) => (
  <div className={classes.place} data-stays={count !== null || undefined}>
    <p className={classes.told} role="status">
      {count}
    </p>
    {count !== null && (
      <div className={classes.bar} role="group" aria-label={tableMessages.bulk}>
        <span className={classes.count} aria-hidden>
          {count}
        </span>
        {children}
        <Button variant="quiet" size="sm" onClick={onClear}>
          {tableMessages.clearSelection}
        </Button>
      </div>
    )}
  </div>
);
