import { ButtonLink } from '../../components/Button.tsx';
import { CheckIcon } from '../../components/icons.tsx';
import { Link } from '../../components/Link.tsx';
import { homeMessages as messages, type Step } from '../../messages/home.ts';
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

export const Timeline = ({ steps, done }: TimelineProps) => (
  <ol className={classes.steps}>
    {steps.map(({ title, to, text }, index) => {
      const state = stateOf(done, index);
      return (
        <li
          key={to}
          className={classes.step}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden>
            {state === 'done' ? <CheckIcon /> : index + 1}
          </span>
          <div className={classes.body}>
            <p className={classes.state}>
              {messages.step(index + 1)} · {messages[state]}
            </p>
            {state === 'now' ? (
              <>
                <p className={classes.text}>{text}</p>
                <ButtonLink to={to} look="main" size="lg" likely>
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
