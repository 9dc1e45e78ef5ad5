import type { ReactNode } from 'react';
import { RingsApart } from '../../platform/theme/RingsApart.tsx';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  sentence: string;
  /** What to do next. */
  hint?: ReactNode;
  /** The one button that does it. */
  action?: ReactNode;
}

/** Nothing here yet: a drawing, a sentence, and what to do next. */
export const EmptyState = ({ sentence, hint, action }: EmptyStateProps) => (
  <div className={classes.root}>
    <RingsApart height={56} />
    <p className={classes.sentence}>{sentence}</p>
    {hint && <p className={classes.hint}>{hint}</p>}
    {action}
  </div>
);
