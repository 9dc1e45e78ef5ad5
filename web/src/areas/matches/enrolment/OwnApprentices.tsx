import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { keptCallQuery } from '../../../platform/data/calls.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import type { MatchCard } from '../match.ts';
import classes from '../news/BestMatches.module.css';
import { enrolmentMessages as messages } from './messages.ts';

const most = 5;

/** What comes next of an enrolment that goes on; null of one that is over. */
const nextOf = ({ enrolment }: MatchCard): string | null => {
  const state = enrolment?.state;
  if (state !== 'agreed' && state !== 'begun') return null;
  const begins = enrolment?.begins_on;
  return messages.ownState[state](begins === undefined ? null : formatDay(begins));
};

/** On a company's home: whom it has enrolled, and what comes next; who begins last first. */
export const OwnApprentices = () => {
  const title = useId();
  const { data = [] } = useQuery(keptCallQuery('GET /match_cards/'));
  const enrolled = data
    .flatMap((match) => {
      const next = nextOf(match);
      return next === null ? [] : [{ match, next }];
    })
    .toSorted((one, other) =>
      (other.match.enrolment?.begins_on ?? '').localeCompare(one.match.enrolment?.begins_on ?? ''),
    )
    .slice(0, most);
  if (enrolled.length === 0) return null;
  return (
    <section aria-labelledby={title} className={classes.root}>
      <h2 id={title}>{messages.own}</h2>
      <ul className={classes.list}>
        {enrolled.map(({ match, next }) => (
          <li key={match.id} className={classes.match}>
            <span className={classes.words}>
              <Link to={`/company/matches?match=${match.id}`} className={classes.link}>
                {match.candidate?.name}
              </Link>
              <span className={classes.about}>{match.offer.title}</span>
              <span className={classes.about}>{next}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
