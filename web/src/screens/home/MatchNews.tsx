import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { callQuery } from '../../platform/data/calls.ts';
import classes from './Timeline.module.css';

interface MatchNewsProps {
  /** What there is to say of the matches, a sentence each. */
  say: (matches: Answer<'GET /match_cards/'>) => string[];
}

/** What waits in the matches. An extra: nothing is said while, or where, they cannot be read. */
export const MatchNews = ({ say }: MatchNewsProps) => {
  const { data = [] } = useQuery(callQuery('GET /match_cards/'));
  return (
    <div className={classes.news} role="status">
      {say(data).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
};
