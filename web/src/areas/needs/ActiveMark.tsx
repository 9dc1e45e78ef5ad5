import { needMessages as messages } from './messages.ts';
import classes from './ActiveMark.module.css';

/** A dot and the word that says the same. */
export const ActiveMark = ({ active, word }: { active: boolean; word?: string }) => (
  <span className={classes.mark} data-active={active}>
    {word ?? (active ? messages.active : messages.inactive)}
  </span>
);

/** What the dots mean. */
export const Legend = () => (
  <ul className={classes.legend} aria-label={messages.legend}>
    <li>
      <ActiveMark active word={messages.activeNeed} />
    </li>
    <li>
      <ActiveMark active={false} word={messages.inactiveNeed} />
    </li>
  </ul>
);
