/**
 * A run of the matching as people live through it, on a PostgreSQL server (TEST_DATABASE_URL or DATABASE_URL, in a
 * database of its own): how long it takes with more processes, whether the server keeps answering, how soon one change
 * shows. `npm run bench -- run CANDIDATES NEEDS PROCESSES` for another size than 5000 × 1500, by at most so many instead of 4.
 */
import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../server/src/platform/config.ts';
import { runnersOf } from '../../server/src/runners.ts';
import type { Services } from '../../server/src/areas/services.ts';
import { openServices } from '../../server/src/start.ts';
import { findMatchingSettings } from '../../server/src/scoring/settings/matching-settings-queries.ts';
import { rescore } from '../../server/src/scoring/live/request-rescore.ts';
import { benchSession } from '../matching/data.ts';
import { inOwnFolder, namedServer, onOwnDatabase, throwCrash } from '../shared/databases.ts';
import { launchRun, startWorker, untilDone } from '../shared/matching-run.ts';
import { printFigure, printTable } from '../shared/report.ts';
import { median } from '../shared/statistics.ts';
import { fill } from './fill.ts';

const [candidates = 5000, needs = 1500, mostProcesses = 4] = process.argv.slice(2).map(Number);
if (!namedServer) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.');

/** How long a company waits for its matches, again and again until `isOver`. */
const readMeanwhile = async ({ db }: Services, isOver: () => boolean): Promise<number> => {
  let longest = 0;
  for (let need = 1; !isOver(); need = (need % needs) + 1) {
    const start = performance.now();
    await db.pool.query('select * from matches where offer_id = $1', [need]);
    longest = Math.max(longest, performance.now() - start);
    await pause(20);
  }
  return longest;
};

const measureRun = async (services: Services) => {
  const { db } = services;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  const runId = await launchRun(services, await findMatchingSettings(db.read));
  let isOver = false;
  const reading = readMeanwhile(services, () => isOver);
  const pairs = await untilDone(services, runId);
  isOver = true;
  delay.disable();
  return {
    seconds: (performance.now() - start) / 1000,
    pairs,
    p99: delay.percentile(99) / 1e6,
    longestRead: await reading,
  };
};

/** How late the event loop is while the server has nothing to do: what the machine itself costs. */
const measureIdle = async (): Promise<number> => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await pause(3000);
  delay.disable();
  return delay.percentile(99) / 1e6;
};

/** From the save of a test to its scores: as one who reads them again and again would see it. */
const measureChange = async (services: Services, candidateId: number): Promise<number> => {
  const { db } = services;
  const sum = async () => {
    const { rows } = await db.pool.query<{ sum: number }>(
      'select coalesce(sum(test_score), 0)::int as sum from match_scores where applicant_id = $1',
      [candidateId],
    );
    return rows[0]?.sum;
  };
  await db.pool.query('update match_scores set test_score = 2000 where applicant_id = $1', [
    candidateId,
  ]);
  const before = await sum();
  if (!before) return 0;
  const start = performance.now();
  await db.transaction((tx) => rescore(services, tx, { candidateId }));
  while ((await sum()) === before) await pause(5);
  return performance.now() - start;
};

const measure = async (services: Services, environment: NodeJS.ProcessEnv): Promise<void> => {
  await fill(
    services.db.pool,
    { sessions: 1, programmes: 40 },
    benchSession(candidates, needs, 20_260_901),
  );
  await services.jobs.work(runnersOf(services));
  const table = [['processes', 'run, s', 'event loop p99, ms', 'longest read, ms']];
  const idle = await measureIdle();
  table.push(['idle', '', idle.toFixed(1), '']);
  printFigure('idle_event_loop_p99', idle, 'ms');
  const workers: ChildProcess[] = [];
  // The first run stores every pair, those after it what differs, which is nothing: only they compare.
  for (const processes of [1, 1, 2, 4].filter((one) => one <= mostProcesses)) {
    while (workers.length < processes - 1) workers.push(await startWorker(environment));
    const { seconds, p99, longestRead, pairs } = await measureRun(services);
    const name = table.length === 2 ? 'first_run' : `run_${processes}_processes`;
    const label = table.length === 2 ? 'first run, 1' : String(processes);
    table.push([label, seconds.toFixed(1), p99.toFixed(1), longestRead.toFixed(0)]);
    printFigure(name, seconds, 's');
    printFigure(`${name}_event_loop_p99`, p99, 'ms');
    if (table.length === 3) console.log(`${candidates} × ${needs}: ${pairs} compatible pairs`);
  }
  for (const child of workers) child.kill('SIGTERM');
  await Promise.all(workers.map((child) => once(child, 'exit')));
  printTable(table);
  const times: number[] = [];
  for (let id = 1; times.length < 20 && id < candidates; id += 97) {
    const time = await measureChange(services, id);
    if (time > 0) times.push(time);
  }
  console.log(
    `one change shows after ${median(times).toFixed(0)} ms (median), ${Math.max(...times).toFixed(0)} ms at most`,
  );
  printFigure('one_change', median(times), 'ms');
  printFigure('one_change_slowest', Math.max(...times), 'ms');
  printFigure('peak_memory', process.resourceUsage().maxRSS / 1024, 'MB');
};

await onOwnDatabase(namedServer, (url) =>
  inOwnFolder(async (dataDir) => {
    const environment = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    const { services, close } = await openServices(readConfig(environment), throwCrash);
    try {
      await measure(services, environment);
    } finally {
      await close();
    }
  }),
);
