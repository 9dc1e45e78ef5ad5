import { anyUnsaved } from '../platform/router/unsaved.ts';

const entry = 'reloaded-for';

/** For which builds and addresses this tab was reloaded: while two builds are served at once, it gets now the one and now the other. */
const reloadedFor = (): readonly string[] => {
  try {
    const marks: unknown = JSON.parse(sessionStorage.getItem(entry) ?? '[]');
    return Array.isArray(marks) ? marks : [];
  } catch {
    return [];
  }
};

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
      const marks = reloadedFor();
      if (!navigator.onLine || anyUnsaved() || marks.includes(mark)) return;
      sessionStorage.setItem(entry, JSON.stringify([...marks, mark]));
    } catch {
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
};
