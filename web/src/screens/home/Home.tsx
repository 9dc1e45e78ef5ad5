import type { AccountKind } from '@tandem/domain/accounts/roles';
import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { loadDataArea } from '../../platform/data/load-data-area.ts';
import { Checking } from '../../areas/accounts/Checking.tsx';
import { useSession } from '../../platform/session/session.ts';
import { VisitorHome } from './visitor/VisitorHome.tsx';

const DataArea = lazyPart(loadDataArea);

const homes: Record<AccountKind, ComponentType> = {
  applicant: lazyPart(() => import('./CandidateHome.tsx')),
  company: lazyPart(() => import('./CompanyHome.tsx')),
  staff: lazyPart(() => import('./ManagerHome.tsx')),
  superuser: lazyPart(() => import('./SuperuserHome.tsx')),
};

/** Each role has a home of its own, loaded when it is known who is there. */
const Home = () => {
  const { checking, role } = useSession();
  if (checking) return <Checking />;
  if (role === 'visitor') return <VisitorHome />;
  const RoleHome = homes[role];
  return (
    <Suspense fallback={<Checking />}>
      <DataArea>
        <RoleHome />
      </DataArea>
    </Suspense>
  );
};

export default Home;
