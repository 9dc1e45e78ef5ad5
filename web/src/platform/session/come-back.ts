import { storedTokens } from './sign-in-tokens.ts';

/**
 * A page that the browser has frozen and shows again, as by its back button, stands as it was left: if meanwhile that sign-in
 * has ended, or somebody else has signed in, it is hidden before it is painted, and read anew with all that it holds in memory.
 */
export const readAnewForOthers = (): void => {
  let leftBy = storedTokens()?.refresh;
  window.addEventListener('pagehide', () => {
    leftBy = storedTokens()?.refresh;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || storedTokens()?.refresh === leftBy) return;
    document.documentElement.style.visibility = 'hidden';
    window.location.reload();
  });
};
