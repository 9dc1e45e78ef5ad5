// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createHistory, type GuardedHistory, type Update } from './history.ts';

let history: GuardedHistory;
let heard: Update[];

const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  history = createHistory();
  heard = [];
  history.listen((update) => heard.push(update));
});

test('goes to an address and tells of it', () => {
  history.navigator.push('/a?x=1', { from: '/' });
  expect(address()).toBe('/a?x=1');
  expect(heard).toMatchObject([
    {
      action: 'push',
      location: { pathname: '/a', search: '?x=1', state: { from: '/' } },
    },
  ]);
});

test('the school year that one looks at goes along to other screens, until one chooses another', () => {
  history.navigator.push('/a?session=3&q=zoe');
  expect(history.navigator.createHref('/b?x=1')).toBe('/b?x=1&session=3');
  history.navigator.push('/b?x=1#top');
  expect(address()).toBe('/b?x=1&session=3');
  history.navigator.push('/c?session=4');
  expect(address()).toBe('/c?session=4');
  history.navigator.push({ pathname: '/c', search: '' });
  expect(address()).toBe('/c');
});

test('a replaced address leaves no entry behind', () => {
  const before = window.history.length;
  history.navigator.replace('/b');
  expect(address()).toBe('/b');
  expect(window.history.length).toBe(before);
});

test('a change of the hash alone keeps path and query', () => {
  history.navigator.push('/a?x=1');
  history.navigator.push({ hash: '#top' });
  expect(window.location.href).toMatch(/\/a\?x=1#top$/);
});

test('a guard holds a navigation back until it may go on', () => {
  const asked = vi.fn<() => void>();
  let proceed = () => undefined as void;
  history.guard((change) => {
    asked();
    ({ proceed } = change);
    return false;
  });
  history.navigator.push('/a');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/');
  expect(heard).toEqual([]);
  proceed();
  expect(address()).toBe('/a');
});

test('a guard knows where from and where to, and can be taken away', () => {
  const seen: string[] = [];
  const takeAway = history.guard(({ from, to }) => {
    seen.push(`${from.pathname} ${to.pathname}`);
    return true;
  });
  history.navigator.push('/a');
  history.navigator.push('/b');
  takeAway();
  history.navigator.push('/c');
  expect(seen).toEqual(['/ /a', '/a /b']);
});

test('a step back that a guard takes is undone, one ahead is told from it', () => {
  const taken: boolean[] = [];
  const steps = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  history.navigator.push('/a');
  history.guard(({ back }) => {
    taken.push(back);
    return false;
  });
  for (const [idx, undone] of [
    [0, 1],
    [2, -1],
  ]) {
    window.history.replaceState({ usr: null, key: 'x', idx }, '', '/b');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(steps).toHaveBeenLastCalledWith(undone);
    // The step that undoes it arrives as well.
    window.history.replaceState({ usr: null, key: 'y', idx: 1 }, '', '/a');
    window.dispatchEvent(new PopStateEvent('popstate'));
  }
  expect(taken).toEqual([true, false]);
  expect(history.current().location.pathname).toBe('/a');
  steps.mockRestore();
});
