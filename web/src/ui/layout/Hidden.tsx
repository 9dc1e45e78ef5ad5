import type { ReactNode } from 'react';
import classes from './Hidden.module.css';

/** Text for those who hear the page. */
export const Hidden = ({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'h2';
  children: ReactNode;
}) => <Element className={classes.hidden}>{children}</Element>;
