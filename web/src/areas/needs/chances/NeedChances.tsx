import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { needChancesMessages as messages } from './messages.ts';
import { needChanceSentences } from './need-chance-sentences.ts';
import classes from './NeedChances.module.css';
import { WhatChanges } from './WhatChanges.tsx';

/** Counted by the engine for each need: only where somebody asks. */
const NeedChanges = lazyPart(() => import('./NeedChanges.tsx'));

/** One answer for all cards of the screen. */
const call = callQuery('GET /need_chances/');

/** Why a need has no match yet. Says nothing where there is nothing to say, or to read. */
const WhyNobody = ({ id }: { id: number }) => {
  const { data } = useQuery(call);
  const chances = data?.items.find(({ offer: needId }) => needId === id)?.chances;
  const sentences = chances ? needChanceSentences(chances) : [];
  if (sentences.length === 0) return null;
  return (
    <>
      <h4>{messages.title}</h4>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
};

interface NeedChancesProps {
  id: number;
  title: string;
  isMatched: boolean;
}

/** What keeps candidates from a need, and what each change of it would bring. */
export const NeedChances = ({ id, title, isMatched }: NeedChancesProps) => (
  <div className={classes.chances}>
    {!isMatched && <WhyNobody id={id} />}
    <WhatChanges of={title}>
      <NeedChanges id={id} />
    </WhatChanges>
  </div>
);
