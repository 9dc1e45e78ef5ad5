import type { AccountKind } from '@tandem/domain/roles';
import { lazy, Suspense, type ComponentType } from 'react';
import { loadDataArea } from '../../router/lazy-screens.ts';
import { Checking } from '../../session/Checking.tsx';
import { useSession } from '../../session/session.ts';
import { VisitorHome } from './VisitorHome.tsx';

const DataArea = lazy(loadDataArea);

const homes: Record<AccountKind, ComponentType> = {
  applicant: lazy(() => import('./ApplicantHome.tsx')),
  company: lazy(() => import('./CompanyHome.tsx')),
  staff: lazy(() => import('./ManagerHome.tsx')),
  superuser: lazy(() => import('./SuperuserHome.tsx')),
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
