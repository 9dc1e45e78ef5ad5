import { useSyncExternalStore } from 'react';
import { formatClock, formatShortDay } from '../platform/format/dates.ts';
import { networkMessages } from '../platform/messages.ts';
import { keptShownFrom, onNetworkState } from '../platform/offline/network-state.ts';
import classes from './OfflineBanner.module.css';

/** `14:02`; with its day where that is not today. */
const momentOf = (from: number): string => {
  const date = new Date(from);
  const day =
    date.toDateString() === new Date().toDateString() ? '' : formatShortDay(date.toISOString());
  return [formatClock(date), day && `(${day})`].filter(Boolean).join(' ');
};

/** That there is no network, and from when what is on show is. */
export const OfflineBanner = () => {
  const online = useSyncExternalStore(onNetworkState, () => navigator.onLine);
  const from = useSyncExternalStore(onNetworkState, keptShownFrom);
  const sentence =
    from === null
      ? !online && networkMessages.offlineBanner
      : networkMessages.stateOf(momentOf(from));
  return <div role="status">{sentence && <p className={classes.banner}>{sentence}</p>}</div>;
};
