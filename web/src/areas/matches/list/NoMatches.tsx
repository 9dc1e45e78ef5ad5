import { useQuery } from '@tanstack/react-query';
import { callQuery, keptCallQuery } from '../../../platform/data/calls.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { chancesMessages } from '../chances/messages.ts';
import { matchesPageMessages, matchListMessages } from '../messages.ts';

/** Where one goes who has no match yet. */
const next = { candidate: '/applicant/application', company: '/company/offers' } as const;

const WhatToDo = ({ view }: { view: 'candidate' | 'company' }) => {
  const { emptyHint, emptyAction } = matchesPageMessages[view];
  return (
    <EmptyState
      sentence={matchListMessages.empty}
      hint={emptyHint}
      action={
        <ButtonLink to={next[view]} variant="main">
          {emptyAction}
        </ButtonLink>
      }
    />
  );
};

/** Chances are told to whoever has completed sheet and test: they have nothing left to do but to wait. */
const OfCandidate = () => {
  const { data, isPending } = useQuery(callQuery('GET /chances/'));
  const kept = useQuery(keptCallQuery('GET /kept_enrolments/'));
  const isOver = data?.closed_session;
  if (kept.data?.enrolments.some(({ state }) => state === 'begun' || state === 'agreed'))
    return <EmptyState sentence={matchListMessages.empty} hint={chancesMessages.placed} />;
  if (!isPending && !data?.chances && !isOver) return <WhatToDo view="candidate" />;
  return (
    <EmptyState
      sentence={matchListMessages.empty}
      hint={!isPending && !isOver && chancesMessages.complete}
    />
  );
};

/** No match yet, and what to do about it. */
export const NoMatches = ({ view }: { view: 'candidate' | 'company' }) =>
  view === 'candidate' ? <OfCandidate /> : <WhatToDo view="company" />;
