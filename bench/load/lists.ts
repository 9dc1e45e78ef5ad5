import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { medianTime } from '../shared/statistics.ts';

/** Every list that the staff opens, as a page and whole. */
const lists = [
  '/applicant/?limit=50',
  '/applicant/',
  '/companies/?limit=50',
  '/companies/',
  '/match_applicants/?limit=50',
  '/match_cards/groups/offer/1/?limit=50',
  '/match_applicants/?limit=2000',
  '/lists/matches/?limit=100',
  '/lists/matches/?limit=100&sort=last-name',
  '/lists/matches/?limit=100&sort=-status',
  '/lists/matches/?limit=100&q=entreprise+nom',
  '/match_applicants/groups/?by=offer&limit=50',
  '/match_applicants/groups/?by=applicant',
  '/formation-statistics/',
  '/formation-statistics/candidates/',
];

interface Statement {
  text: string;
  values: unknown[];
}

const turns = 7;

const timeOf = (work: () => Promise<unknown>) => medianTime(turns, work);

/** Notes the statements that go to PostgreSQL while `work` runs. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<Statement[]> => {
  const noted: Statement[] = [];
  const { query } = pg.Client.prototype;
  const noting = function (this: pg.Client, ...given: unknown[]): unknown {
    const [first, second] = given;
    const config = typeof first === 'string' ? { text: first, values: second } : first;
    const { text, values } = config as { text?: string; values?: unknown };
    // What the queue of jobs asks meanwhile is not the list's.
    if (text !== undefined && /^\s*(select|with)\b/i.test(text) && !text.includes('jobs.'))
      noted.push({ text, values: Array.isArray(values) ? (values as unknown[]) : [] });
    return Reflect.apply(query, this, given);
  };
  pg.Client.prototype.query = noting as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return noted;
};

/** Asks for an answer without reading it as text, which would be the caller's part. */
export const ask = async (app: FastifyInstance, url: string, headers = {}): Promise<void> => {
  const response = await app.inject({ url, headers, payloadAsStream: true });
  for await (const part of response.stream()) void part;
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
};

/** What a route costs that sends these statements, one after the other, and answers their rows as they are. */
const timeOfBareRoute = async (
  client: pg.Client,
  statements: readonly Statement[],
): Promise<number> => {
  const app = Fastify();
  app.get('/', async () => {
    const answer: unknown[] = [];
    for (const statement of statements) answer.push((await client.query(statement)).rows);
    return answer;
  });
  const time = await timeOf(() => ask(app, '/'));
  await app.close();
  return time;
};

export interface ListCost {
  path: string;
  milliseconds: number;
  /** Of a bare route with its statements. */
  route: number;
  /** Of its heaviest statement, sent by itself. */
  bare: number;
  /** Of all its statements, one after the other. */
  all: number;
  statements: number;
}

/** What each list costs through the whole server, and what its heaviest query costs by itself. */
export const costOfLists = async (
  app: FastifyInstance,
  token: string,
  client: pg.Client,
): Promise<ListCost[]> => {
  const costs: ListCost[] = [];
  for (const path of lists) {
    const call = () => ask(app, `/api${path}`, { authorization: `Bearer ${token}` });
    // What is read once for all lists is there already.
    await call();
    const statements = await statementsOf(call);
    const milliseconds = await timeOf(call);
    const times: number[] = [];
    for (const statement of statements) times.push(await timeOf(() => client.query(statement)));
    const all = times.reduce((sum, time) => sum + time, 0);
    costs.push({
      path,
      milliseconds,
      route: await timeOfBareRoute(client, statements),
      bare: Math.max(...times),
      all,
      statements: statements.length,
    });
  }
  return costs;
};
