import { homeMessages, taglineSentence } from '../messages.ts';
import classes from './Tagline.module.css';
import { Hidden } from '../../../ui/layout/Hidden.tsx';
import { useTyped } from './use-typed.ts';

/** Seen, it types its last words in turn; heard, it is one sentence. */
export const Tagline = () => {
  const typed = useTyped(homeMessages.taglineEnds);
  return (
    <span className={classes.tagline}>
      <Hidden>{taglineSentence}</Hidden>
      <span aria-hidden>
        <span className={classes.start}>{homeMessages.taglineStart}</span>{' '}
        <span className={classes.typed}>{typed}</span>
      </span>
    </span>
  );
};
