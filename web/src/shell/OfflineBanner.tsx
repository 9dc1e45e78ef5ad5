import { useSyncExternalStore } from 'react';
import { networkMessages } from '../platform/messages.ts';
import classes from './OfflineBanner.module.css';

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

export const OfflineBanner = () => {
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  return (
    <div role="status">
      {!online && <p className={classes.banner}>{networkMessages.offlineBanner}</p>}
    </div>
  );
};
