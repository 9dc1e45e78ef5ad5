import { pino } from 'pino';
import { expect, test } from 'vitest';
import { gate } from '../testing/gate.ts';
import { openSomeDatabase, someDatabase } from '../testing/template.ts';
import { until } from '../testing/until.ts';
import { openJobQueue, type Runners } from './queue.ts';

const runners = (removeFile: Runners['remove-file']): Runners => ({
  'send-message': async () => {},
  'remove-file': removeFile,
  rescore: async () => {},
  'run-matching': async () => {},
  'score-block': async () => {},
  'refine-place': async () => {},
  tidy: async () => {},
  retention: async () => {},
});

// With PostgreSQL another server may be running the job: there it waits for the job's own time limit.
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
  await until('it runs', () => running);
  const next = await open();
  const ran: string[] = [];
  await next.work(runners(async ({ name }) => void ran.push(name)));
  await until('it has run', () => ran.length > 0);
  expect(ran).toEqual(['abandoned']);
  letGo();
  for (const queue of [killed, next]) await queue.stop();
  await db.close();
  await some.remove();
});
