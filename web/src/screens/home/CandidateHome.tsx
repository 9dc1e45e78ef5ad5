import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Halves, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { candidateSteps, firstMinutes, homeMessages as messages } from './messages.ts';
import { candidateNews } from '../../areas/matches/news/match-news.ts';
import { BestMatches } from '../../areas/matches/news/BestMatches.tsx';
import { OwnEnrolment } from '../../areas/matches/enrolment/OwnEnrolment.tsx';
import { OwnWaits } from '../../areas/follow-up/home/OwnWaits.tsx';
import { NextMeeting } from '../../areas/meetings/NextMeeting.tsx';
import { CandidateFirstMinutes } from './FirstMinutes.tsx';
import { InThreeLines } from './InThreeLines.tsx';
import { MatchNews } from './MatchNews.tsx';
import { RoleHomePage } from './RoleHomePage.tsx';
import { Timeline } from './Timeline.tsx';

const CandidateHome = () => {
  const progress = useQuery(callQuery('GET /applicant/info/'));
  return (
    <RoleHomePage>
      <Loaded
        query={progress}
        skeleton={<Skeleton height={340} />}
        failure={messages.progressFailed}
      >
        {({ applicant_page: page, applicant_test: test, applicant_matches: matches }) => (
          <Halves>
            {!page && <CandidateFirstMinutes />}
            {page && test && (
              <Stack>
                <OwnEnrolment />
                <OwnWaits side="applicant" />
                <NextMeeting view="applicant" />
                <BestMatches side="candidate" />
              </Stack>
            )}
            <Timeline
              steps={candidateSteps}
              done={[page, test, matches]}
              news={<MatchNews say={candidateNews} />}
            />
            {page && !test && <InThreeLines lines={firstMinutes.candidate} />}
          </Halves>
        )}
      </Loaded>
    </RoleHomePage>
  );
};

export default CandidateHome;
