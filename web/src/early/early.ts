/**
 * Runs in the page's head while the client's code is on its way: renews a token that has lapsed, asks who is there and
 * what the first screen reads. Built by itself, as small as can be; the client takes what is there, and does the rest.
 */
import { leaveParts, type EarlyStart } from '../platform/api/early-answers.ts';
import { isAboutToLapse } from '../platform/session/lapse.ts';
import { roleOf, type User } from '../platform/session/role-of.ts';
import { storedTokens, storeTokens } from '../platform/session/sign-in-tokens.ts';
import { callsAt, callsOfHome, frameOf, staffFrame, type Frame } from './early-calls.ts';

const patience = 5000;

const start: EarlyStart = { answers: new Map() };
globalThis.tandemEarly = start;

const addressOf = (path: string): string => `${location.origin}/api${path}`;

const send = (path: string, access: string): Promise<Response> =>
  fetch(addressOf(path), {
    headers: { accept: 'application/json', authorization: `Bearer ${access}` },
    signal: AbortSignal.timeout(patience),
  });

const leave = (path: string, access: string, response: Promise<Response>): void => {
  start.answers.set(addressOf(path), { access, at: Date.now(), response });
  // Whoever takes it deals with its failure.
  response.catch(() => undefined);
};

const ask = (path: string, access: string): void => leave(path, access, send(path, access));

const askFrame = ({ address, parts: paths }: Frame, access: string): void => {
  const parts = Object.entries(paths).map(([name, path]) => [name, addressOf(path)]);
  leaveParts(start.answers, Object.fromEntries(parts), send(address, access), access);
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
  // What a screen is about is asked for by itself, and fails by itself.
  for (const call of callsAt(path)) ask(call, access);
  askFrame(frameOf(path), access);
  if (path !== '/') return;
  const answer = await start.answers.get(addressOf('/user/'))?.response;
  if (!answer) return;
  const told = ((await answer.clone().json()) as { user: User }).user;
  const someone = { ...told, loggedIn: true };
  fetchPieces(roleOf(someone));
  for (const call of callsOfHome(someone)) ask(call, access);
  if (told.is_staff) askFrame(staffFrame, access);
};

const tokens = storedTokens();
if (tokens) void begin(tokens).catch(() => undefined);
