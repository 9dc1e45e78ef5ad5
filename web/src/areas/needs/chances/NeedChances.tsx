import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { needChancesMessages as messages } from './messages.ts';
import { needChanceSentences } from './need-chance-sentences.ts';
import classes from './NeedChances.module.css';

/** Why a need has no match yet. Says nothing where there is nothing to say, or to read. */
export const NeedChances = ({ id }: { id: number }) => {
  const { data } = useQuery(callQuery('GET /offers/{id}/chances/', { params: { id } }));
  const sentences = data?.chances ? needChanceSentences(data.chances) : [];
  if (sentences.length === 0) return null;
  return (
    <div className={classes.chances}>
      <h4>{messages.title}</h4>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
};
