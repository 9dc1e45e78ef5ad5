import { status } from '@tandem/domain/match';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Columns } from '../../../components/layout.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { MatchHelp } from '../../../components/match-list/MatchHelp.tsx';
import { MatchList } from '../../../components/match-list/MatchList.tsx';
import { MatchListSkeleton } from '../../../components/match-list/MatchListSkeleton.tsx';
import { Page } from '../../../components/Page.tsx';
import { StatCard } from '../../../components/StatCard.tsx';
import { callQuery } from '../../../data/calls.ts';
import { formatNumber } from '../../../format/numbers.ts';
import { matchListMessages as messages } from '../../../messages/matches.ts';

const ApplicantMatches = () => {
  const matches = useQuery(callQuery('GET /matches/'));
  const count = (wanted: number): string | undefined =>
    matches.data && formatNumber(matches.data.filter((match) => match.status === wanted).length);
  return (
    <Page
      title={messages.applicantTitle}
      lead={messages.applicantLead}
      action={<MatchHelp view="applicant" />}
    >
      <Columns>
        <StatCard
          label={messages.total}
          value={matches.data && formatNumber(matches.data.length)}
          hint={messages.totalHint}
        />
        <StatCard
          label={messages.pending}
          value={count(status.pending)}
          hint={messages.pendingHint}
        />
        <StatCard
          label={messages.accepted}
          value={count(status.acceptedByCompany)}
          hint={messages.applicantAcceptedHint}
        />
      </Columns>
      <Loaded query={matches} skeleton={<MatchListSkeleton />} failure={messages.failed}>
        {(list) => (
          <MatchList
            matches={list}
            view="applicant"
            empty={
              <EmptyState
                sentence={messages.empty}
                hint={messages.applicantEmptyHint}
                action={
                  <ButtonLink to="/applicant/application" look="main">
                    {messages.applicantEmptyAction}
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

export default ApplicantMatches;
