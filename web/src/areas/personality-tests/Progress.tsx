import { testMessages as messages } from './messages.ts';
import classes from './PersonalityTest.module.css';

/** How far one is; it stays in sight while one answers. */
export const Progress = ({ total, left }: { total: number; left: number }) => (
  <div className={classes.progress}>
    <p role="status">{messages.left(left)}</p>
    <progress
      className={classes.bar}
      aria-label={messages.progress}
      max={total}
      value={total - left}
    />
  </div>
);
