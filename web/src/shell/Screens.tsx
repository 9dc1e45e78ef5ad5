import { Suspense, useMemo } from 'react';
import { lazyPart } from '../ui/feedback/lazy-part.ts';
import { ParamsContext, useLocation } from '../platform/router/router.ts';
import { loadDataArea } from '../platform/data/load-data-area.ts';
import { screenAt, type LazyScreen } from './lazy-screens.ts';
import { Checking } from '../areas/accounts/Checking.tsx';
import { Guard } from '../areas/accounts/Guard.tsx';
import { ErrorBoundary } from '../ui/feedback/errors/ErrorBoundary.tsx';

const DataArea = lazyPart(loadDataArea);

const elementOf = ({ who, light, Screen }: LazyScreen) => (
  <Guard who={who}>
    {light ? (
      <Screen />
    ) : (
      <DataArea>
        <Screen />
      </DataArea>
    )}
  </Guard>
);

/** The screen at the current address; a screen that breaks leaves the bar above it usable. */
export const Screens = () => {
  const { pathname } = useLocation();
  const found = useMemo(() => screenAt(pathname), [pathname]);
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Checking />}>
        {found && <ParamsContext value={found.params}>{elementOf(found.screen)}</ParamsContext>}
      </Suspense>
    </ErrorBoundary>
  );
};
