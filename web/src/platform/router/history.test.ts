// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import {
  createHistory,
  hasEntryBefore,
  keepBelow,
  type GuardedHistory,
  type Update,
} from './history.ts';

let history: GuardedHistory;
let heard: Update[];
let listened: MockInstance<typeof window.addEventListener>;

afterEach(() => {
  for (const [type, listener] of listened.mock.calls) window.removeEventListener(type, listener);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  listened = vi.spyOn(window, 'addEventListener');
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
    ({ proceed } = change);
    return asked;
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

/** A step through the history that has arrived; of no concern to histories that other tests of the process have made. */
const arrive = (idx: number, path: string) => {
  window.history.replaceState({ usr: null, key: `${idx}`, idx }, '', path);
  for (const [type, listener] of listened.mock.calls)
    if (type === 'popstate' && typeof listener === 'function')
      listener.call(window, new PopStateEvent(type));
};

const held = () => {
  const steps = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  const answer = vi.fn<() => void>();
  const taken: boolean[] = [];
  history.navigator.push('/a');
  history.navigator.push('/b');
  history.guard(({ back }) => {
    taken.push(back);
    return answer;
  });
  heard.length = 0;
  return { steps, answer, taken };
};

test('a step that a guard takes is undone, then answered; one back is told from one ahead', () => {
  const { steps, answer, taken } = held();
  for (const [idx, undone] of [
    [1, 1],
    [3, -1],
  ] as const) {
    answer.mockClear();
    arrive(idx, '/elsewhere');
    expect(steps).toHaveBeenLastCalledWith(undone);
    // What closes writes into the address: it has to be that of the screen by then.
    expect(answer).not.toHaveBeenCalled();
    arrive(2, '/b');
    expect(answer).toHaveBeenCalledTimes(1);
  }
  expect(taken).toEqual([true, false]);
  expect(heard).toEqual([]);
  expect(history.current().location.pathname).toBe('/b');
});

test('a second step back that comes before the first is undone leaves the address at the screen', () => {
  vi.useFakeTimers();
  const { steps, answer } = held();
  arrive(1, '/a');
  arrive(0, '/');
  expect(answer).not.toHaveBeenCalled();
  // The browser has dropped the step that was to undo the first.
  vi.runAllTimers();
  expect(steps.mock.calls).toEqual([[1], [2]]);
  arrive(2, '/b');
  expect(answer).toHaveBeenCalledTimes(1);

  // One that still takes it needs no further step.
  arrive(1, '/a');
  arrive(0, '/');
  arrive(1, '/a');
  arrive(2, '/b');
  vi.runAllTimers();
  expect(steps.mock.calls).toEqual([[1], [2], [1]]);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(heard).toEqual([]);
});

test('an address that is gone to while a step is undone waits for it', () => {
  const { answer } = held();
  arrive(1, '/a');
  answer.mockImplementation(() => history.guard(() => true));
  history.navigator.push('/c');
  expect(address()).toBe('/a');
  arrive(2, '/b');
  expect(address()).toBe('/c');
  expect(heard).toMatchObject([{ action: 'push', location: { pathname: '/c' } }]);
  expect(window.history.state).toMatchObject({ idx: 3 });
});

describe('what opens on the entry that one came to Tandem by', () => {
  const steps = () => vi.spyOn(window.history, 'go').mockImplementation(() => undefined);

  const openedByLink = () => {
    history.navigator.replace('/matches?match=3');
    const before = window.history.length;
    keepBelow();
    heard.length = 0;
    return before;
  };

  test('has an entry below it, once, that nobody is told of', () => {
    const before = openedByLink();
    expect(window.history.length).toBe(before + 1);
    expect(address()).toBe('/matches?match=3');
    keepBelow();
    expect(window.history.length).toBe(before + 1);
    expect(heard).toEqual([]);
    expect(hasEntryBefore()).toBe(false);
    history.navigator.push('/a');
    expect(hasEntryBefore()).toBe(true);
    const further = window.history.length;
    keepBelow();
    expect(window.history.length).toBe(further);
  });

  test('is closed by a step back, which the list behind is left by at once when nothing is open any more', () => {
    const gone = steps();
    openedByLink();
    const close = vi.fn<() => void>();
    const takeAway = history.guard(() => close);
    arrive(-1, '/matches?match=3');
    expect(gone).toHaveBeenLastCalledWith(1);
    arrive(0, '/matches?match=3');
    expect(close).toHaveBeenCalledTimes(1);
    takeAway();
    history.navigator.replace('/matches?q=zoe');
    heard.length = 0;
    arrive(-1, '/matches?match=3');
    // Where nothing is before it, or one comes forward to it again, it is the list.
    expect(address()).toBe('/matches?q=zoe');
    expect(gone).toHaveBeenLastCalledWith(-1);
    expect(heard).toEqual([]);
    keepBelow();
    expect(window.history.state).toMatchObject({ idx: 0 });
  });

  test('is come to from further on, never the one below', () => {
    const gone = steps();
    openedByLink();
    history.navigator.push('/a');
    heard.length = 0;
    arrive(-1, '/matches?match=3');
    expect(gone.mock.calls).toEqual([[1]]);
    expect(heard).toEqual([]);
    arrive(0, '/matches?match=3');
    expect(heard).toMatchObject([{ action: 'pop', location: { pathname: '/matches' } }]);
  });
});
