import { status } from '@tandem/domain/matches/match';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../data/calls.ts';
import { formatNumber } from '../../format/numbers.ts';
import { matchListMessages, matchesPageMessages } from '../../messages/matches.ts';
import { ButtonLink } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { Columns } from '../layout.tsx';
import { Loaded } from '../Loaded.tsx';
import { Page } from '../Page.tsx';
import { StatCard } from '../StatCard.tsx';
import { MatchHelp } from './MatchHelp.tsx';
import { MatchList } from './MatchList.tsx';
import { MatchListSkeleton } from './MatchListSkeleton.tsx';

/** What the middle card counts, and where one goes who has no match yet. */
const particulars = {
  applicant: { waiting: status.pending, next: '/applicant/application' },
  company: { waiting: status.queued, next: '/company/offers' },
} as const;

/** The matches of whoever is signed in: what there is of each kind, then the list. */
export const MatchesPage = ({ view }: { view: 'applicant' | 'company' }) => {
  const matches = useQuery(callQuery('GET /matches/'));
  const messages = matchesPageMessages[view];
  const { waiting, next } = particulars[view];
  const count = (wanted: number): string | undefined =>
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
                  <ButtonLink to={next} look="main">
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
