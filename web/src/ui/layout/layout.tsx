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

interface ColumnsProps {
  min?: number;
  children: ReactNode;
}

/** As many equal columns as there is room for; two cards side by side on a phone unless `min` is larger. */
export const Columns = ({ min = 150, children }: ColumnsProps) => (
  <div
    className={classes.columns}
    style={{ '--columns': `repeat(auto-fit, minmax(min(${min}px, 100%), 1fr))` }}
  >
    {children}
  </div>
);
