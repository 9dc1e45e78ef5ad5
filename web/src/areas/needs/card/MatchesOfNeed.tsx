import { Link } from '../../../ui/actions/Link.tsx';
import { possibleWith } from '../closing/possible-with.ts';
import { needMessages as messages } from '../messages.ts';
import type { Need } from '../need-values.ts';
import classes from './NeedCard.module.css';

/** The way to the matches of a need, or that it has none yet. */
export const MatchesOfNeed = ({ need }: { need: Need }) => {
  const { id, title, number_of_matches: matches } = need;
  if (matches > 0)
    return (
      <Link
        className={classes.matches}
        to={`/company/matches?need=${id}`}
        aria-label={messages.of(messages.matches(matches), title)}
      >
        {messages.matches(matches)}
      </Link>
    );
  return possibleWith(need).matching && <span className={classes.none}>{messages.noMatch}</span>;
};
