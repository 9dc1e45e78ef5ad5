import { anyUnsaved } from '../platform/router/unsaved.ts';

const entry = 'reloaded-for';

/**
 * After a deployment the code that an open tab asks for may be gone. Reloading brings the new build; only once for
 * each address, so that a server that is really broken does not make the page reload for ever, and not where that would
 * lose what was typed: a glance at a link is enough to fetch its code.
 */
export const reloadWhenBuildIsGone = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const { href } = window.location;
    try {
      if (!navigator.onLine || anyUnsaved() || sessionStorage.getItem(entry) === href) return;
      sessionStorage.setItem(entry, href);
    } catch {
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
};
