import { Failure } from '@tandem/domain/errors';
import { describe, expect, test } from 'vitest';
import { gate } from '../../testing/product/gate.ts';
import { fairQueue, type Turn } from './fair-queue.ts';

const limits = { atOnce: 1, waiting: 4, waitingEach: 3, retryAfter: 7 };

/** A queue whose one place is taken until `done` is opened, and the names of what ran after, in order. */
const busyQueue = (given: Partial<typeof limits> = {}) => {
  const inTurn = fairQueue({ ...limits, ...given });
  const done = gate();
  const order: string[] = [];
  const holding = inTurn({ key: 'holder' }, () => done.opened);
  const add = (key: string, name: string, more: Omit<Turn, 'key'> = {}) =>
    inTurn({ key, ...more }, async () => {
      order.push(name);
    }).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      order.push(`${name}: ${error.code}, ${String(error.data?.['retry_after'])}`);
    });
  return { add, order, done, holding };
};

describe('a fair queue', () => {
  test('takes keys in turns, however much one of them asks for', async () => {
    const { add, order, done } = busyQueue();
    const all = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1')];
    done.open();
    await Promise.all(all);
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  test('takes whoever has just been served after the others', async () => {
    const { add, order, done } = busyQueue();
    const all = [add('holder', 'h1'), add('holder', 'h2'), add('b', 'b1')];
    done.open();
    await Promise.all(all);
    expect(order).toEqual(['b1', 'h1', 'h2']);
  });

  test('takes what comes first before everything else', async () => {
    const { add, order, done } = busyQueue();
    const all = [add('a', 'a1'), add('b', 'b1'), add('c', 'known', { first: true })];
    done.open();
    await Promise.all(all);
    expect(order).toEqual(['known', 'a1', 'b1']);
  });

  test('leaves every fifth turn to the others, however much comes first', async () => {
    const { add, order, done } = busyQueue({ waiting: 20, waitingEach: 20 });
    const all = ['a1', 'a2'].map((name) => add('a', name));
    for (let count = 1; count <= 9; count += 1)
      all.push(add('known', `known${count}`, { first: true }));
    done.open();
    await Promise.all(all);
    expect([order.indexOf('a1'), order.indexOf('a2')]).toEqual([4, 9]);
  });

  test('sends away what is too much for one key, and says when to come again', async () => {
    const { add, order, done } = busyQueue();
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name));
    await all[3];
    expect(order).toEqual(['a4: too_many_requests, 7']);
    done.open();
    await Promise.all(all);
  });

  test('lets whoever waits no longer leave, and come again', async () => {
    const { add, order, done } = busyQueue({ waitingEach: 1 });
    const over = new AbortController();
    const left = add('a', 'a1', { leave: over.signal });
    const other = add('b', 'b1', { leave: over.signal });
    over.abort();
    await Promise.all([left, other]);
    const again = add('a', 'a2');
    done.open();
    await again;
    expect(order).toEqual(['a1: too_many_requests, 7', 'b1: too_many_requests, 7', 'a2']);
  });

  test('lets nobody leave whose turn has begun', async () => {
    const { add, order, done, holding } = busyQueue();
    const over = new AbortController();
    const begun = add('a', 'a1', { leave: over.signal });
    done.open();
    await holding;
    over.abort();
    await Promise.all([begun, add('b', 'b1')]);
    expect(order).toEqual(['a1', 'b1']);
  });

  test('is full for whoever has most, not for whoever comes last', async () => {
    const { add, order, done } = busyQueue();
    const all = ['a1', 'a2', 'a3'].map((name) => add('a', name));
    all.push(add('b', 'b1'), add('c', 'c1'));
    await all[2];
    expect(order).toEqual(['a3: too_many_requests, 7']);
    done.open();
    await Promise.all(all);
    expect(order.slice(1)).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  test('is full in the end, except for what comes first', async () => {
    const { add, order, done } = busyQueue();
    const all = ['a', 'b', 'c', 'd'].map((key) => add(key, key));
    const late = add('e', 'e');
    await late;
    expect(order).toEqual(['e: too_many_requests, 7']);
    all.push(add('f', 'known', { first: true }));
    done.open();
    await Promise.all(all);
    expect(order[1]).toBe('known');
  });

  test('goes on after work that fails, with as many side by side as before', async () => {
    const inTurn = fairQueue({ ...limits, atOnce: 2 });
    let running = 0;
    let most = 0;
    const work = (fails: boolean) => async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (fails) throw new Error('broken');
    };
    const outcomes = await Promise.allSettled(
      [true, false, true, false, false].map((fails, index) =>
        inTurn({ key: String(index) }, work(fails)),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect([most, running]).toEqual([2, 0]);
  });
});
