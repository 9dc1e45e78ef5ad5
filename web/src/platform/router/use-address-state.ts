import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readState, writeState, type AddressState } from './address-state.ts';

/** In milliseconds: browsers refuse an address that changes with each key stroke. */
const writePause = 250;

/**
 * The state of filters, sorts and open groups, kept in the query of the address, so that it can be sent, kept as a
 * bookmark and gone back to. `defaults` must be the same object each time. Changes show at once; the first is written at
 * once as well, so that a reload right after a click loses nothing, those that follow closely are written together.
 */
export const useAddressState = <State extends AddressState>(
  defaults: State,
): [State, (change: Partial<State>) => void] => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(() => readState(search, defaults));
  const [seen, setSeen] = useState(search);
  /** What we wrote ourselves is no news, even when the state has gone on since. */
  const [written, setWritten] = useState(search);
  const lastWrite = useRef(-Infinity);

  if (search !== seen) {
    setSeen(search);
    if (search !== written) setState(readState(search, defaults));
  }

  useEffect(() => {
    const wanted = writeState(search, state, defaults);
    if (wanted === search) return undefined;
    const write = () => {
      lastWrite.current = performance.now();
      setWritten(wanted);
      void navigate({ pathname, search: wanted, hash }, { replace: true });
    };
    const pause = lastWrite.current + writePause - performance.now();
    if (pause <= 0) {
      write();
      return undefined;
    }
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [state, search, pathname, hash, defaults, navigate]);

  return [state, (change) => setState((before) => ({ ...before, ...change }))];
};
