import { StrictMode } from 'react';
import { Toasts } from '../platform/notify/Toasts.tsx';
import { Router } from './Router.tsx';
import { SessionProvider } from '../platform/session/SessionProvider.tsx';
import { Theme } from '../platform/theme/Theme.tsx';
import { ErrorBoundary } from '../ui/feedback/errors/ErrorBoundary.tsx';
import { IdentityQuestion } from './IdentityQuestion.tsx';
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
            <IdentityQuestion />
          </Router>
        </SessionProvider>
        <Toasts />
      </ErrorBoundary>
    </Theme>
  </StrictMode>
);
