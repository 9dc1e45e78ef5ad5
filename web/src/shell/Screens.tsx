import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { lazyPart } from '../ui/feedback/lazy-part.ts';
import { loadDataArea } from '../platform/data/load-data-area.ts';
import { lazyScreens, type LazyScreen } from './lazy-screens.ts';
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
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<Checking />}>
        <Routes>
          {lazyScreens.map((screen) => (
            <Route key={screen.path} path={screen.path} element={elementOf(screen)} />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
};
