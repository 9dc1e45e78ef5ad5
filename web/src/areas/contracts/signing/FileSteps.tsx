import type { FileState } from '@tandem/domain/contracts/signing/file-state';
import { stepsOf } from './file-progress.ts';
import { signingMessages as messages } from './messages.ts';
import classes from './Signing.module.css';

/** How far a file has come, as a line of steps. */
export const FileSteps = ({ state }: { state: FileState }) => (
  <ol className={classes.steps}>
    {stepsOf(state).map((step) => (
      <li
        key={step.label}
        className={classes.step}
        data-state={step.state}
        data-refused={(state === 'refused' && step.state === 'current') || undefined}
        {...(step.state === 'current' && { 'aria-current': 'step' as const })}
      >
        <span className={classes.name}>{step.label}</span>
        <span className={classes.quiet}>
          {state === 'refused' && step.state === 'current'
            ? messages.toMend
            : messages.stepStates[step.state]}
        </span>
      </li>
    ))}
  </ol>
);
