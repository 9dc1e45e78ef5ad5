import { describe, expect, test } from 'vitest';
import { gate } from '../../testing/gate.ts';
import { createLimiter } from './limiter.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a limiter', () => {
  test('runs so many, has so many wait, and sends the rest away', async () => {
    const limited = createLimiter({ atOnce: 2, waiting: 2 });
    const gates = Array.from({ length: 4 }, gate);
    const begun: number[] = [];
    const pieces = gates.map(({ opened }, index) =>
      limited(async () => {
        begun.push(index);
        await opened;
        return index;
      }),
    );
    await expect(limited(async () => 'fifth')).rejects.toMatchObject({
      code: 'too_many_requests',
      data: { retry_after: 5 },
    });
    expect(begun).toEqual([0, 1]);
    gates[1]?.open();
    await pieces[1];
    await turn();
    expect(begun).toEqual([0, 1, 2]);
    for (const { open } of gates) open();
    expect(await Promise.all(pieces)).toEqual([0, 1, 2, 3]);
  });

  test('gives the place of work that fails to the next', async () => {
    const limited = createLimiter({ atOnce: 1, waiting: 5 });
    const failing = limited(async () => {
      throw new Error('no');
    });
    const next = limited(async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
    expect(await limited(async () => 'later')).toBe('later');
  });
});
