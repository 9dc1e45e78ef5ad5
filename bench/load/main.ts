/**
 * 200 signed-in people of all kinds on PostgreSQL (TEST_DATABASE_URL or DATABASE_URL, in a database of its own), the server
 * in a process of its own, beside a bare route with one query: `npm run bench -- load SECONDS`. `… load lists` measures
 * the lists of the staff alone, `… load cards` 50 cards of a company's beside the bare route, `… load calls` what each call
 * asks of the database.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { openServices } from '../../server/src/start.ts';
import { Random } from '../shared/random.ts';
import { printFigure, printTable } from '../shared/report.ts';
import { drive, openConnection, type Driven } from './drive.ts';
import { fillForLoad } from './fill.ts';
import { measureCards } from './cards.ts';
import { costOfCalls } from './calls.ts';
import { costOfLists, type ListCost } from './lists.ts';
import { barePort, end, startBare, startTandem, tandemPort } from './servers.ts';
import { actAs, type Kind } from './users.ts';

const listsAlone = process.argv[2] === 'lists';
const cardsAlone = process.argv[2] === 'cards';
const callsAlone = process.argv[2] === 'calls';
const isPart = listsAlone || cardsAlone || callsAlone;
const seconds = isPart ? 0 : Number(process.argv[2] ?? 60);
const people: Record<Kind, number> = { applicant: 130, company: 55, staff: 15 };
const secret = 'a secret of this measurement alone, long enough';

const server = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.');

/** Resident memory of a process, in MB; Linux alone tells it. */
const memoryOf = ({ pid }: ChildProcess): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

const signInAll = async (client: pg.Client, makeAccess: (id: number) => Promise<string>) => {
  const tokens: Record<string, string[]> = { applicant: [], company: [], staff: [], superuser: [] };
  const { rows } = await client.query<{ id: number; kind: string }>(
    `with new as (insert into sign_ins (account_id, refresh_hash, device, created_at, last_used_at)
       select id, id::text, '', now(), now() from accounts returning id, account_id)
     select new.id, kind from new join accounts on accounts.id = account_id order by account_id`,
  );
  for (const { id, kind } of rows)
    if ((tokens[kind]?.length ?? 0) < 200) tokens[kind]?.push(await makeAccess(id));
  return tokens;
};

const loadBare = async (url: string): Promise<Driven> => {
  const child = await startBare(url);
  const connections = Array.from({ length: 200 }, () => openConnection(barePort));
  const asking = connections.map(
    (connection) => async (ask: Parameters<Parameters<typeof drive>[0][number]>[0]) => {
      await ask(connection, { method: 'GET', path: '/api/matches/' });
    },
  );
  await drive(asking, 3);
  const driven = await drive(asking, Math.min(20, seconds));
  for (const connection of connections) connection.close();
  await end(child);
  return driven;
};

const loadTandem = async (environment: NodeJS.ProcessEnv, tokens: Record<string, string[]>) => {
  const child = await startTandem(environment);
  const connections = (Object.keys(people) as Kind[]).flatMap((kind) =>
    (tokens[kind] ?? [])
      .slice(0, people[kind])
      .map((token) => ({ kind, connection: openConnection(tandemPort, token) })),
  );
  const acting = connections.map(({ kind, connection }, index) =>
    actAs(kind, new Random(index + 1), connection),
  );
  await drive(acting, Math.min(10, seconds));
  const memory = { before: memoryOf(child), half: 0, after: 0 };
  const atHalf = setTimeout(() => (memory.half = memoryOf(child)), seconds * 500);
  const driven = await drive(acting, seconds);
  clearTimeout(atHalf);
  memory.after = memoryOf(child);
  for (const { connection } of connections) connection.close();
  await end(child);
  return { driven, memory, people: connections.length };
};

const row = (name: string, { perSecond, p50, p99, errors }: Driven): string[] => [
  name,
  perSecond.toFixed(0),
  p50.toFixed(0),
  p99.toFixed(0),
  String(errors.length),
];

const reportLists = (costs: readonly ListCost[]): void => {
  printTable([
    ['list', 'ms', 'bare route', 'times', 'heaviest query', 'times', 'all queries', 'queries'],
    ...costs.map(({ path: list, milliseconds, route, bare, all, statements }) => [
      list,
      milliseconds.toFixed(1),
      route.toFixed(1),
      (milliseconds / route).toFixed(2),
      bare.toFixed(1),
      (milliseconds / bare).toFixed(2),
      all.toFixed(1),
      String(statements),
    ]),
  ]);
  console.log('');
  const heaviest = costs.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
  if (!heaviest) return;
  printFigure('heaviest_list_of_bare_route', heaviest.milliseconds / heaviest.route, 'ratio');
  printFigure('heaviest_list_of_heaviest_query', heaviest.milliseconds / heaviest.bare, 'ratio');
};

const measureLoad = async (
  url: string,
  environment: NodeJS.ProcessEnv,
  tokens: Record<string, string[]>,
): Promise<void> => {
  const bare = await loadBare(url);
  const { driven, memory, people: count } = await loadTandem(environment, tokens);
  printTable([
    ['', 'requests/s', 'median, ms', 'p99, ms', 'errors'],
    row('bare route, 200 connections', bare),
    row(`Tandem, ${count} people`, driven),
  ]);
  console.log(
    `answers by status: ${JSON.stringify(driven.byStatus)}; ${driven.errors[0] ?? 'no error'}\n`,
  );
  printFigure('load_errors', driven.errors.length, 'errors');
  printFigure('load_throughput_of_bare', driven.perSecond / bare.perSecond, 'ratio');
  printFigure('load_p99_of_bare', driven.p99 / bare.p99, 'ratio');
  for (const [moment, megabytes] of Object.entries(memory))
    printFigure(`load_memory_${moment}`, megabytes, 'MB');
};

const name = `tandem_load_${process.pid}`;
const admin = new pg.Client({ connectionString: server });
await admin.connect();
await admin.query(`create database ${name}`);
const own = new URL(server);
own.pathname = `/${name}`;
const dataDir = mkdtempSync(path.join(tmpdir(), 'tandem-load-'));
const environment = {
  DATABASE_URL: own.href,
  DATA_DIR: dataDir,
  SECRET_KEY: secret,
  LOG_LEVEL: 'silent',
  WRITES_PER_MINUTE: '1000000',
};
const onCrash = (error: Error) => {
  throw error;
};
const client = new pg.Client({ connectionString: own.href });
try {
  const { services, close } = await openServices(readConfig(environment), onCrash);
  await client.connect();
  // As the server's own connections are.
  await client.query('set jit = off');
  await fillForLoad(client);
  console.log('filled');
  const tokens = await signInAll(client, (signInId) => services.tokens.makeAccess({ signInId }));
  const app = await buildApp(services, path.join(dataDir, 'no-web-client'));
  if (callsAlone) await costOfCalls({ app, client, tokens });
  const costs =
    cardsAlone || callsAlone ? [] : await costOfLists(app, tokens['superuser']?.[0] ?? '', client);
  await app.close();
  await close();
  if (cardsAlone)
    await measureCards({ url: own.href, environment, client, tokens: tokens['company'] ?? [] });
  else if (!callsAlone) reportLists(costs);
  if (!isPart) await measureLoad(own.href, environment, tokens);
} finally {
  await client.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  rmSync(dataDir, { recursive: true });
}
