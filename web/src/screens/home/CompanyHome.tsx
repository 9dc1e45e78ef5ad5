import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Halves, Stack } from '../../ui/layout/layout.tsx';
import { keptCallQuery } from '../../platform/data/calls.ts';
import { companySteps, firstMinutes, homeMessages as messages } from './messages.ts';
import { useMatchNews } from '../../areas/matches/news/use-news.ts';
import { BestMatches } from '../../areas/matches/news/BestMatches.tsx';
import { OwnApprentices } from '../../areas/matches/enrolment/OwnApprentices.tsx';
import { OwnWaits } from '../../areas/follow-up/home/OwnWaits.tsx';
import { NextMeeting } from '../../areas/meetings/NextMeeting.tsx';
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
        <OwnWaits side="company" also={useMatchNews('company')} />
        <NextMeeting view="company" />
      </Stack>
      <Stack>
        <BestMatches side="company" />
        <OwnApprentices />
      </Stack>
    </Halves>
    {children}
  </Stack>
);

const CompanyHome = () => {
  const progress = useQuery(keptCallQuery('GET /company/info/'));
  const parts = useHomeParts();
  return (
    <RoleHomePage>
      <HomeParts of={[progress, ...parts]}>
        <Loaded query={progress} failure={messages.progressFailed}>
          {({ company_page: page, company_offers: needs, company_matches: matches }) => {
            const steps = <Timeline steps={companySteps} done={[page, needs, matches]} />;
            if (page && needs && matches) return <AtWork>{steps}</AtWork>;
            return (
              <Halves>
                {page && needs && <OwnWaits side="company" also={[]} />}
                {!page && <InThreeLines lines={firstMinutes.company} />}
                {steps}
                {page && !needs && <InThreeLines lines={firstMinutes.company} />}
              </Halves>
            );
          }}
        </Loaded>
      </HomeParts>
    </RoleHomePage>
  );
};

export default CompanyHome;
