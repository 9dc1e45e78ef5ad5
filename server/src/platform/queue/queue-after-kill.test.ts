import { pino } from 'pino';
import { expect, test } from 'vitest';
import { gate } from '../../testing/product/gate.ts';
import type { Database } from '../database/database.ts';
import { idleRunners } from '../../testing/product/idle-runners.ts';
import { openSomeDatabase, someDatabase } from '../../testing/database/template.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { openJobQueue, type Runners } from './queue.ts';

const runners = (removeFile: Runners['remove-file']): Runners => ({
  ...idleRunners,
  'remove-file': removeFile,
});

/**
 * A minute passes in which nobody has looked after the jobs. Only PostgreSQL needs it: there another server may be running
 * a job that seems to be abandoned.
 */
const passAMinute = async ({ pool }: Database): Promise<void> => {
  await pool.query("update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute'");
  await pool.query(
    "update jobs.queue set monitor_claim_on = monitor_claim_on - interval '1 minute'",
  );
};

/** On both databases: what a killed process was at comes back at once or when its heart has stopped. */
test('a start takes up at once what a killed process was doing', async () => {
  const some = await someDatabase();
  const db = await openSomeDatabase(some);
  const open = () => openJobQueue(db, pino({ level: 'silent' }), { retryDelaySeconds: 0 });
  const killed = await open();
  const { open: letGo, opened: held } = gate();
  let running = false;
  await db.transaction((tx) => killed.add(tx, 'remove-file', [{ name: 'abandoned' }]));
  await killed.work(
    runners(async () => {
      running = true;
      await held;
    }),
  );
  await waitFor('it runs', () => running);
  if (db.kind === 'postgresql') await passAMinute(db);
  const next = await open();
  const { rows } = await db.pool.query("select state from jobs.job where name = 'remove-file'");
  expect(rows).toEqual([{ state: 'retry' }]);
  const ran: string[] = [];
  await next.work(runners(async ({ name }) => void ran.push(name)));
  await waitFor('it has run', () => ran.length > 0);
  expect(ran).toEqual(['abandoned']);
  letGo();
  for (const queue of [killed, next]) await queue.stop();
  await db.close();
  await some.remove();
});
