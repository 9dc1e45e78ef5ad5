import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { keptCallQuery } from '../../../platform/data/calls.ts';
import { formatScore } from '../../../platform/format/numbers.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { wordsOf } from '../card-words.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { awaitedInShort } from '../awaited/awaited-words.ts';
import { bestMatches } from './best-matches.ts';
import classes from './BestMatches.module.css';
import { bestMatchMessages as messages } from './messages.ts';

const paths = { candidate: '/applicant/matches', company: '/company/matches' };

/** What is worth a look among the matches. An extra of a home: nothing is said where there are none. */
export const BestMatches = ({ side }: { side: 'candidate' | 'company' }) => {
  const title = useId();
  const cards = useQuery(keptCallQuery('GET /match_cards/'));
  const best = bestMatches(cards.data ?? [], side);
  if (best.length === 0) return <LoadFailure query={cards} failure={messages.failed} />;
  return (
    <section aria-labelledby={title} className={classes.root}>
      <h2 id={title}>{messages.title[side]}</h2>
      <ul className={classes.list}>
        {best.map((match) => {
          const { title: name, about } = wordsOf(match, side);
          return (
            <li key={match.id} className={classes.match}>
              <span className={classes.words}>
                <Link to={`${paths[side]}?match=${match.id}`} className={classes.link}>
                  {name}
                </Link>
                <span className={classes.about}>{about}</span>
              </span>
              <span className={classes.score}>
                {formatScore(match.score)}
                <span>/100</span>
              </span>
              <span className={classes.status}>
                <StatusBadge status={match.status} />
              </span>
              {side === 'candidate' && match.awaited && (
                <span className={classes.awaited}>{awaitedInShort(match.awaited)}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
