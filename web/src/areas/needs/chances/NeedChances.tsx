import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { needMessages } from '../messages.ts';
import { needChancesMessages as messages } from './messages.ts';
import { needChanceSentences } from './need-chance-sentences.ts';
import classes from './NeedChances.module.css';

/** Counted by the engine for each need: only where somebody asks. */
const NeedChanges = lazyPart(() => import('./NeedChanges.tsx'));

/** Why a need has no match yet. Says nothing where there is nothing to say, or to read. */
const WhyNobody = ({ id }: { id: number }) => {
  const { data } = useQuery(callQuery('GET /offers/{id}/chances/', { params: { id } }));
  const sentences = data?.chances ? needChanceSentences(data.chances) : [];
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
const NeedChances = ({ id, title, isMatched }: NeedChancesProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.chances}>
      {!isMatched && <WhyNobody id={id} />}
      <div>
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={needMessages.of(messages.changes, title)}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.changes}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <NeedChanges id={id} />
        </Suspense>
      )}
    </div>
  );
};

export default NeedChances;
