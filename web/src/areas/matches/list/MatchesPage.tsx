import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { matchListMessages, matchesPageMessages } from '../messages.ts';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Columns } from '../../../ui/layout/layout.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { MatchHelp } from './MatchHelp.tsx';
import { MatchList } from './MatchList.tsx';
import { MatchListSkeleton } from './MatchListSkeleton.tsx';

/** What the middle card counts, and where one goes who has no match yet. */
const particulars = {
  candidate: { waiting: status.pending, next: '/applicant/application' },
  company: { waiting: status.queued, next: '/company/offers' },
} as const;

/** The matches of whoever is signed in: what there is of each kind, then the list. */
export const MatchesPage = ({ view }: { view: 'candidate' | 'company' }) => {
  const matches = useQuery(callQuery('GET /matches/'));
  const messages = matchesPageMessages[view];
  const { waiting, next } = particulars[view];
  const count = (wanted: MatchStatus): string | undefined =>
    matches.data && formatNumber(matches.data.filter((match) => match.status === wanted).length);
  return (
    <Page title={messages.title} lead={messages.lead} action={<MatchHelp view={view} />}>
      <Columns>
        <StatCard
          label={messages.total}
          value={matches.data && formatNumber(matches.data.length)}
          hint={messages.totalHint}
        />
        <StatCard label={messages.waiting} value={count(waiting)} hint={messages.waitingHint} />
        <StatCard
          label={messages.accepted}
          value={count(status.acceptedByCompany)}
          hint={messages.acceptedHint}
        />
      </Columns>
      <Loaded query={matches} skeleton={<MatchListSkeleton />} failure={matchListMessages.failed}>
        {(list) => (
          <MatchList
            matches={list}
            view={view}
            empty={
              <EmptyState
                sentence={matchListMessages.empty}
                hint={messages.emptyHint}
                action={
                  <ButtonLink to={next} variant="main">
                    {messages.emptyAction}
                  </ButtonLink>
                }
              />
            }
          />
        )}
      </Loaded>
    </Page>
  );
};
