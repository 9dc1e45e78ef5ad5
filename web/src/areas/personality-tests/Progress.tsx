import { StepBar } from '../../ui/feedback/StepBar.tsx';
import { testMessages as messages } from './messages.ts';
import classes from './PersonalityTest.module.css';

/** How far one is; it stays in sight while one answers. */
export const Progress = ({ total, left }: { total: number; left: number }) => (
  <div className={classes.progress}>
    <p role="status">{messages.left(left)}</p>
    <StepBar label={messages.progress} done={total - left} total={total} />
  </div>
);
