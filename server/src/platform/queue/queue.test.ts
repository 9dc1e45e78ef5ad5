import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { gate } from '../../testing/product/gate.ts';
import { idleRunners } from '../../testing/product/idle-runners.ts';
import {
  openSomeDatabase,
  someDatabase,
  type SomeDatabase,
} from '../../testing/database/template.ts';
import { waitFor } from '../../testing/wait-for.ts';
import {
  attemptsOf,
  openJobQueue,
  type JobData,
  type JobQueue,
  type QueueTiming,
  type Runners,
} from './queue.ts';

const keyOf = (data: JobData['rescore']): string => JSON.stringify(data);

/** On both databases: one takes jobs from many connections, the other from its only one. */
describe('the job queue', () => {
  let some: SomeDatabase;
  let db: Database;
  const opened: JobQueue[] = [];

  beforeAll(async () => {
    some = await someDatabase();
    db = await openSomeDatabase(some);
  });

  afterEach(async () => {
    for (const queue of opened.splice(0)) await queue.stop();
  });

  afterAll(async () => {
    await db.close();
    await some.remove();
  });

  const open = async (timing: QueueTiming = { retryDelaySeconds: 0 }): Promise<JobQueue> => {
    const queue = await openJobQueue(db, pino({ level: 'silent' }), timing);
    opened.push(queue);
    return queue;
  };

  const removeFiles = (queue: JobQueue, ...names: string[]): Promise<void> =>
    db.transaction((tx) =>
      queue.add(
        tx,
        'remove-file',
        names.map((name) => ({ name })),
      ),
    );

  const statesOf = async (name: string): Promise<string[]> => {
    const { rows } = await db.pool.query<{ state: string }>(
      "select state from jobs.job where data->>'name' = $1",
      [name],
    );
    return rows.map(({ state }) => state);
  };

  /** Runners that note what they were given. */
  const noting = () => {
    const ran: string[] = [];
    const runners: Runners = {
      ...idleRunners,
      'remove-file': async ({ name }) => void ran.push(name),
    };
    return { ran, runners };
  };

  test('runs what a transaction added once it holds, and nothing of one that failed', async () => {
    const queue = await open();
    const { ran, runners } = noting();
    await queue.work(runners);
    const failing = db.transaction(async (tx) => {
      await queue.add(tx, 'remove-file', [{ name: 'rolled back' }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await db.transaction(async (tx) => {
      await queue.add(tx, 'remove-file', [{ name: 'first' }, { name: 'second' }]);
      expect(ran).toEqual([]);
    });
    await waitFor('both have run', () => ran.length >= 2);
    expect(new Set(ran)).toEqual(new Set(['first', 'second']));
    expect(await statesOf('rolled back')).toEqual([]);
  });

  test('lets a job with a key wait once, and run again when it is added while it runs', async () => {
    const queue = await open();
    const add = (data: JobData['rescore']) =>
      db.transaction((tx) => queue.add(tx, 'rescore', [data], keyOf));
    const ran: string[] = [];
    const { open: finish, opened: finished } = gate();
    await add({ needId: 1 });
    await add({ needId: 1 });
    await add({ needId: 2 });
    await add({ needId: 1 });
    await queue.work({
      ...idleRunners,
      rescore: async (data) => {
        ran.push(keyOf(data));
        if (keyOf(data) === keyOf({ needId: 1 })) await finished;
      },
    });
    await waitFor('both keys have begun', () => ran.length >= 2);
    expect(ran.toSorted()).toEqual([keyOf({ needId: 1 }), keyOf({ needId: 2 })]);
    await add({ needId: 1 });
    await add({ needId: 1 });
    finish();
    await waitFor('the key added meanwhile has run', () => ran.length >= 3);
    await add({ needId: 3 });
    await waitFor('a later key has run', () => ran.includes(keyOf({ needId: 3 })));
    expect(ran).toHaveLength(4);
  });

  test('tries a job that fails again, and tells which try it is', async () => {
    const queue = await open();
    const attempts: number[] = [];
    await queue.work({
      ...idleRunners,
      'remove-file': async (_, attempt) => {
        attempts.push(attempt);
        if (attempt < 3) throw new Error('not yet');
      },
    });
    await removeFiles(queue, 'tried');
    await waitFor('it is done', async () => (await statesOf('tried')).includes('completed'));
    expect(attempts).toEqual([1, 2, 3]);
  });

  test('does not try the others of a batch again when one fails', async () => {
    const queue = await open();
    const { ran, runners } = noting();
    await removeFiles(queue, 'good a', 'bad', 'good b');
    await queue.work({
      ...runners,
      'remove-file': async ({ name }, attempt) => {
        ran.push(name);
        if (name === 'bad' && attempt === 1) throw new Error('not yet');
      },
    });
    await waitFor('the bad one is done', async () => (await statesOf('bad')).includes('completed'));
    expect(ran.toSorted()).toEqual(['bad', 'bad', 'good a', 'good b']);
  });

  test('gives up after as many tries as the kind has', async () => {
    const queue = await open();
    const attempts: number[] = [];
    await queue.work({
      ...idleRunners,
      rescore: async (_, attempt) => {
        attempts.push(attempt);
        throw new Error('never');
      },
    });
    await db.transaction((tx) => queue.add(tx, 'rescore', [{ needId: 99 }], keyOf));
    await waitFor('it has failed for good', async () => {
      const { rows } = await db.pool.query(
        "select 1 from jobs.job where name = 'rescore' and state = 'failed'",
      );
      return rows.length > 0;
    });
    expect(attempts).toEqual(
      Array.from({ length: attemptsOf('rescore') }, (_, index) => 1 + index),
    );
  });

  test('stops when the running job has ended', async () => {
    const queue = await open({ retryDelaySeconds: 0, stopTimeoutMs: 20_000 });
    const { open: finish, opened: finished } = gate();
    let running = false;
    await queue.work({
      ...idleRunners,
      'remove-file': async () => {
        running = true;
        await finished;
      },
    });
    await removeFiles(queue, 'slow');
    await waitFor('it runs', () => running);
    let stopped = false;
    const stopping = queue.stop().then(() => (stopped = true));
    await removeFiles(queue, 'too late');
    expect(stopped).toBe(false);
    finish();
    await stopping;
    expect(await statesOf('slow')).toEqual(['completed']);
    expect(await statesOf('too late')).toEqual(['created']);
    // Left for the next start, below.
  });

  test('hands back a job that does not end, and the next start takes up all that waits', async () => {
    const first = await open({ retryDelaySeconds: 0, stopTimeoutMs: 1000 });
    const begun: string[] = [];
    const { open: letGo, opened: held } = gate();
    await removeFiles(first, 'endless');
    await first.work({
      ...idleRunners,
      'remove-file': async ({ name }) => {
        begun.push(name);
        await held;
      },
    });
    await waitFor('it runs', () => begun.includes('endless'));
    await removeFiles(first, 'waiting');
    await first.stop();
    expect(await statesOf('endless')).toEqual(['retry']);
    letGo();

    const second = await open();
    const { ran, runners } = noting();
    await second.work(runners);
    await waitFor('all have run', () => ran.includes('endless') && ran.includes('waiting'));
    expect(ran.filter((name) => name === 'endless')).toHaveLength(1);
  });

  test('gives a queue that is already there the timing of its kind', async () => {
    const timing = async () => {
      const { rows } = await db.pool.query<{ retry_delay: number; retry_delay_max: number }>(
        "select retry_delay, retry_delay_max from jobs.queue where name = 'send-message'",
      );
      return rows[0];
    };
    await open({ retryDelaySeconds: 7 });
    expect(await timing()).toEqual({ retry_delay: 7, retry_delay_max: 7 });
    await open({});
    expect(await timing()).toEqual({ retry_delay: 20, retry_delay_max: 21_600 });
  });

  test('has what runs by the clock on it once, however often it starts', async () => {
    for (let start = 0; start < 2; start += 1) await (await open()).work(idleRunners);
    const { rows } = await db.pool.query('select name, cron from jobs.schedule order by name');
    expect(rows).toEqual([
      { name: 'deliver-webhooks', cron: '* * * * *' },
      { name: 'follow-signing', cron: '*/10 * * * *' },
      { name: 'follow-up', cron: '*/15 * * * *' },
      { name: 'forget-namings', cron: '52 * * * *' },
      { name: 'read-returned-mail', cron: '*/5 * * * *' },
      { name: 'read-returned-sms', cron: '13,28,43,58 * * * *' },
      { name: 'remind-meetings', cron: '7,37 * * * *' },
      { name: 'renew-causes', cron: '* * * * *' },
      { name: 'retention', cron: '47 * * * *' },
      { name: 'return-set-aside', cron: '20 7 * * 1-6' },
      { name: 'sweep-files', cron: '37 3 * * *' },
      { name: 'sweep-outbox', cron: '27 3 * * *' },
      { name: 'tidy', cron: '17 3 * * *' },
    ]);
  });

  test('does what the clock starts, of which it is told nothing', async () => {
    const ran = new Set<string>();
    const runners = Object.fromEntries(
      Object.keys(idleRunners).map((name) => [name, async () => void ran.add(name)]),
    ) as unknown as Runners;
    await (await open()).work(runners);
    const { rows } = await db.pool.query<{ name: string }>('select name from jobs.schedule');
    expect(rows).toHaveLength(13);
    // As the library does when its time has come: with what stands in the schedule.
    await db.pool.query('insert into jobs.job (name, data) select name, data from jobs.schedule');
    await waitFor('each is done', () => rows.every(({ name }) => ran.has(name)));
  });
});
