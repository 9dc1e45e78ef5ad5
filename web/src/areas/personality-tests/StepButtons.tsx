import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { testMessages as messages } from './messages.ts';
import classes from './PersonalityTest.module.css';
import type { Steps } from './use-steps.ts';

interface StepButtonsProps {
  steps: Steps;
  /** Every question has an answer. */
  complete: boolean;
  busy: boolean;
  onGo: (by: 1 | -1) => void;
  /** Stands beside them. */
  children: ReactNode;
}

/** One button where the form is one; on a phone those that lead from step to step, and to the end as soon as there is one. */
export const StepButtons = ({ steps, complete, busy, onGo, children }: StepButtonsProps) => {
  const inSteps = steps.shown !== null;
  const mayGoOn = inSteps && !steps.isLast;
  return (
    <div className={classes.end}>
      {inSteps && !steps.isFirst && (
        <Button key="previous" onClick={() => onGo(-1)}>
          {messages.previous}
        </Button>
      )}
      {mayGoOn && (
        <Button key="next" variant={complete ? 'plain' : 'main'} onClick={() => onGo(1)}>
          {messages.next}
        </Button>
      )}
      {(!mayGoOn || complete) && (
        <Button key="save" type="submit" variant="main" busy={busy}>
          {messages.save}
        </Button>
      )}
      {children}
    </div>
  );
};
