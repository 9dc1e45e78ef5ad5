import { Children, useState, type ReactNode } from 'react';
import classes from './ActionCard.module.css';
import { Card } from './Card.tsx';
import { Button } from '../actions/Button.tsx';
import { Link } from '../actions/Link.tsx';
import { layoutMessages } from '../messages.ts';

interface ActionCardProps {
  title: string;
  /** Which step of several it is. */
  step?: string;
  /** Where the whole card leads, if it is no more than a link. */
  to?: string;
  /** What it is for, in a line or two. */
  text: ReactNode;
  /** Links beside the button, which stay where the text has no room. */
  more?: ReactNode;
  /** The buttons. */
  children?: ReactNode;
}

interface ActionCardsProps {
  /** They are steps to take in turn, which stay cards on a laptop. */
  steps?: boolean;
  /** How many there are in all: beside the others, on a phone below them. */
  total?: ReactNode;
  children: ReactNode;
}

/** On a phone the first of them, and a button that unfolds the others. */
const Row = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const [first, ...others] = Children.toArray(children);
  return (
    <div className={classes.row} data-open={open || undefined}>
      {first}
      {others.length > 0 && (
        <Button
          size="sm"
          className={classes.fold}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {layoutMessages.otherActions}
        </Button>
      )}
      {others}
    </div>
  );
};

/** The cards above a list: as many side by side as there are, two on a tablet; on a laptop a line of buttons. */
export const ActionCards = ({ steps, total, children }: ActionCardsProps) => (
  <div className={classes.cards} data-begin={!steps || undefined} data-steps={steps}>
    {total ? <Row>{children}</Row> : children}
    {total}
  </div>
);

/** Something to begin: what, why, and its button, at the foot so that those of neighbours stand in one line. */
export const ActionCard = ({ title, step, to, text, more, children }: ActionCardProps) => (
  <Card className={classes.card ?? ''}>
    {step && <p className={classes.step}>{step}</p>}
    <h2 className={classes.title}>
      {to ? (
        <Link to={to} className={classes.link} likely>
          {title}
        </Link>
      ) : (
        title
      )}
    </h2>
    <p className={classes.text}>{text}</p>
    {more && <p className={classes.more}>{more}</p>}
    {children && <div className={classes.actions}>{children}</div>}
  </Card>
);
