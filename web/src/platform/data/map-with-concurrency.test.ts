import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { mapWithConcurrency } from './map-with-concurrency.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('does each once, a few at a time, and goes on after a failure', async () => {
  let under = 0;
  let most = 0;
  const progress: number[] = [];
  const { done, failed } = await mapWithConcurrency(
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
  expect(await mapWithConcurrency([], () => Promise.resolve())).toEqual({ done: [], failed: [] });
});

const heldFor = (seconds: number) =>
  new ApiError({
    status: 429,
    code: 'too_many_requests',
    message: 'Trop de demandes.',
    data: { retry_after: seconds },
  });

test('waits as long as the server asks for and goes on: none of many fails by their number', async () => {
  vi.useFakeTimers();
  let left = 3;
  const minute = setInterval(() => {
    left = 3;
  }, 60_000);
  const all = mapWithConcurrency([1, 2, 3, 4, 5, 6, 7, 8], async () => {
    left -= 1;
    if (left < 0) throw heldFor(60);
  });
  await vi.advanceTimersByTimeAsync(120_000);
  const { done, failed } = await all;
  clearInterval(minute);
  expect(done.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(failed).toEqual([]);
});

test('what is held for an hour, or again and again, is told', async () => {
  vi.useFakeTimers();
  const tries = { hour: 0, always: 0 };
  const all = mapWithConcurrency(['hour', 'always'] as const, async (held) => {
    tries[held] += 1;
    throw heldFor(held === 'hour' ? 3600 : 1);
  });
  await vi.runAllTimersAsync();
  expect((await all).failed.map(({ item }) => item)).toEqual(['hour', 'always']);
  expect(tries).toEqual({ hour: 1, always: 6 });
});
