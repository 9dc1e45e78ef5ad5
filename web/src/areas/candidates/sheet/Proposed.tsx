import { autoFillMessages as messages } from './messages.ts';
import classes from './Sheet.module.css';

/** The mark of a field that the resume has filled. */
export const Proposed = () => <span className={classes.proposed}>{messages.mark}</span>;
