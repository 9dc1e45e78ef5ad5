import { Suspense, type ReactNode } from 'react';
import { Redirect } from '../../platform/router/Redirect.tsx';
import { useLocation } from '../../platform/router/router.ts';
import { isOpenTo, type Who } from '../../platform/session/access.ts';
import { useSession } from '../../platform/session/session.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { Checking } from './Checking.tsx';

/** Few visits need it. */
const SecondFactorDemand = lazyPart(() => import('./second-factor/SecondFactorDemand.tsx'));

/** What somebody brings along to /login, kept in the state of its entry. */
export interface AskedFor {
  /** Where they wanted to go before they had to sign in. */
  from?: string;
  /** The address of the account that they are known to have. */
  email?: string;
  /** What they are told before they sign in. */
  told?: string;
  /** They have come for a link of a mail. */
  byLink?: boolean;
}

/** Lets through whom an address is for: a visitor is sent to /login and comes back, anyone else goes home. */
export const Guard = ({ who, children }: { who: Who; children: ReactNode }) => {
  const { checking, role, user } = useSession();
  const { pathname, search } = useLocation();
  if (checking) return <Checking />;
  if (user.second_factor_missing && (who !== 'anyone' || pathname === '/'))
    return (
      <Suspense fallback={<Checking />}>
        <SecondFactorDemand />
      </Suspense>
    );
  if (isOpenTo(who, role)) return children;
  if (role !== 'visitor') return <Redirect to="/" />;
  return <Redirect to="/login" state={{ from: pathname + search } satisfies AskedFor} />;
};
