import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Halves, Stack } from '../../ui/layout/layout.tsx';
import { keptCallQuery } from '../../platform/data/calls.ts';
import { candidateSteps, firstMinutes, homeMessages as messages } from './messages.ts';
import { useMatchNews } from '../../areas/matches/news/use-news.ts';
import { BestMatches } from '../../areas/matches/news/BestMatches.tsx';
import { OwnEnrolment } from '../../areas/matches/enrolment/OwnEnrolment.tsx';
import { OwnWaits } from '../../areas/follow-up/home/OwnWaits.tsx';
import { NextMeeting } from '../../areas/meetings/NextMeeting.tsx';
import { CandidateFirstMinutes } from './FirstMinutes.tsx';
import { InThreeLines } from './visitor/InThreeLines.tsx';
import { HomeParts } from './HomeParts.tsx';
import { RoleHomePage } from './RoleHomePage.tsx';
import { Timeline } from './Timeline.tsx';
import { useHomeParts } from './use-home-parts.ts';

/** Once there are matches, the page is what waits, and the steps that led there a line at its end. */
const AtWork = ({ children }: { children: ReactNode }) => (
  <Stack>
    <Halves>
      <Stack>
        <OwnEnrolment />
        <OwnWaits side="applicant" also={useMatchNews('applicant')} />
        <NextMeeting view="applicant" />
      </Stack>
      <BestMatches side="candidate" />
    </Halves>
    {children}
  </Stack>
);

const CandidateHome = () => {
  const progress = useQuery(keptCallQuery('GET /applicant/info/'));
  const parts = useHomeParts();
  return (
    <RoleHomePage>
      <HomeParts of={[progress, ...parts]}>
        <Loaded query={progress} failure={messages.progressFailed}>
          {({ applicant_page: page, applicant_test: test, applicant_matches: matches }) => {
            const steps = <Timeline steps={candidateSteps} done={[page, test, matches]} />;
            if (page && test && matches) return <AtWork>{steps}</AtWork>;
            return (
              <Halves>
                {!page && <CandidateFirstMinutes />}
                {page && test && <OwnWaits side="applicant" also={[]} />}
                {steps}
                {page && !test && <InThreeLines lines={firstMinutes.candidate} />}
              </Halves>
            );
          }}
        </Loaded>
      </HomeParts>
    </RoleHomePage>
  );
};

export default CandidateHome;
