import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import classes from './StatCard.module.css';

interface StatCardProps {
  label: string;
  /** Formatted; nothing while it loads. */
  value: string | undefined;
  hint?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** A number that matters, its name above and what it means below. */
export const StatCard = ({ label, value, hint, action }: StatCardProps) => (
  <Card className={classes.card ?? ''}>
    <p className={classes.label}>{label}</p>
    <p className={classes.value}>{value ?? '–'}</p>
    {hint && <p className={classes.hint}>{hint}</p>}
    {action && <div className={classes.action}>{action}</div>}
  </Card>
);
