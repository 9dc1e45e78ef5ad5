import type { ReactNode } from 'react';
import classes from './Hidden.module.css';

/** Text for those who hear the page. */
export const Hidden = ({ children }: { children: ReactNode }) => (
  <span className={classes.hidden}>{children}</span>
);
