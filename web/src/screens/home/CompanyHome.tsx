import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { Stack } from '../../ui/layout/layout.tsx';
import { keptCallQuery } from '../../platform/data/calls.ts';
import { companySteps, firstMinutes } from './messages.ts';
import { BestMatches } from '../../areas/matches/news/BestMatches.tsx';
import { OwnApprentices } from '../../areas/matches/enrolment/OwnApprentices.tsx';
import { InThreeLines } from './visitor/InThreeLines.tsx';
import { SideHome } from './SideHome.tsx';

const stepsDone = (info: Answer<'GET /company/info/'>) => [
  info.company_page,
  info.company_offers,
  info.company_matches,
];

const inThreeLines = <InThreeLines lines={firstMinutes.company} />;

const CompanyHome = () => (
  <SideHome
    side="company"
    steps={companySteps}
    progress={useQuery({ ...keptCallQuery('GET /company/info/'), select: stepsDone })}
    matches={
      <Stack>
        <BestMatches side="company" />
        <OwnApprentices />
      </Stack>
    }
    begin={inThreeLines}
    next={inThreeLines}
  />
);

export default CompanyHome;
