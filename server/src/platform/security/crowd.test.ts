import { describe, expect, test } from 'vitest';
import { gate } from '../../testing/gate.ts';
import { crowd } from './crowd.ts';
import { oneAtATime } from './one-at-a-time.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a crowd', () => {
  test('lets so many in, has so many wait, and sends the rest away', async () => {
    const enter = crowd({ atOnce: 2, waiting: 2 });
    const gates = Array.from({ length: 4 }, gate);
    const begun: number[] = [];
    const visits = gates.map(({ opened }, index) =>
      enter(async () => {
        begun.push(index);
        await opened;
        return index;
      }),
    );
    await expect(enter(async () => 'fifth')).rejects.toMatchObject({
      code: 'too_many_requests',
      data: { retry_after: 5 },
    });
    expect(begun).toEqual([0, 1]);
    gates[1]?.open();
    await visits[1];
    await turn();
    expect(begun).toEqual([0, 1, 2]);
    for (const { open } of gates) open();
    expect(await Promise.all(visits)).toEqual([0, 1, 2, 3]);
  });

  test('gives the place of work that fails to the next', async () => {
    const enter = crowd({ atOnce: 1, waiting: 5 });
    const failing = enter(async () => {
      throw new Error('no');
    });
    const next = enter(async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
    expect(await enter(async () => 'later')).toBe('later');
  });
});

describe('one at a time', () => {
  test('keeps the order of a key, also after a failure, and lets others pass', async () => {
    const inTurn = oneAtATime();
    const order: string[] = [];
    const { open, opened } = gate();
    const first = inTurn('a', async () => {
      await opened;
      order.push('a1');
      throw new Error('no');
    });
    const second = inTurn('a', async () => order.push('a2'));
    await inTurn('b', async () => order.push('b1'));
    expect(order).toEqual(['b1']);
    open();
    await expect(first).rejects.toThrow('no');
    await second;
    expect(order).toEqual(['b1', 'a1', 'a2']);
  });
});
