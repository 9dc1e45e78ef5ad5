// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createHistory, type GuardedHistory } from './history.ts';
import { RouterContext, useLocation, useNavigate } from './router.ts';
import { useAddressState } from './use-address-state.ts';

const defaults = { q: '', sort: 'name' };

/** As a list has a zone that is none. */
const readable = (state: typeof defaults) => (state.sort === '??' ? defaults : state);

const useAll = () => {
  const [state, change] = useAddressState(defaults, readable);
  return { state, change, search: useLocation().search, navigate: useNavigate() };
};

const Address = ({ history, children }: { history: GuardedHistory; children: ReactNode }) => {
  const [{ location }, setUpdate] = useState(history.current);
  useLayoutEffect(() => history.listen(setUpdate), [history]);
  const router = useMemo(() => ({ location, navigator: history.navigator }), [location, history]);
  return <RouterContext value={router}>{children}</RouterContext>;
};

const at = (address: string) => {
  window.history.replaceState(null, '', address);
  const history = createHistory();
  return renderHook(useAll, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Address history={history}>{children}</Address>
    ),
  }).result;
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('begins with what the address says', () => {
  expect(at('/list?q=lyon').current.state).toEqual({ q: 'lyon', sort: 'name' });
});

test('what cannot be read of an address leaves it', async () => {
  const hook = at('/list?q=lyon&sort=%3F%3F&session=3');
  expect(hook.current.state).toEqual(defaults);
  await waitFor(() => expect(hook.current.search).toBe('?session=3'));
  act(() => hook.current.navigate('/list?q=brest&sort=town'));
  await waitFor(() => expect(hook.current.state).toEqual({ q: 'brest', sort: 'town' }));
});

test('shows a change at once, and writes it into the address at once', () => {
  const hook = at('/list');
  act(() => hook.current.change({ q: 'é' }));
  expect(hook.current.state).toEqual({ q: 'é', sort: 'name' });
  expect(hook.current.search).toBe('?q=%C3%A9');
});

test('writes what follows closely together, and soon', async () => {
  const hook = at('/list');
  for (const q of ['l', 'ly', 'lyo']) act(() => hook.current.change({ q }));
  expect(hook.current.state.q).toBe('lyo');
  expect(hook.current.search).toBe('?q=l');
  await waitFor(() => expect(hook.current.search).toBe('?q=lyo'));
  expect(hook.current.state).toEqual({ q: 'lyo', sort: 'name' });
});

test('goes on from what it has written itself', async () => {
  const hook = at('/list');
  act(() => hook.current.change({ q: 'a' }));
  await waitFor(() => expect(hook.current.search).toBe('?q=a'));
  act(() => hook.current.change({ sort: '-name' }));
  expect(hook.current.state).toEqual({ q: 'a', sort: '-name' });
  await waitFor(() => expect(hook.current.search).toBe('?q=a&sort=-name'));
});

test('follows an address that is changed by someone else', async () => {
  const hook = at('/list?q=a');
  await act(async () => hook.current.navigate('/list?q=b'));
  expect(hook.current.state.q).toBe('b');
});

test('keeps what is not written yet when someone else changes the rest of the address', async () => {
  const hook = at('/list?q=a');
  act(() => hook.current.change({ q: 'b' }));
  act(() => hook.current.change({ q: 'c' }));
  await act(async () => hook.current.navigate('/list?q=b&session=7', { replace: true }));
  expect(hook.current.state.q).toBe('c');
  await waitFor(() => expect(hook.current.search).toBe('?q=c&session=7'));
});

test('writes nothing into the address of a screen whose code is still awaited', () => {
  vi.useFakeTimers();
  const hook = at('/list');
  act(() => hook.current.change({ q: 'a' }));
  act(() => hook.current.change({ q: '' }));
  window.history.pushState(null, '', '/people?q=zo%C3%A9');
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(window.location.search).toBe('?q=zo%C3%A9');
});
