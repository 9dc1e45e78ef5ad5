import type { NeedState } from '@tandem/domain/needs/need-state';
import { showDay } from '../../platform/format/typed-day.ts';
import { stateWords } from './closing/messages.ts';
import { needMessages as messages } from './messages.ts';
import type { Need } from './need-values.ts';
import classes from './ActiveMark.module.css';

interface ActiveMarkProps {
  state: NeedState;
  /** The day on which one set aside comes back. */
  until?: string | null;
  word?: string;
}

/** A dot and the word that says the same. */
export const ActiveMark = ({ state, until = null, word }: ActiveMarkProps) => (
  <span className={classes.mark} data-state={state}>
    {word ?? stateWords(state, until && showDay(until))}
  </span>
);

/** Where a need stands; one of a closed school year stands nowhere any more. */
export const NeedMark = ({
  need: { state, set_aside_until: until, session_closed: isPast },
  word,
}: {
  need: Pick<Need, 'state' | 'set_aside_until' | 'session_closed'>;
  word?: string | undefined;
}) =>
  isPast ? (
    <ActiveMark state="withdrawn" word={messages.pastNeed} />
  ) : (
    <ActiveMark state={state} until={until} {...(word !== undefined && { word })} />
  );

/** What the dots mean. */
export const Legend = () => (
  <ul className={classes.legend} aria-label={messages.legend}>
    <li>
      <ActiveMark state="active" word={messages.activeNeed} />
    </li>
    <li>
      <ActiveMark state="inactive" word={messages.inactiveNeed} />
    </li>
    <li>
      <ActiveMark state="filled" word={messages.filledNeed} />
    </li>
    <li>
      <ActiveMark state="set_aside" word={messages.closedNeed} />
    </li>
  </ul>
);
