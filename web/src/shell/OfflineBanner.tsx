import { useSyncExternalStore } from 'react';
import { formatSince } from '../platform/format/dates.ts';
import { networkMessages } from '../platform/messages.ts';
import { keptShownFrom, onNetworkState } from '../platform/offline/network-state.ts';
import classes from './OfflineBanner.module.css';

/** That there is no network, and from when what is on show is. */
export const OfflineBanner = () => {
  const online = useSyncExternalStore(onNetworkState, () => navigator.onLine);
  const from = useSyncExternalStore(onNetworkState, keptShownFrom);
  const sentence =
    from === null
      ? !online && networkMessages.offlineBanner
      : networkMessages.stateOf(formatSince(new Date(from)));
  return <div role="status">{sentence && <p className={classes.banner}>{sentence}</p>}</div>;
};
