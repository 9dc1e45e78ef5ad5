import { sql } from 'kysely';
import { fromKysely, PgBoss, type JobInsert, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Writes } from '../database/database.ts';
import { fewAtOnce } from './few-at-once.ts';
import { withCurrentNames } from './former-names.ts';
import type { JobData, JobName } from './job-data.ts';
import { kinds } from './job-kinds.ts';
import { lookForJobs } from './look-for-jobs.ts';

export type { JobData, JobName };

/**
 * Runs one job; when it fails it is tried again as its kind says. `attempt` counts from 1. What takes long ends early, by
 * failing, once `stopping` is aborted.
 */
export type Runners = {
  [Name in JobName]: (data: JobData[Name], attempt: number, stopping: AbortSignal) => Promise<void>;
};

type Runner = (data: unknown, attempt: number, stopping: AbortSignal) => Promise<void>;

export const isJobName = (name: string): name is JobName => name in kinds;

/** How often a job of this kind is tried in all. */
export const attemptsOf = (name: JobName): number => 1 + (kinds[name].retry.retryLimit ?? 0);

export interface JobQueue {
  /**
   * Adds jobs in the transaction of what they follow from: both are kept, or neither. With a key, a job waits only once
   * however often it is added before it starts. Those of a higher priority (0 unless told) are taken first. With a moment they wait until then.
   */
  add<Name extends JobName>(
    tx: Writes,
    name: Name,
    data: readonly JobData[Name][],
    keyOf?: (data: JobData[Name]) => string,
    priority?: number,
    at?: Date,
  ): Promise<void>;
  /** Whether a job with this key waits or runs, on this server or another. */
  isOpen(name: JobName, key: string): Promise<boolean>;
  /** Whether jobs are being taken up. */
  isWorking(): boolean;
  /** Takes up jobs until `stop`. */
  work(runners: Runners): Promise<void>;
  /** Lets running jobs end for a while, then hands them back; another server or the next start takes them up. */
  stop(): Promise<void>;
}

/** How often each kind is looked for by itself, should nothing wake who takes it up. */
const pollingSeconds = 30;
/** How often it is looked whether a job's heart has stopped: its server was killed, or lost the database. */
const superviseSeconds = 15;
const patientStopMs = 10_000;

/** What a test sets so as not to wait for long. */
export interface QueueTiming {
  /** How long a failed job waits, whatever its kind says. */
  retryDelaySeconds?: number;
  /** How long a job waits for more to come, whatever its kind says. */
  pauseSeconds?: number;
  /** False: no job is started by the clock. */
  clock?: boolean;
  /** How long `stop` waits for running jobs; at least a second. */
  stopTimeoutMs?: number;
}

const retryOf = (name: JobName, { retryDelaySeconds }: QueueTiming): QueueOptions => ({
  ...kinds[name].retry,
  ...(retryDelaySeconds !== undefined && {
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: retryDelaySeconds,
  }),
});

/**
 * Makes the queues that are missing, and gives those that an earlier version made the timing of this one. Nearly
 * every start finds none of either, and asks one question.
 */
const createQueues = async (boss: PgBoss, timing: QueueTiming): Promise<void> => {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of Object.keys(kinds) as JobName[]) {
    const retry = retryOf(name, timing);
    const queue = stored.get(name) as Record<string, unknown> | undefined;
    if (queue && Object.entries(retry).every(([key, value]) => queue[key] === value)) continue;
    await boss.createQueue(name, { policy: kinds[name].policy, ...retry });
    await boss.updateQueue(name, retry);
    // Has the library remember the queue as it has those that it found when it started: looking it up while a transaction
    // holds the embedded database's one connection would wait for ever.
    await boss.insert(name, []);
  }
};

/**
 * Takes up what was being run by a process that was killed. The embedded database has one process: that is every job that is
 * being run when it opens. On a server it may be another server's, unless its heart has stopped: that is looked at now, and not
 * only after a while, so that even a server which lives for seconds gets on.
 */
const takeUpAbandoned = async (db: Database, boss: PgBoss): Promise<void> => {
  if (db.kind === 'postgresql') await boss.supervise();
  else
    await db.pool.query(
      "update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'",
    );
};

/**
 * Keeps jobs that wait from being taken up until the transaction ends: one that was there already would otherwise run
 * without what the transaction is about to change, and nothing would run after it. Answers their keys; one that is not among
 * them has been taken up just now.
 */
const holdWaiting = async (
  tx: Writes,
  name: JobName,
  jobs: readonly { singletonKey?: string }[],
): Promise<ReadonlySet<string>> => {
  const keys = jobs.map(({ singletonKey }) => singletonKey);
  const { rows } = await sql<{ key: string }>`
    select singleton_key as key from jobs.job
    where name = ${name} and state = 'created' and singleton_key = any(${keys}::text[])
    for share`.execute(tx);
  return new Set(rows.map(({ key }) => key));
};

/**
 * Each kind of job asks for itself, all of them when a server starts: every connection that is opened for it costs PostgreSQL
 * a process and the reading of its catalogue, and people's calls wait for theirs.
 */
const connections = 4;

const startBoss = async (db: Database, log: Logger, timing: QueueTiming): Promise<PgBoss> => {
  const inTurn = fewAtOnce(connections);
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => inTurn(() => db.pool.query(text, values as unknown[])),
    },
    schema: 'jobs',
    backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
    reindex: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue'));
  await boss.start();
  await createQueues(boss, timing);
  await takeUpAbandoned(db, boss);
  return boss;
};

/** Adds the jobs, save those whose key waits already. */
const insertMissing = async (
  boss: PgBoss,
  tx: Writes,
  name: JobName,
  jobs: readonly JobInsert[],
  isKeyed: boolean,
): Promise<void> => {
  let missing = [...jobs];
  while (missing.length > 0) {
    await boss.insert(name, missing, { db: fromKysely(tx) });
    const held = isKeyed ? await holdWaiting(tx, name, missing) : null;
    missing = held ? missing.filter(({ singletonKey = '' }) => !held.has(singletonKey)) : [];
  }
};

/** The queue of background jobs, kept in the same database as what they are about. */
export const openJobQueue = async (
  db: Database,
  log: Logger,
  timing: QueueTiming = {},
): Promise<JobQueue> => {
  const boss = await startBoss(db, log, timing);
  const workers = new Map<string, string>();
  const stopping = new AbortController();
  let isWorking = false;
  let stopLooking = async (): Promise<void> => {};

  const wake = (name: string): void => {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };

  const runOne = async (runners: Runners, name: JobName, data: object | null, attempt: number) => {
    try {
      // What the clock starts comes with nothing.
      const told = withCurrentNames(data ?? {});
      await (runners[name] as Runner)(told, attempt, stopping.signal);
      return { status: 'completed' as const };
    } catch (error) {
      if (stopping.signal.aborted) log.info({ job: name, attempt }, 'job handed back');
      else log.warn({ err: error, job: name, attempt }, 'job failed');
      return { status: 'failed' as const, output: { message: String(error) } };
    }
  };

  return {
    add: async (tx, name, data, keyOf, priority = 0, at) => {
      const pauseSeconds =
        kinds[name].pauseSeconds && (timing.pauseSeconds ?? kinds[name].pauseSeconds);
      const jobs = data.map((one) => ({
        data: one,
        priority,
        ...(pauseSeconds && { startAfter: pauseSeconds }),
        ...(at && { startAfter: at }),
        ...(keyOf && { singletonKey: keyOf(one) }),
      }));
      await insertMissing(boss, tx, name, jobs, keyOf !== undefined);
      db.afterCommit(tx, () => wake(name));
    },
    isOpen: async (name, key) => {
      const jobs = await boss.findJobs(name, { key });
      return jobs.some(({ state }) => ['created', 'retry', 'active'].includes(state));
    },
    isWorking: () => isWorking,
    work: async (runners) => {
      for (const name of Object.keys(kinds) as JobName[]) {
        const { batch, cron } = kinds[name];
        const options = {
          batchSize: batch,
          pollingIntervalSeconds: pollingSeconds,
          burstWhenBatchFull: true,
          perJobResults: true,
        } as const;
        const worker = await boss.work<object | null>(name, options, (jobs) =>
          Promise.all(
            jobs.map(async ({ id, data, retryCount }) => ({
              id,
              ...(await runOne(runners, name, data, retryCount + 1)),
            })),
          ),
        );
        workers.set(name, worker);
        if (cron && timing.clock !== false) await boss.schedule(name, cron);
      }
      stopLooking = lookForJobs({ pool: db.pool, names: Object.keys(kinds), wake, log });
      isWorking = true;
    },
    stop: async () => {
      isWorking = false;
      stopping.abort();
      const timeout = timing.stopTimeoutMs ?? patientStopMs;
      await Promise.all([stopLooking(), boss.stop({ graceful: true, timeout, close: false })]);
    },
  };
};
