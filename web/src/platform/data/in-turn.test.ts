import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('does each once, a few at a time, and goes on after a failure', async () => {
  let under = 0;
  let most = 0;
  const progress: number[] = [];
  const { done, failed } = await inTurn(
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    async (item) => {
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      under -= 1;
      if (item === 3) throw new Error('three');
    },
    (count) => progress.push(count),
  );
  expect(done.toSorted((one, other) => one - other)).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
  expect(failed.map(({ item }) => item)).toEqual([3]);
  expect(most).toBe(4);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('nothing is soon done', async () => {
  expect(await inTurn([], () => Promise.resolve())).toEqual({ done: [], failed: [] });
});
