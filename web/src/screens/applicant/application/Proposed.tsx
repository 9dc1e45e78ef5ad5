import { autoFillMessages as messages } from '../../../messages/applicant-sheet.ts';
import classes from './Application.module.css';

/** The mark of a field that the resume has filled. */
export const Proposed = () => <span className={classes.proposed}>{messages.mark}</span>;
