import { anyUnsaved } from '../platform/router/unsaved.ts';

const entry = 'reloaded-for';

/**
 * After a deployment the code that an open tab asks for may be gone. Reloading brings the new build; only once for
 * each build and address, so that a server that is really broken does not make the page reload for ever, and not where that would
 * lose what was typed: a glance at a link is enough to fetch its code.
 */
export const reloadWhenBuildIsGone = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const build = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    const mark = `${build} ${window.location.href}`;
    try {
      if (!navigator.onLine || anyUnsaved() || sessionStorage.getItem(entry) === mark) return;
      sessionStorage.setItem(entry, mark);
    } catch {
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
};
