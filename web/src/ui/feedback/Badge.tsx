import type { ReactNode } from 'react';
import classes from './Badge.module.css';

interface BadgeProps {
  /** `filled`: there; `hollow`: missing; `good` and `bad` where the word says so too. */
  variant?: 'filled' | 'hollow' | 'good' | 'bad';
  children: ReactNode;
}

/** A word or two about a thing: a skill, a kind of record, a state. */
export const Badge = ({ variant = 'filled', children }: BadgeProps) => (
  <span className={classes.badge} data-variant={variant}>
    {children}
  </span>
);
