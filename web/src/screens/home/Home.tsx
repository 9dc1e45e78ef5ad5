import type { AccountKind } from '@tandem/domain/accounts/roles';
import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../../router/lazy-part.ts';
import { loadDataArea } from '../../router/lazy-screens.ts';
import { Checking } from '../../session/Checking.tsx';
import { useSession } from '../../session/session.ts';
import { VisitorHome } from './VisitorHome.tsx';

const DataArea = lazyPart(loadDataArea);

const homes: Record<AccountKind, ComponentType> = {
  applicant: lazyPart(() => import('./ApplicantHome.tsx')),
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
