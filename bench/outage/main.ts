/**
 * How long after PostgreSQL takes connections again all of a server works again: calls answer, a job is done. A PostgreSQL
 * of its own is restarted (`immediate`) while eight clients read and write. `npm run bench -- outage OUTAGES`; 10 unless told.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChildServer } from '../../server/src/testing/product/child-server.ts';
import { signIn, type Caller } from '../crash/caller.ts';
import { startMailCatcher } from '../crash/mail-catcher.ts';
import { adminEmail, password, stop } from '../crash/place.ts';
import { printFigure, printTable } from '../shared/report.ts';
import { median } from '../shared/statistics.ts';
import { startOwnPostgres } from './own-postgres.ts';

const outages = Number(process.argv[2] ?? '10');
const clients = 8;
const lookMs = 10;
const targetSeconds = 5;

/** The moment at which `look` first succeeds; nothing that it throws ends the waiting. */
const momentOf = async (look: () => Promise<boolean>): Promise<number> => {
  while (!(await look().catch(() => false))) await pause(lookMs);
  return performance.now();
};

const takesConnections = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const statuses = new Map<number, number>();
const acknowledged: string[] = [];

/** Reads and writes without a pause until told to end. */
const work = async (call: Caller, name: string, over: AbortSignal): Promise<void> => {
  for (let turn = 0; !over.aborted; turn += 1) {
    const programme = `${name} ${turn}`;
    const { status } = await call('POST', '/formations/', { name: programme, level: '5' });
    if (status === 201) acknowledged.push(programme);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await call('GET', '/applicant/?limit=20');
    await pause(5);
  }
};

const database = await startOwnPostgres();
const mails = await startMailCatcher();
const dataDir = mkdtempSync(path.join(tmpdir(), 'tandem-outage-data-'));
const child = startChildServer({
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  SMTP_URL: mails.url,
  ADMIN_EMAIL: adminEmail,
  ADMIN_PASSWORD: password,
});
const address = await child.address();

const seconds = { calls: [] as number[], jobs: [] as number[], ready: [] as number[] };
for (let outage = 1; outage <= outages; outage += 1) {
  const call = await signIn(address);
  const over = new AbortController();
  const working = Array.from({ length: clients }, (_, client) =>
    work(call, `BTS ${outage}.${client}`, over.signal),
  );
  await pause(1500);
  const restarting = database.restart();
  await momentOf(async () => !(await takesConnections(database.url).catch(() => false)));
  const back = await momentOf(() => takesConnections(database.url));
  const answering = momentOf(async () => (await call('GET', '/formations/')).status === 200);
  const ready = momentOf(async () => (await call('GET', '/health/ready/')).status === 200);
  const email = `reprise-${outage}@exemple.fr`;
  const invited = momentOf(async () => {
    const { status } = await call('POST', '/temp-companies/', [{ name: 'Atelier', email }]);
    return status === 201;
  });
  const done = invited.then(() =>
    momentOf(async () => mails.caught.some(({ recipient }) => recipient === email)),
  );
  const moments = await Promise.all([answering, ready, done]);
  const [calls = 0, isReady = 0, jobs = 0] = moments.map((at) => Math.max(0, at - back) / 1000);
  seconds.calls.push(calls);
  seconds.ready.push(isReady);
  seconds.jobs.push(jobs);
  await restarting;
  over.abort();
  await Promise.all(working);
  console.log(
    `outage ${outage}: calls ${calls.toFixed(2)} s, ready ${isReady.toFixed(2)} s, job ${jobs.toFixed(2)} s`,
  );
}
const call = await signIn(address);
const { body } = await call('GET', '/formations/');
const kept = new Set((body as { name: string }[]).map(({ name }) => name));
const lost = acknowledged.filter((name) => !kept.has(name));
const unexpected = [...statuses].filter(([status]) => status !== 201 && status !== 503);
await stop(child);
await mails.close();
await database.remove();
rmSync(dataDir, { recursive: true, force: true });

const rows = [
  ['calls answer again', 'calls', seconds.calls],
  ['the server is ready', 'ready', seconds.ready],
  ['a job is done (a mail has come)', 'job', seconds.jobs],
] as const;
printTable([
  ['after PostgreSQL takes connections', 'median', 'longest'],
  ...rows.map(([label, , all]) => [
    label,
    `${median(all).toFixed(2)} s`,
    `${Math.max(...all).toFixed(2)} s`,
  ]),
  ['acknowledged writes', String(acknowledged.length), `${lost.length} lost`],
  ['answers other than 201 and 503', String(unexpected.length), ''],
]);
for (const [, name, all] of rows) {
  printFigure(`outage_${name}_median`, median(all), 's');
  printFigure(`outage_${name}_longest`, Math.max(...all), 's');
}
printFigure('outage_lost', lost.length, '');
if (lost.length + unexpected.length > 0 || Math.max(...seconds.jobs) > targetSeconds)
  process.exitCode = 1;
