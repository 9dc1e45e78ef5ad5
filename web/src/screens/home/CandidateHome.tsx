import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { keptCallQuery } from '../../platform/data/calls.ts';
import { candidateSteps, firstMinutes } from './messages.ts';
import { BestMatches } from '../../areas/matches/news/BestMatches.tsx';
import { OwnEnrolment } from '../../areas/matches/enrolment/OwnEnrolment.tsx';
import { CandidateFirstMinutes } from './FirstMinutes.tsx';
import { InThreeLines } from './visitor/InThreeLines.tsx';
import { SideHome } from './SideHome.tsx';

const stepsDone = (info: Answer<'GET /applicant/info/'>) => [
  info.applicant_page,
  info.applicant_test,
  info.applicant_matches,
];

const CandidateHome = () => (
  <SideHome
    side="applicant"
    steps={candidateSteps}
    progress={useQuery({ ...keptCallQuery('GET /applicant/info/'), select: stepsDone })}
    placement={<OwnEnrolment />}
    matches={<BestMatches side="candidate" />}
    begin={<CandidateFirstMinutes />}
    next={<InThreeLines lines={firstMinutes.candidate} />}
  />
);

export default CandidateHome;
