// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  wait,
  waitingAnswers,
  type WaitingAnswer,
} from '../../../platform/offline/waiting-calls.ts';
import { loadUser } from '../../../platform/session/load-user.ts';
import { storeTokens } from '../../../platform/session/sign-in-tokens.ts';
import { sendWaiting } from './send-waiting.ts';

const owner = 'zoe@exemple.fr';
const tokens = { access: 'of Zoé', refresh: 'r1' };

/** What left this device: the call, and in whose name. */
let left: string[] = [];
/** What happens while the server answers. */
let meanwhile = () => {};
/** What it answers about a match of which nothing can be said. */
let unanswered: () => Response | Promise<never> = () => Response.json({});

const told = vi.fn<(what: string, match: number) => void>();
const send = () =>
  sendWaiting(owner, {
    onSent: ({ match }) => told('sent', match),
    onRefused: ({ match }) => told('refused', match),
  });

const waiting = (match: number, at = Date.now()): WaitingAnswer => {
  const call = { key: 'PUT /matches/{id}/interest/' } as const;
  const answer = { match, call, said: 'Ça m’intéresse', about: 'Vendeur', at };
  wait(owner, answer);
  return answer;
};

beforeEach(async () => {
  localStorage.clear();
  told.mockClear();
  meanwhile = () => {};
  // A browser without locks, as the one that stands in for it here has none.
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Headers }) => {
    left.push(`${new URL(address).pathname} ${headers.get('authorization')}`);
    meanwhile();
    if (address.includes('/matches/9/')) return unanswered();
    return Response.json(address.endsWith('/user/') ? { user: { email: owner } } : {});
  });
  storeTokens(tokens);
  await loadUser();
  left = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what waits leaves in the name of who answered, and in no other’s', async () => {
  waiting(1);
  const second = waiting(2);
  // Another tab signs somebody else in, which this one has not heard of yet.
  meanwhile = () => storeTokens({ access: 'of Ali', refresh: 'r2' });
  await send();
  await send();
  expect(left).toEqual(['/api/matches/1/interest/ Bearer of Zoé']);
  expect(waitingAnswers(owner)).toEqual([second]);
  storeTokens(tokens);
  await send();
  expect(left.at(-1)).toBe('/api/matches/2/interest/ Bearer of Zoé');
  expect(waitingAnswers(owner)).toEqual([]);
});

test('what has waited for more than thirty days is told, and not sent', async () => {
  const day = 86_400_000;
  const old = waiting(1, Date.now() - 31 * day);
  waiting(2, Date.now() - 29 * day);
  await send();
  expect(left).toEqual(['/api/matches/2/interest/ Bearer of Zoé']);
  expect(told.mock.calls).toEqual([
    ['refused', 1],
    ['sent', 2],
  ]);
  expect(waitingAnswers(owner)).toEqual([
    { ...old, refused: 'Plus de trente jours ont passé\u202f: rien n’a été envoyé.' },
  ]);
});

test.each([
  ['a server that fails at it', () => new Response('{}', { status: 500 }), [8]],
  ['a server that is busy', () => new Response('{}', { status: 429 }), [8]],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), []],
] as const)('what waits of another match leaves, or all stays: %s', async (_, answer, sent) => {
  unanswered = answer;
  waiting(9);
  waiting(8);
  await send();
  expect(told.mock.calls).toEqual(sent.map((match) => ['sent', match]));
  expect(waitingAnswers(owner)).toHaveLength(2 - sent.length);
});
