import type { ReactNode } from 'react';
import classes from './ActionCard.module.css';
import { Card } from './Card.tsx';

interface ActionCardProps {
  title: string;
  /** What it is for, in a line or two. */
  text: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The cards above a list: as many side by side as there are, two on a tablet. */
export const ActionCards = ({ children }: { children: ReactNode }) => (
  <div className={classes.cards}>{children}</div>
);

/** Something to begin: what, why, and its button, at the foot so that those of neighbours stand in one line. */
export const ActionCard = ({ title, text, children }: ActionCardProps) => (
  <Card className={classes.card ?? ''}>
    <h2 className={classes.title}>{title}</h2>
    <p className={classes.text}>{text}</p>
    <div className={classes.actions}>{children}</div>
  </Card>
);
