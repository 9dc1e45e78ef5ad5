/** Style sheets that did not come. */
const failed = new Set<HTMLLinkElement>();

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  // Such an event does not bubble.
  true,
);

const fetchAgain = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    failed.delete(link);
    again.addEventListener('load', resolve);
    again.addEventListener('error', reject);
    link.replaceWith(again);
  });

/** The bundler asks for a style sheet once only: code that came at the second try would stand there without its looks. */
export const fetchFailedStyles = (): Promise<unknown> => Promise.all([...failed].map(fetchAgain));
