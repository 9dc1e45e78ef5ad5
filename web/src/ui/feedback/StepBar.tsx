import classes from './StepBar.module.css';

/** How much of something in steps is done: a thin bar, read out under its label. */
export const StepBar = ({ label, done, total }: { label: string; done: number; total: number }) => (
  <progress className={classes.bar} aria-label={label} max={total} value={done} />
);
