import { matchListMessages as messages } from '../messages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import classes from './NextMatch.module.css';

interface NextMatchProps {
  /** How many others wait for an answer. */
  left: number;
  /** Nothing where this is the last of the list. */
  onNext: (() => void) | undefined;
}

/** How many are still to be judged, and the way to the next. */
export const NextMatch = ({ left, onNext }: NextMatchProps) => (
  <div className={classes.next}>
    <span className={classes.left}>{messages.left(left)}</span>
    {onNext && (
      <Button size="sm" aria-keyshortcuts="J" onClick={onNext}>
        {messages.next}
      </Button>
    )}
  </div>
);
