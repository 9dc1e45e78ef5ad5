import { StrictMode } from 'react';
import { Toasts } from '../notify/Toasts.tsx';
import { Router } from '../router/Router.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { Theme } from '../theme/Theme.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Screens } from './Screens.tsx';
import { Shell } from './Shell.tsx';

export const App = () => (
  <StrictMode>
    <Theme>
      <ErrorBoundary>
        <SessionProvider>
          <Router>
            <Shell>
              <Screens />
            </Shell>
          </Router>
        </SessionProvider>
        <Toasts />
      </ErrorBoundary>
    </Theme>
  </StrictMode>
);
