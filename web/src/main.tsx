import { createRoot } from 'react-dom/client';
import { tellLibrariesTheNonce } from './platform/nonce.ts';
import { preloadAddress } from './shell/lazy-screens.ts';
import { App } from './shell/App.tsx';
import { reloadWhenBuildIsGone } from './shell/stale-build.ts';

tellLibrariesTheNonce();
reloadWhenBuildIsGone();
// The code of the first screen comes while the session is checked.
preloadAddress(window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App />);
