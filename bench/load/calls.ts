import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { processorSecondsOf } from '../shared/processes.ts';
import { printTable } from '../shared/report.ts';
import type { Kind } from './users.ts';
import { ask, statementsOf } from './lists.ts';

/** The reads of those who load the server, each as one of them asks for it. */
const mix: readonly (readonly [Kind, string])[] = [
  ['applicant', '/user/'],
  ['applicant', '/applicant/info/'],
  ['applicant', '/notifications/'],
  ['applicant', '/match_cards/'],
  ['applicant', '/applicants/registration/'],
  ['applicant', '/matches/{id}/'],
  ['applicant', '/matches/{id}/explanation/'],
  ['company', '/company/info/'],
  ['company', '/notifications/'],
  ['company', '/offers/'],
  ['company', '/company/'],
  ['company', '/match_cards/'],
  ['company', '/matches/{id}/'],
  ['company', '/matches/{id}/explanation/'],
  ['staff', '/user/'],
  ['staff', '/applicant/?limit=50'],
  ['staff', '/companies/?limit=50'],
  ['staff', '/temp-applicants/?limit=50'],
  ['staff', '/match_applicants/groups/?by=offer&limit=50'],
  ['staff', '/formation-statistics/'],
  ['staff', '/match_cards/groups/offer/1/?limit=50'],
  ['staff', '/matches/{id}/'],
  ['staff', '/matches/{id}/explanation/'],
];

const turns = 100;

const backendsOf = async (client: pg.Client): Promise<number[]> => {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return rows.map(({ pid }) => pid);
};

/** Processor seconds of the connections to the database, where it runs on this machine; of those that have ended, nothing. */
const secondsSince = (before: ReadonlyMap<number, number | null>): number =>
  [...before].reduce((sum, [pid, then]) => {
    const now = processorSecondsOf(pid);
    return sum + (now === null || then === null ? 0 : now - then);
  }, 0);

const serverSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

interface Place {
  app: FastifyInstance;
  client: pg.Client;
  tokens: Readonly<Record<string, readonly string[]>>;
}

/** What each call asks of the database, and what it takes of the processor there and here. */
export const costOfCalls = async ({ app, client, tokens }: Place): Promise<void> => {
  const listOf = async (kind: Kind, headers: Record<string, string>) => {
    const url =
      kind === 'staff' ? '/api/match_cards/groups/offer/1/?limit=50' : '/api/match_cards/';
    return (await app.inject({ url, headers })).json<{ id: number }[]>();
  };
  const rows: string[][] = [];
  for (const [kind, path] of mix) {
    const headers = { authorization: `Bearer ${tokens[kind]?.[0] ?? ''}` };
    const matches = await listOf(kind, headers);
    const url = (turn: number) =>
      `/api${path.replace('{id}', String(matches[turn % matches.length]?.id))}`;
    // What is read once for all, and planned after some turns, is there already.
    for (let turn = 0; turn < 20; turn += 1) await ask(app, url(turn), headers);
    const { length } = await statementsOf(() => ask(app, url(0), headers));
    const backends = await backendsOf(client);
    const there = new Map(backends.map((pid) => [pid, processorSecondsOf(pid)]));
    const here = serverSeconds();
    for (let turn = 0; turn < turns; turn += 1) await ask(app, url(turn), headers);
    const each = (seconds: number) => ((1000 * seconds) / turns).toFixed(2);
    rows.push([
      `${kind}: ${path}`,
      String(length),
      each(serverSeconds() - here),
      each(secondsSince(there)),
    ]);
  }
  printTable([['call', 'statements', 'server, ms', 'database, ms'], ...rows]);
};
