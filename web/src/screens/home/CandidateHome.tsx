import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Halves, Stack } from '../../ui/layout/layout.tsx';
import { keptCallQuery } from '../../platform/data/calls.ts';
import { candidateSteps, firstMinutes, homeMessages as messages } from './messages.ts';
import { useMatchNews } from '../../areas/matches/news/use-news.ts';
import { BestMatches } from '../../areas/matches/news/BestMatches.tsx';
import { OwnEnrolment } from '../../areas/matches/enrolment/OwnEnrolment.tsx';
import { LateNews } from '../../areas/follow-up/home/LateNews.tsx';
import { OwnWaits } from '../../areas/follow-up/home/OwnWaits.tsx';
import { NextMeeting } from '../../areas/meetings/NextMeeting.tsx';
import { CandidateFirstMinutes } from './FirstMinutes.tsx';
import { InThreeLines } from './visitor/InThreeLines.tsx';
import { HomeParts, InTime, useIsLate } from './HomeParts.tsx';
import { RoleHomePage } from './RoleHomePage.tsx';
import { Timeline } from './Timeline.tsx';
import { useHomeParts } from './use-home-parts.ts';

type Info = Answer<'GET /applicant/info/'>;

const stepsDone = (info: Info) => [
  info.applicant_page,
  info.applicant_test,
  info.applicant_matches,
];

/** What waits for them, with what goes on in their matches where that has come in time. */
const Waits = () => {
  const news = useMatchNews('applicant');
  return <OwnWaits side="applicant" also={useIsLate('matches') ? null : news} />;
};

/** All that is told of their matches, where they come after the rest. */
const LateMatches = () => (
  <Stack>
    <OwnEnrolment />
    <LateNews news={useMatchNews('applicant')} />
    <BestMatches side="candidate" />
  </Stack>
);

/** Once there are matches, the page is what waits, and the steps that led there a line at its end. */
const AtWork = ({ children }: { children: ReactNode }) => (
  <Stack>
    <Halves>
      <Stack>
        <InTime of="matches">
          <OwnEnrolment />
        </InTime>
        <InTime of="waits">
          <Waits />
        </InTime>
        <InTime of="meetings">
          <NextMeeting view="applicant" />
        </InTime>
      </Stack>
      <InTime of="matches">
        <BestMatches side="candidate" />
      </InTime>
    </Halves>
    {children}
  </Stack>
);

const Progress = () => (
  <Loaded query={useQuery(keptCallQuery('GET /applicant/info/'))} failure={messages.progressFailed}>
    {(info) => <Timeline steps={candidateSteps} done={stepsDone(info)} />}
  </Loaded>
);

/** The page of whoever is on the way to the first matches. */
const OnTheWay = ({ info: { applicant_page: page, applicant_test: test } }: { info: Info }) => (
  <Halves>
    {!page && <CandidateFirstMinutes />}
    {page && test && (
      <InTime of="waits">
        <OwnWaits side="applicant" also={[]} />
      </InTime>
    )}
    <Progress />
    {page && !test && <InThreeLines lines={firstMinutes.candidate} />}
  </Halves>
);

/** How far they are decides what the page is; while, and where, that cannot be read it is what waits. */
const Content = () => {
  const { data } = useQuery(keptCallQuery('GET /applicant/info/'));
  const isLate = useIsLate('progress');
  if (data && !isLate && !stepsDone(data).every(Boolean)) return <OnTheWay info={data} />;
  return <AtWork>{!isLate && <Progress />}</AtWork>;
};

const CandidateHome = () => {
  const progress = useQuery(keptCallQuery('GET /applicant/info/'));
  return (
    <RoleHomePage>
      <HomeParts
        of={{ progress, ...useHomeParts() }}
        late={{
          progress: <Progress />,
          waits: <Waits />,
          matches: <LateMatches />,
          meetings: <NextMeeting view="applicant" />,
        }}
      >
        <Content />
      </HomeParts>
    </RoleHomePage>
  );
};

export default CandidateHome;
