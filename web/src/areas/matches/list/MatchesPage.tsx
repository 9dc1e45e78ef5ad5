import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { useQuery } from '@tanstack/react-query';
import { keptCallQuery } from '../../../platform/data/calls.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { matchListMessages, matchesPageMessages } from '../messages.ts';
import { Columns } from '../../../ui/layout/layout.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { ChancesCard } from '../chances/ChancesCard.tsx';
import { MatchHelp } from './MatchHelp.tsx';
import { MatchList } from './MatchList.tsx';
import { NoMatches } from './NoMatches.tsx';
import { MatchListSkeleton } from './MatchListSkeleton.tsx';

/** What the middle card counts. */
const waitingStatus = { candidate: status.pending, company: status.queued };

/** The matches of whoever is signed in: what there is of each kind, then the list. */
export const MatchesPage = ({ view }: { view: 'candidate' | 'company' }) => {
  const matches = useQuery(keptCallQuery('GET /match_cards/'));
  const messages = matchesPageMessages[view];
  const waiting = waitingStatus[view];
  const count = (wanted: MatchStatus): string | undefined =>
    matches.data && formatNumber(matches.data.filter((match) => match.status === wanted).length);
  return (
    <Page brief title={messages.title} lead={messages.lead} action={<MatchHelp view={view} />}>
      <Columns quiet>
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
        {(list) => <MatchList matches={list} view={view} empty={<NoMatches view={view} />} />}
      </Loaded>
      {view === 'candidate' && <ChancesCard />}
    </Page>
  );
};
