import { describe, expect, test } from 'vitest';
import { joinSame } from './join-same.ts';

describe('calls that join', () => {
  const setUp = () => {
    const ends: (() => void)[] = [];
    const given: number[] = [];
    const once = joinSame<number, number>();
    const call = (id: number) =>
      once(id, (one) => {
        given.push(one);
        return new Promise<number>((resolve) => ends.push(() => resolve(one)));
      });
    return { ends, given, call };
  };

  test('the same while it is under way runs once, and both get its answer', async () => {
    const { ends, given, call } = setUp();
    const both = Promise.all([call(7), call(7)]);
    ends[0]?.();
    expect(await both).toEqual([7, 7]);
    expect(given).toEqual([7]);
  });

  test('another runs beside it', () => {
    const { given, call } = setUp();
    void call(7);
    void call(8);
    expect(given).toEqual([7, 8]);
  });

  test('runs again once it has ended, also after a failure', async () => {
    const once = joinSame<number, number>();
    let runs = 0;
    const failing = () =>
      once(1, async () => {
        runs += 1;
        throw new Error('no');
      });
    await expect(failing()).rejects.toThrow('no');
    await expect(failing()).rejects.toThrow('no');
    expect(runs).toBe(2);
  });
});
