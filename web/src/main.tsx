import { createRoot } from 'react-dom/client';
import { tellLibrariesTheNonce } from './platform/nonce.ts';
import { readAnewForOthers } from './platform/session/come-back.ts';
import { forgetOld } from './platform/session/forget-device.ts';
import { storedTokens } from './platform/session/sign-in-tokens.ts';
import { preloadAddress, preloadWith } from './platform/router/preload.ts';
import { App } from './shell/App.tsx';
import { fetchScreen } from './shell/lazy-screens.ts';
import { startServiceWorker } from './shell/service-worker.ts';
import { reloadWhenBuildIsGone } from './shell/stale-build.ts';

tellLibrariesTheNonce();
reloadWhenBuildIsGone();
readAnewForOthers();
forgetOld(Date.now(), storedTokens() !== null);
startServiceWorker();
preloadWith(fetchScreen);
// The code of the first screen comes while the session is checked.
preloadAddress(window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App />);
