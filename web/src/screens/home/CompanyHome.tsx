import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Halves, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { companySteps, firstMinutes, homeMessages as messages } from './messages.ts';
import { companyNews } from '../../areas/matches/news/match-news.ts';
import { BestMatches } from '../../areas/matches/news/BestMatches.tsx';
import { OwnWaits } from '../../areas/follow-up/home/OwnWaits.tsx';
import { NextMeeting } from '../../areas/meetings/NextMeeting.tsx';
import { InThreeLines } from './InThreeLines.tsx';
import { MatchNews } from './MatchNews.tsx';
import { RoleHomePage } from './RoleHomePage.tsx';
import { Timeline } from './Timeline.tsx';

const CompanyHome = () => {
  const progress = useQuery(callQuery('GET /company/info/'));
  return (
    <RoleHomePage>
      <Loaded
        query={progress}
        skeleton={<Skeleton height={340} />}
        failure={messages.progressFailed}
      >
        {({ company_page: page, company_offers: needs, company_matches: matches }) => (
          <Halves>
            {page && needs && (
              <Stack>
                <OwnWaits side="company" />
                <NextMeeting view="company" />
                <BestMatches side="company" />
              </Stack>
            )}
            {!page && <InThreeLines lines={firstMinutes.company} />}
            <Timeline
              steps={companySteps}
              done={[page, needs, matches]}
              news={<MatchNews say={companyNews} />}
            />
            {page && !needs && <InThreeLines lines={firstMinutes.company} />}
          </Halves>
        )}
      </Loaded>
    </RoleHomePage>
  );
};

export default CompanyHome;
