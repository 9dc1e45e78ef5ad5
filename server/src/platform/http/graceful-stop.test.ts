import pg from 'pg';
import { expect, test } from 'vitest';
import { gate } from '../../testing/product/gate.ts';
import { asFailure } from './errors.ts';
import { untilAnswered, work } from './graceful-stop.ts';

test('a server that stops waits for whoever is still worked for, also where the work fails', async () => {
  const life = { isStopping: true, working: new Set<Promise<unknown>>() };
  const order: string[] = [];
  const [one, other] = [gate(), gate()];
  const answered = work(
    life,
    one.opened.then(() => order.push('answered')),
  );
  const failed = work(
    life,
    other.opened.then(() => {
      order.push('failed');
      throw new Error('Nothing there.');
    }),
  ).catch(() => 'told');
  const ended = untilAnswered(life).then(() => order.push('ended'));
  one.open();
  await answered;
  other.open();
  expect(await failed).toBe('told');
  await ended;
  expect(order).toEqual(['answered', 'failed', 'ended']);
  expect(life.working.size).toBe(0);
});

test('a call that comes too late for the database is told to come again', async () => {
  const pool = new pg.Pool();
  await pool.end();
  const error: unknown = await pool.connect().catch((reason: unknown) => reason);
  expect(asFailure(error).code).toBe('database_unavailable');
});
