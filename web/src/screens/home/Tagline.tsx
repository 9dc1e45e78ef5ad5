import { homeMessages, taglineSentence } from '../../messages/home.ts';
import classes from './Tagline.module.css';
import { useTyped } from './use-typed.ts';

/** Seen, it types its last words in turn; heard, it is one sentence. */
export const Tagline = () => {
  const typed = useTyped(homeMessages.taglineEnds);
  return (
    <span className={classes.tagline}>
      <span className={classes.heard}>{taglineSentence}</span>
      <span aria-hidden>
        {homeMessages.taglineStart} <span className={classes.typed}>{typed}</span>
      </span>
    </span>
  );
};
