import type { AutoFillWords } from './messages.ts';
import classes from './Sheet.module.css';

/** The mark of a field that the resume has filled. */
export const Proposed = ({ words }: { words: AutoFillWords }) => (
  <span className={classes.proposed}>{words.mark}</span>
);
