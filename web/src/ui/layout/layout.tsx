import type { ReactNode } from 'react';
import classes from './layout.module.css';

/** Things side by side that wrap where there is no room. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
);

/** Things below one another. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={classes.stack}>{children}</div>
);

/** Two halves of a laptop's screen; on smaller ones the second follows the first. */
export const Halves = ({ children }: { children: ReactNode }) => (
  <div className={classes.halves}>{children}</div>
);

interface ColumnsProps {
  min?: number;
  /** Counters: one line of small figures, on a phone and on a laptop. */
  quiet?: boolean;
  children: ReactNode;
}

/** As many equal columns as there is room for; two cards side by side on a phone unless `min` is larger. */
export const Columns = ({ min = 150, quiet, children }: ColumnsProps) => (
  <div
    className={classes.columns}
    data-quiet={quiet || undefined}
    style={{ '--columns': `repeat(auto-fit, minmax(min(${min}px, 100%), 1fr))` }}
  >
    {children}
  </div>
);
