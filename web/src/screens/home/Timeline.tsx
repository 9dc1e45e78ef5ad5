import { ButtonLink } from '../../ui/actions/Button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { homeMessages as messages, type Step } from './messages.ts';
import classes from './Timeline.module.css';

interface TimelineProps {
  steps: readonly Step[];
  /** Which of the steps are done, in their order. */
  done: readonly boolean[];
}

type State = 'done' | 'now' | 'later';

/** The step to do now is the first that is not done; steps after it wait, but may be looked at. */
const stateOf = (done: readonly boolean[], index: number): State => {
  if (done[index]) return 'done';
  return done.indexOf(false) === index ? 'now' : 'later';
};

/** The way to the first matches. Once it is behind one, it is a quiet line: the page belongs to what waits. */
export const Timeline = ({ steps, done }: TimelineProps) => (
  <ol className={classes.steps} data-behind={done.every(Boolean) || undefined}>
    {steps.map(({ title, to, text }, index) => {
      const state = stateOf(done, index);
      const isMain = state === 'now';
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
