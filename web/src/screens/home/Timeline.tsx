import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { homeMessages as messages, type Step } from './messages.ts';
import classes from './Timeline.module.css';

interface TimelineProps {
  steps: readonly Step[];
  /** Which of the steps are done, in their order. */
  done: readonly boolean[];
  /** What there is new in the last step, once it is open. */
  news: ReactNode;
}

type State = 'done' | 'now' | 'later' | 'ongoing';

/**
 * The step to do now is the first that is not done; steps after it wait, but may be looked at. The last step goes on
 * once everything is done.
 */
const stateOf = (done: readonly boolean[], index: number): State => {
  const now = done.indexOf(false);
  if (now === -1 && index === done.length - 1) return 'ongoing';
  if (done[index]) return 'done';
  return now === index ? 'now' : 'later';
};

export const Timeline = ({ steps, done, news }: TimelineProps) => (
  <ol className={classes.steps}>
    {steps.map(({ title, to, text }, index) => {
      const state = stateOf(done, index);
      const isMain = state === 'now' || state === 'ongoing';
      return (
        <li
          key={to}
          className={classes.step}
          data-state={state}
          data-main={isMain || undefined}
          aria-current={isMain ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden>
            {done[index] ? <CheckIcon /> : index + 1}
          </span>
          <div className={classes.body}>
            <p className={classes.state}>
              {messages.step(index + 1)} · {messages[state]}
            </p>
            {isMain ? (
              <>
                <p className={classes.text}>{text}</p>
                {state === 'ongoing' && news}
                <ButtonLink to={to} variant="main" size="lg" likely>
                  {title}
                </ButtonLink>
              </>
            ) : (
              <Link to={to} className={classes.link}>
                {title}
              </Link>
            )}
          </div>
        </li>
      );
    })}
  </ol>
);
