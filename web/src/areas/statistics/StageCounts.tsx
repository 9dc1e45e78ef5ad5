import { stageLabel } from '@tandem/domain/follow-up/stages';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { callQuery } from '../../platform/data/calls.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CounterRow } from './CounterRow.tsx';
import type { FigureSession } from './figure-session.ts';
import { stageCountMessages as messages } from './messages.ts';
import classes from './CounterCards.module.css';
import cards from './ProgrammeStatistics.module.css';

const lists = {
  applicant: '/dashboard/applicant-management',
  company: '/dashboard/company-management',
} as const;

interface StageCountsProps {
  session: FigureSession;
  ready: boolean;
}

const SideCounts = ({ side, session, ready }: StageCountsProps & { side: keyof typeof lists }) => {
  const heading = useId();
  const query = useQuery({
    ...callQuery('GET /follow-up/stages/{side}/', {
      params: { side },
      query: { session: session?.id },
    }),
    enabled: ready,
  });
  return (
    <Card as="section" className={cards.journey ?? ''} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{messages.titles[side]}</h2>
        <p className={cards.hint}>{messages.hints[side]}</p>
      </div>
      <Loaded query={query} skeleton={<Skeleton height={300} />} failure={messages.failed}>
        {({ items }) => {
          const counts = items.map(({ count }) => count);
          const total = counts.reduce((sum, count) => sum + count, 0);
          const largest = Math.max(...counts, 1);
          return (
            <ol className={classes.list} aria-labelledby={heading} data-bars>
              {items.map(({ stage, count }) => (
                <li key={stage}>
                  <CounterRow
                    name={stageLabel(side, stage)}
                    count={count}
                    total={total}
                    largest={largest}
                    colour="var(--color-petrol)"
                    onOpen={`${lists[side]}?stage=${stage}`}
                  />
                </li>
              ))}
            </ol>
          );
        }}
      </Loaded>
    </Card>
  );
};

/** How many candidates, and companies, stand at each stage; each opens the list that is filtered by it. */
export const StageCounts = (props: StageCountsProps) => (
  <>
    <SideCounts side="applicant" {...props} />
    <SideCounts side="company" {...props} />
  </>
);
