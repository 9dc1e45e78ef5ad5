import { useEffect, useState } from 'react';
import { RouterLink } from '../../../platform/router/RouterLink.tsx';
import { Page } from '../../layout/Page.tsx';
import { networkMessages as messages } from '../../../platform/messages.ts';
import classes from './ErrorBoundary.module.css';

const isThere = async (): Promise<boolean> => {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    // Where nothing is, the server answers that too.
    return status < 500;
  } catch {
    return false;
  }
};

/**
 * Instead of a screen whose code did not come. The page is loaded anew only when the server answers: until then it
 * would be lost, and with it what can still be used.
 */
const NotFetched = () => {
  const [still, setStill] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  const retry = async () => {
    if (busy) return;
    setBusy(true);
    setStill(false);
    if (await isThere()) window.location.reload();
    else setStill(true);
    setBusy(false);
  };
  return (
    <Page title={messages.notFetched} lead={messages.notFetchedHint} width="narrow">
      <p role="status">{still && messages.stillUnreachable}</p>
      <div className={classes.ways}>
        <button type="button" aria-busy={busy} onClick={() => void retry()}>
          {messages.retry}
        </button>
        <RouterLink to="/">{messages.home}</RouterLink>
      </div>
    </Page>
  );
};

export default NotFetched;
