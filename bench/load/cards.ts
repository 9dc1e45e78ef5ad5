import type pg from 'pg';
import { processorSecondsOf } from '../shared/processes.ts';
import { printFigure, printTable } from '../shared/report.ts';
import { median } from '../shared/statistics.ts';
import { drive, openConnection, type Connection, type Driven, type Sent } from './drive.ts';
import { barePort, end, startBare, startTandem, tandemPort } from './servers.ts';

const cards = '/api/match_cards/?limit=50';
const turns = 5;
const seconds = 4;

interface Turn extends Driven {
  /** Processor time of a request, in ms: of the server, and of PostgreSQL where it runs on this machine. */
  server: number;
  database: number;
}

/** What is asked over and over, each by a person of its own, and by which process it is answered. */
interface Asked {
  name: string;
  pid: number;
  connections: readonly Connection[];
  sent: readonly Sent[];
}

const backendsOf = async (client: pg.Client): Promise<number[]> => {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return rows.map(({ pid }) => pid);
};

/** Those that have ended meanwhile are left out. */
const spent = async (pids: readonly number[], work: () => Promise<void>): Promise<number[]> => {
  const before = pids.map(processorSecondsOf);
  await work();
  return pids.map(
    (pid, index) => (processorSecondsOf(pid) ?? before[index] ?? 0) - (before[index] ?? 0),
  );
};

const turnOf = async (client: pg.Client, { pid, connections, sent }: Asked): Promise<Turn> => {
  const asking = connections.map(
    (connection, index) => async (ask: Parameters<Parameters<typeof drive>[0][number]>[0]) => {
      await ask(connection, sent[index] as Sent);
    },
  );
  await drive(asking, 1);
  let driven: Driven | undefined;
  const [server = 0, ...backends] = await spent([pid, ...(await backendsOf(client))], async () => {
    driven = await drive(asking, seconds);
  });
  if (!driven) throw new Error('Nothing was asked.');
  const each = (taken: number) => (1000 * taken) / (driven?.requests ?? 1);
  const database = backends.reduce((sum, taken) => sum + taken, 0);
  return { ...driven, server: each(server), database: each(database) };
};

interface Place {
  url: string;
  environment: NodeJS.ProcessEnv;
  client: pg.Client;
  tokens: readonly string[];
}

/** The first 50 cards of 200 companies, as a list that is new to the caller and as one that they have already, in turn with the bare route. */
export const measureCards = async ({ url, environment, client, tokens }: Place): Promise<void> => {
  const bare = await startBare(url);
  const tandem = await startTandem(environment);
  const connections = tokens.map((token) => openConnection(tandemPort, token));
  const plain = tokens.map(() => openConnection(barePort));
  const sent = { method: 'GET', path: cards } as const;
  const tags = await Promise.all(connections.map(async ({ ask }) => (await ask(sent)).etag ?? ''));
  const all: Asked[] = [
    {
      name: 'bare route',
      pid: bare.pid ?? 0,
      connections: plain,
      sent: tokens.map(() => ({ method: 'GET', path: '/api/matches/', unread: true })),
    },
    {
      name: '50 cards',
      pid: tandem.pid ?? 0,
      connections,
      sent: tokens.map(() => ({ ...sent, unread: true })),
    },
    {
      name: 'the same, unchanged (304)',
      pid: tandem.pid ?? 0,
      connections,
      sent: tags.map((tag) => ({ ...sent, headers: { 'if-none-match': tag }, unread: true })),
    },
  ];
  const driven = new Map(all.map(({ name }) => [name, [] as Turn[]]));
  for (let turn = 0; turn < turns; turn += 1)
    for (const one of all) driven.get(one.name)?.push(await turnOf(client, one));
  for (const connection of [...connections, ...plain]) connection.close();
  await end(tandem);
  await end(bare);
  const of = (name: string, what: (turn: Turn) => number) =>
    median((driven.get(name) ?? []).map(what));
  printTable([
    [
      '200 connections',
      'requests/s',
      'p50, ms',
      'p99, ms',
      'server, ms',
      'PostgreSQL, ms',
      'errors',
    ],
    ...all.map(({ name }) => [
      name,
      of(name, ({ perSecond }) => perSecond).toFixed(0),
      of(name, ({ p50 }) => p50).toFixed(0),
      of(name, ({ p99 }) => p99).toFixed(0),
      of(name, ({ server }) => server).toFixed(2),
      of(name, ({ database }) => database).toFixed(2),
      of(name, ({ errors }) => errors.length).toFixed(0),
    ]),
  ]);
  const ratio = (name: string) =>
    median(
      (driven.get(name) ?? []).map(
        ({ perSecond }, turn) => perSecond / (driven.get('bare route')?.[turn]?.perSecond ?? 1),
      ),
    );
  printFigure('cards_of_bare', ratio('50 cards'), 'ratio');
  printFigure('unchanged_cards_of_bare', ratio('the same, unchanged (304)'), 'ratio');
};
