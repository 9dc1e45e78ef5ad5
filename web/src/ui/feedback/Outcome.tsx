import classes from './Outcome.module.css';

interface OutcomeProps {
  kind: 'success' | 'error';
  sentence: string;
  /** What to do now, or why it failed. */
  hint?: string | null;
}

/** How a form went, where it stays on show instead of passing by as a toast. */
export const Outcome = ({ kind, sentence, hint }: OutcomeProps) => (
  <div className={classes.root} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
    <p className={classes.sentence}>{sentence}</p>
    {hint && <p>{hint}</p>}
  </div>
);
