/**
 * Runs in the page's head while the client's code is on its way: renews a token that has lapsed, asks who is there and
 * what the first screen reads. Built by itself, as small as can be; the client takes what is there, and does the rest.
 */
import type { EarlyStart } from '../platform/api/early-answers.ts';
import { isAboutToLapse } from '../platform/session/lapse.ts';
import { roleOf, type User } from '../platform/session/role-of.ts';
import { storedTokens, storeTokens } from '../platform/session/sign-in-tokens.ts';
import { callsAt, callsOfHome } from './early-calls.ts';

const patience = 5000;

const start: EarlyStart = { answers: new Map() };
globalThis.tandemEarly = start;

const ask = (path: string, access: string): Promise<Response> => {
  const address = `${location.origin}/api${path}`;
  const response = fetch(address, {
    headers: { accept: 'application/json', authorization: `Bearer ${access}` },
    signal: AbortSignal.timeout(patience),
  });
  start.answers.set(address, { access, at: Date.now(), response });
  // Whoever takes it deals with its failure.
  response.catch(() => undefined);
  return response;
};

/** A failure is left to the client, which is told of it when it uses the old token. */
const renew = async (access: string, refresh: string): Promise<string> => {
  try {
    const response = await fetch(`${location.origin}/api/token/refresh/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh }),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) return access;
    const fresh = ((await response.json()) as { access: string }).access;
    if (storedTokens()?.refresh === refresh) storeTokens({ access: fresh, refresh });
    return fresh;
  } catch {
    return access;
  }
};

/** Has the browser fetch what somebody's home is made of. */
const fetchPieces = (role: string): void => {
  const list = document.querySelector<HTMLMetaElement>('meta[name="home-pieces"]')?.content;
  for (const file of (JSON.parse(list ?? '{}') as Record<string, string[]>)[role] ?? []) {
    const link = document.createElement('link');
    link.crossOrigin = '';
    link.href = `/${file}`;
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else link.rel = 'modulepreload';
    document.head.append(link);
  }
};

const begin = async ({ access: stored, refresh }: { access: string; refresh: string }) => {
  const path = location.pathname.replace(/(.)\/$/, '$1');
  if (path === '/') fetchPieces('everybody');
  if (isAboutToLapse(stored)) start.renewing = renew(stored, refresh);
  const access = (await start.renewing) ?? stored;
  const user = ask('/user/', access);
  for (const call of callsAt(path)) void ask(call, access);
  void ask('/notifications/', access);
  if (path !== '/') return;
  const answer = await user;
  if (!answer.ok) return;
  const told = ((await answer.clone().json()) as { user: User }).user;
  const someone = { ...told, loggedIn: true };
  fetchPieces(roleOf(someone));
  for (const call of callsOfHome(someone)) void ask(call, access);
};

const tokens = storedTokens();
if (tokens) void begin(tokens).catch(() => undefined);
