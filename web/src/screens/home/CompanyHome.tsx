import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Halves, Stack } from '../../ui/layout/layout.tsx';
import { keptCallQuery } from '../../platform/data/calls.ts';
import { companySteps, firstMinutes, homeMessages as messages } from './messages.ts';
import { useMatchNews } from '../../areas/matches/news/use-news.ts';
import { BestMatches } from '../../areas/matches/news/BestMatches.tsx';
import { OwnApprentices } from '../../areas/matches/enrolment/OwnApprentices.tsx';
import { LateNews } from '../../areas/follow-up/home/LateNews.tsx';
import { OwnWaits } from '../../areas/follow-up/home/OwnWaits.tsx';
import { NextMeeting } from '../../areas/meetings/NextMeeting.tsx';
import { InThreeLines } from './visitor/InThreeLines.tsx';
import { HomeParts, InTime, useIsLate } from './HomeParts.tsx';
import { RoleHomePage } from './RoleHomePage.tsx';
import { Timeline } from './Timeline.tsx';
import { useHomeParts } from './use-home-parts.ts';

type Info = Answer<'GET /company/info/'>;

const stepsDone = (info: Info) => [info.company_page, info.company_offers, info.company_matches];

/** What waits for it, with what goes on in its matches where that has come in time. */
const Waits = () => {
  const news = useMatchNews('company');
  return <OwnWaits side="company" also={useIsLate('matches') ? null : news} />;
};

/** What is told of its matches. */
const Matches = () => (
  <Stack>
    <BestMatches side="company" />
    <OwnApprentices />
  </Stack>
);

/** The same where they come after the rest, with what would have stood among what waits. */
const LateMatches = () => (
  <Stack>
    <LateNews news={useMatchNews('company')} />
    <Matches />
  </Stack>
);

/** Once there are matches, the page is what waits, and the steps that led there a line at its end. */
const AtWork = ({ children }: { children: ReactNode }) => (
  <Stack>
    <Halves>
      <Stack>
        <InTime of="waits">
          <Waits />
        </InTime>
        <InTime of="meetings">
          <NextMeeting view="company" />
        </InTime>
      </Stack>
      <InTime of="matches">
        <Matches />
      </InTime>
    </Halves>
    {children}
  </Stack>
);

const Progress = () => (
  <Loaded query={useQuery(keptCallQuery('GET /company/info/'))} failure={messages.progressFailed}>
    {(info) => <Timeline steps={companySteps} done={stepsDone(info)} />}
  </Loaded>
);

/** The page of whoever is on the way to the first matches. */
const OnTheWay = ({ info: { company_page: page, company_offers: needs } }: { info: Info }) => (
  <Halves>
    {page && needs && (
      <InTime of="waits">
        <OwnWaits side="company" also={[]} />
      </InTime>
    )}
    {!page && <InThreeLines lines={firstMinutes.company} />}
    <Progress />
    {page && !needs && <InThreeLines lines={firstMinutes.company} />}
  </Halves>
);

/** How far it is decides what the page is; while, and where, that cannot be read it is what waits. */
const Content = () => {
  const { data } = useQuery(keptCallQuery('GET /company/info/'));
  const isLate = useIsLate('progress');
  if (data && !isLate && !stepsDone(data).every(Boolean)) return <OnTheWay info={data} />;
  return <AtWork>{!isLate && <Progress />}</AtWork>;
};

const CompanyHome = () => {
  const progress = useQuery(keptCallQuery('GET /company/info/'));
  return (
    <RoleHomePage>
      <HomeParts
        of={{ progress, ...useHomeParts() }}
        late={{
          progress: <Progress />,
          waits: <Waits />,
          matches: <LateMatches />,
          meetings: <NextMeeting view="company" />,
        }}
      >
        <Content />
      </HomeParts>
    </RoleHomePage>
  );
};

export default CompanyHome;
