import { useEffect, useRef, useState } from 'react';
import { useLocation } from './router.ts';
import { useRewriteQuery } from './use-rewrite-query.ts';
import { changedState, readState, writeState, type AddressState } from './address-state.ts';

/** In milliseconds: browsers refuse an address that changes with each key stroke. */
const writePause = 250;

/**
 * The state of filters, sorts and open groups, kept in the query of the address, so that it can be sent, kept as a
 * bookmark and gone back to. `defaults` must be the same object each time. Changes show at once; the first is written at
 * once as well, so that a reload right after a click loses nothing, those that follow closely are written together.
 * `readable` is the state without what cannot be read of it: that leaves the address as well.
 */
export const useAddressState = <State extends AddressState>(
  defaults: State,
  readable: (state: State) => State = (state) => state,
): [State, (change: Partial<State>) => void] => {
  const { pathname, search } = useLocation();
  const rewriteQuery = useRewriteQuery();
  const [state, setState] = useState(() => readable(readState(search, defaults)));
  const [seen, setSeen] = useState(search);
  /** What we wrote ourselves, or have taken over, is no news, even when the state has gone on since. */
  const [written, setWritten] = useState(search);
  const lastWrite = useRef(-Infinity);

  if (search !== seen) {
    setSeen(search);
    // What is not written yet stays, unless it is this that changed.
    if (search !== written) {
      setWritten(search);
      setState((before) => readable({ ...before, ...changedState([written, search], defaults) }));
    }
  }

  useEffect(() => {
    if (writeState(search, state, defaults) === search) return undefined;
    const write = () => {
      // A link has been followed, and the code of what it leads to is awaited: the address is the next screen's.
      if (window.location.pathname !== pathname) return;
      lastWrite.current = performance.now();
      rewriteQuery((now) => {
        const wanted = writeState(now, state, defaults);
        setWritten(wanted);
        return wanted;
      });
    };
    const pause = lastWrite.current + writePause - performance.now();
    if (pause <= 0) {
      write();
      return undefined;
    }
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [state, pathname, search, defaults, rewriteQuery]);

  return [state, (change) => setState((before) => ({ ...before, ...change }))];
};
