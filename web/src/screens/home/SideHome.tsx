import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Halves, Stack } from '../../ui/layout/layout.tsx';
import { homeMessages as messages, type Step } from './messages.ts';
import { useMatchNews } from '../../areas/matches/news/use-news.ts';
import { LateNews } from '../../areas/follow-up/home/LateNews.tsx';
import { OwnWaits } from '../../areas/follow-up/home/OwnWaits.tsx';
import { NextMeeting } from '../../areas/meetings/NextMeeting.tsx';
import { HomeParts, InTime, useIsLate } from './HomeParts.tsx';
import { RoleHomePage } from './RoleHomePage.tsx';
import { Timeline } from './Timeline.tsx';
import { useHomeParts } from './use-home-parts.ts';

interface SideHomeProps {
  side: 'applicant' | 'company';
  steps: readonly Step[];
  /** Which of the steps are done, in their order: the sheet, the test or the need, the first matches. */
  progress: UseQueryResult<readonly boolean[]>;
  /** A placement, which stands above what waits. */
  placement?: ReactNode;
  /** What is told of their matches. */
  matches: ReactNode;
  /** What helps with the first step, and with the second. */
  begin: ReactNode;
  next: ReactNode;
}

type Part<Names extends keyof SideHomeProps> = Pick<SideHomeProps, Names>;

/** What waits for them, with what goes on in their matches where that has come in time. */
const Waits = ({ side }: Part<'side'>) => {
  const news = useMatchNews(side);
  return <OwnWaits side={side} also={useIsLate('matches') ? null : news} />;
};

/** All that is told of their matches, where they come after the rest, with what would have stood among what waits. */
const LateMatches = ({ side, placement, matches }: Part<'side' | 'placement' | 'matches'>) => (
  <Stack>
    {placement}
    <LateNews news={useMatchNews(side)} />
    {matches}
  </Stack>
);

const Progress = ({ steps, progress }: Part<'steps' | 'progress'>) => (
  <Loaded query={progress} failure={messages.progressFailed}>
    {(done) => <Timeline steps={steps} done={done} />}
  </Loaded>
);

/** Once there are matches, the page is what waits, and the steps that led there a line at its end. */
const AtWork = ({
  side,
  placement,
  matches,
  children,
}: Part<'side' | 'placement' | 'matches'> & { children: ReactNode }) => (
  <Stack>
    <Halves>
      <Stack>
        {placement && <InTime of="matches">{placement}</InTime>}
        <InTime of="waits">
          <Waits side={side} />
        </InTime>
        <InTime of="meetings">
          <NextMeeting view={side} />
        </InTime>
      </Stack>
      <InTime of="matches">{matches}</InTime>
    </Halves>
    {children}
  </Stack>
);

/** The page of whoever is on the way to the first matches. */
const OnTheWay = ({
  side,
  begin,
  next,
  done: [sheet, second],
  children,
}: Part<'side' | 'begin' | 'next'> & { done: readonly boolean[]; children: ReactNode }) => (
  <Halves>
    {!sheet && begin}
    {sheet && second && (
      <InTime of="waits">
        <OwnWaits side={side} also={[]} />
      </InTime>
    )}
    {children}
    {sheet && !second && next}
  </Halves>
);

/** How far they are decides what the page is; while, and where, that cannot be read it is what waits. */
const Content = (props: SideHomeProps) => {
  const { data: done } = props.progress;
  const isLate = useIsLate('progress');
  if (done && !isLate && !done.every(Boolean))
    return (
      <OnTheWay {...props} done={done}>
        <Progress {...props} />
      </OnTheWay>
    );
  return <AtWork {...props}>{!isLate && <Progress {...props} />}</AtWork>;
};

/** The home of a candidate or a company. */
export const SideHome = (props: SideHomeProps) => (
  <RoleHomePage>
    <HomeParts
      of={{ progress: props.progress, ...useHomeParts() }}
      late={{
        progress: <Progress {...props} />,
        waits: <Waits side={props.side} />,
        matches: <LateMatches {...props} />,
        meetings: <NextMeeting view={props.side} />,
      }}
    >
      <Content {...props} />
    </HomeParts>
  </RoleHomePage>
);
