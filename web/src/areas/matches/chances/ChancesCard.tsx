import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { chanceSentences } from './chance-sentences.ts';
import classes from './ChancesCard.module.css';
import { chancesMessages as messages } from './messages.ts';

/** What a candidate may change to be compared with more needs. Says nothing where there is nothing to say, or to read. */
export const ChancesCard = () => {
  const title = useId();
  const { data } = useQuery(callQuery('GET /chances/'));
  if (!data?.chances) return null;
  const { own, others } = chanceSentences(data.chances);
  if (own.length + others.length === 0) return null;
  return (
    <Card as="section" className={classes.card} aria-labelledby={title}>
      <h2 id={title}>{messages.title}</h2>
      {own.length > 0 && <p>{messages.lead}</p>}
      <ul>
        {[...own, ...others].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {own.length > 0 && <ButtonLink to="/applicant/application">{messages.change}</ButtonLink>}
    </Card>
  );
};
