import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { applicantSteps, homeMessages as messages } from './messages.ts';
import { applicantNews } from '../../areas/matches/news/match-news.ts';
import { MatchNews } from './MatchNews.tsx';
import { RoleHomePage } from './RoleHomePage.tsx';
import { Timeline } from './Timeline.tsx';

const ApplicantHome = () => {
  const progress = useQuery(callQuery('GET /applicant/info/'));
  return (
    <RoleHomePage>
      <Loaded
        query={progress}
        skeleton={<Skeleton height={340} />}
        failure={messages.progressFailed}
      >
        {({ applicant_page: page, applicant_test: test, applicant_matches: matches }) => (
          <Timeline
            steps={applicantSteps}
            done={[page, test, matches]}
            news={<MatchNews say={applicantNews} />}
          />
        )}
      </Loaded>
    </RoleHomePage>
  );
};

export default ApplicantHome;
