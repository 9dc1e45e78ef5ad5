import { contract, type ContractKey } from '@tandem/contract';
import type { Call } from '@tandem/contract/call';
import { roles, type Role } from '@tandem/domain/accounts/roles';
import { seededRandom, type Random } from '../../demo/random.ts';
import type { TestServer } from '../product/test-server.ts';
import { faultOf, type FuzzAnswer } from './judge.ts';
import { gatherPeople, type People } from './fuzzed-people.ts';
import { makeRequest, type FuzzRequest } from './requests.ts';

const calls = Object.entries(contract) as [ContractKey, Call][];

/** Longer than any call may take, its queueing on a busy machine included. */
const deadlineMs = 60_000;

export interface FuzzResult {
  requests: number;
  /** How many answers of each hundred of statuses: 2, 4 … */
  byStatus: Record<string, number>;
  /** Calls that were answered with success at least once. */
  succeeded: Set<ContractKey>;
  slowest: { milliseconds: number; key: string };
  findings: string[];
}

export interface FuzzOptions {
  seed: string;
  requests: number;
  /** How many are under way at a time. */
  atOnce?: number;
}

const told = (key: string, role: Role, request: FuzzRequest, answer: FuzzAnswer | null) =>
  [
    `${key} as ${role}: ${request.method} ${request.url.slice(0, 300)}`,
    JSON.stringify({ ...request.headers, authorization: undefined }).slice(0, 300),
    String(request.payload ?? '').slice(0, 600),
    answer ? `→ ${answer.status} ${answer.text.slice(0, 300)}` : '→ no answer',
  ].join('\n  ');

const send = async (
  { app }: TestServer,
  random: Random,
  request: FuzzRequest,
): Promise<FuzzAnswer | 'none' | 'cut off'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'none'>((resolve) => {
    timer = setTimeout(() => resolve('none'), deadlineMs);
  });
  const asked = app.inject({
    method: request.method as 'GET',
    url: request.url,
    headers: request.headers,
    // Many hosts: what throttles one address would otherwise soon be all that is tried.
    remoteAddress: `10.${random.integer(0, 255)}.${random.integer(0, 255)}.1`,
    ...(request.payload !== undefined && { payload: request.payload }),
  });
  try {
    const response = await Promise.race([asked.catch(() => 'cut off' as const), late]);
    if (typeof response === 'string') return response;
    const { statusCode: status, headers, payload: text } = response;
    return { status, headers, text };
  } finally {
    clearTimeout(timer);
  }
};

const roleFor = (random: Random, call: Call): Role =>
  call.roles.length > 0 && random.chance(0.8) ? random.pick(call.roles) : random.pick(roles);

const fuzzOnce = async (
  server: TestServer,
  people: People,
  random: Random,
  result: FuzzResult,
): Promise<void> => {
  const [key, call] = random.pick(calls);
  const role = roleFor(random, call);
  const access = await people.accessOf(role);
  const request = makeRequest(random, people.pool, [key, call], access);
  const start = performance.now();
  const sent = await send(server, random, request);
  const milliseconds = performance.now() - start;
  if (milliseconds > result.slowest.milliseconds) result.slowest = { milliseconds, key };
  result.requests += 1;
  const isCall =
    key.startsWith(`${request.method} `) &&
    'authorization' in request.headers === (access !== undefined);
  const answer = typeof sent === 'string' ? null : sent;
  // A file that is made while it is sent breaks off when what it tells of is deleted meanwhile.
  const mayBreakOff = sent === 'cut off' && call.answer === 'file';
  const missing = mayBreakOff ? null : `no answer`;
  const fault = answer ? faultOf(call, role, answer, isCall) : missing;
  if (fault !== null) result.findings.push(`${fault}\n  ${told(key, role, request, answer)}`);
  if (!answer) return;
  const hundred = `${Math.floor(answer.status / 100)}xx`;
  result.byStatus[hundred] = (result.byStatus[hundred] ?? 0) + 1;
  if (answer.status < 300) {
    result.succeeded.add(key);
    if (String(answer.headers['content-type']).startsWith('application/json') && answer.text !== '')
      people.pool.learn(JSON.parse(answer.text));
  }
  if (answer.status === 401 && access && request.headers['authorization'] === `Bearer ${access}`)
    people.forget(access);
};

/** Sends requests of every call of the contract, as everybody, by the chance of a seed, and judges every answer. */
export const fuzz = async (
  server: TestServer,
  { seed, requests, atOnce = 8 }: FuzzOptions,
): Promise<FuzzResult> => {
  const random = seededRandom(seed);
  const people = await gatherPeople(server, random.fork('people'));
  const result: FuzzResult = {
    requests: 0,
    byStatus: {},
    succeeded: new Set(),
    slowest: { milliseconds: 0, key: '' },
    findings: [],
  };
  let next = 0;
  const sender = async (): Promise<void> => {
    while (next < requests) {
      next += 1;
      await fuzzOnce(server, people, random.fork(String(next)), result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return result;
};
