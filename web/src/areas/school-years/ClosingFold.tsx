import type { ReactNode } from 'react';
import { Fold } from '../../ui/layout/Fold.tsx';
import classes from './Leaving.module.css';

export interface FoldState {
  /** The one that is open; '' for none. */
  opened: string;
  onOpen: (id: string) => void;
}

interface ClosingFoldProps extends FoldState {
  id: string;
  title: string;
  about: string;
  children: ReactNode;
}

/** A part of the page that is looked into where what is proposed is not what is wanted. */
export const ClosingFold = ({ id, opened, onOpen, children, ...words }: ClosingFoldProps) => (
  <section className={classes.fold}>
    <Fold
      id={id}
      level={3}
      variant="bar"
      {...words}
      cells={null}
      className={classes.head}
      opened={opened === id}
      onToggle={() => onOpen(opened === id ? '' : id)}
    >
      <div className={classes.part}>{children}</div>
    </Fold>
  </section>
);
