import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { chanceSentences } from './chance-sentences.ts';
import { changeMessages } from '../../needs/chances/candidate-change-messages.ts';
import { changeSentences } from '../../needs/chances/candidate-change-sentences.ts';
import classes from './ChancesCard.module.css';
import { chancesMessages as messages } from './messages.ts';

/** What each single change would bring a candidate. Says nothing where there is nothing to say, or to read. */
const ChancesCard = () => {
  const title = useId();
  const near = useQuery(callQuery('GET /chances/'));
  const counted = useQuery(callQuery('GET /chances/changes/'));
  // What came first would be pushed from under the finger.
  if (near.isPending || counted.isPending) return null;
  const chances = near.data?.chances ?? null;
  const changes = counted.data?.changes;
  const own = changes ? changeSentences(changes, chances) : [];
  const over = near.data?.closed_session;
  const others = chances ? chanceSentences(chances) : [];
  if (over !== undefined) others.push(changeMessages.over(over));
  if (own.length + others.length === 0) return null;
  return (
    <Card as="section" className={classes.card} aria-labelledby={title}>
      <h2 id={title}>{messages.title}</h2>
      {own.length > 0 && (
        <>
          <p>{changeMessages.lead}</p>
          <ul>
            {own.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className={classes.honest}>{changeMessages.honest}</p>
          <ButtonLink to="/applicant/application">{messages.change}</ButtonLink>
        </>
      )}
      {others.length > 0 && (
        <ul>
          {others.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Card>
  );
};

export default ChancesCard;
