import type { Answer, Contract, ContractKey, Sent } from '@tandem/contract';
import { takeEarly } from './early-answers.ts';
import { ApiError, errorFrom, isGone, isRefusal, networkError, NetworkError } from './errors.ts';
import { askUnlessKnown, textOf } from './known-answers.ts';
import { dropGone } from '../drafts/device-drafts.ts';
import { isKept, keepAnswer, keptAnswer } from '../offline/kept-answers.ts';
import { noteAnswered, noteKeptShown } from '../offline/network-state.ts';
import { noteServerTime } from './server-clock.ts';
import { addressOf, requestOf, sendsFile, type Common, type LooseOptions } from './requests.ts';
import { nameSent } from './sent-once.ts';
import { timeLimitOf } from './time-limits.ts';
import { askIdentity } from '../session/identity.ts';
import { tellSecondFactorMissing } from '../session/second-factor-missing.ts';
import { isAboutToLapse } from '../session/lapse.ts';
import { forgetSignIn, storedTokens, storeTokens } from '../session/sign-in-tokens.ts';

export { ApiError, NetworkError } from './errors.ts';

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { [_ in Name]?: Value }
    : { [_ in Name]: Value };

type Files<Key extends ContractKey> = Contract[Key] extends {
  files: readonly (infer Name extends string)[];
}
  ? { files: { [_ in Name]?: File | null } }
  : unknown;

/** What a call is given: path parameters, query, body and files as the contract has them. */
export type Options<Key extends ContractKey> = Common &
  Given<'params', Sent<Key>['params']> &
  Given<'query', Sent<Key>['query']> &
  Given<'body', Sent<Key>['body']> &
  Files<Key>;

/** Options may be left out where the contract asks for nothing. */
export type Arguments<Key extends ContractKey> =
  Record<never, never> extends Options<Key> ? [options?: Options<Key>] : [options: Options<Key>];

/** In whose name a call is made. */
interface By {
  access: string | undefined;
  /** The refresh token of the sign-in that it was made in, before the access token was waited for. */
  session: string | undefined;
}

/** Sends once; the time limit holds until `read` has the whole answer. */
const send = async <Read>(
  key: ContractKey,
  options: LooseOptions,
  { access, session }: By,
  read: (response: Response) => Promise<Read>,
): Promise<Read> => {
  const limit = AbortSignal.timeout(options.timeout ?? timeLimitOf(key, sendsFile(options)));
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  const address = addressOf(key, options);
  const request = requestOf(key, options, access);
  const isReading = request.method === 'GET';
  const noteAnswer = nameSent(address, request);
  try {
    const ask = () => fetch(address, { ...request, signal });
    const response = isReading
      ? await askUnlessKnown(address, request.headers, () => takeEarly(address, access, ask))
      : await ask();
    noteServerTime(response.headers.get('date'));
    noteAnswered();
    if (!response.ok) throw await errorFrom(response);
    // On a shared computer somebody else may have signed in meanwhile.
    if (isReading && isKept(key) && storedTokens()?.refresh === session)
      keepAnswer(key, address, await response.clone().text());
    const whole = await read(response);
    noteAnswer();
    return whole;
  } catch (error) {
    const failure = error instanceof ApiError ? error : networkError(error);
    if (isRefusal(failure)) noteAnswer();
    if (isReading && isGone(failure)) dropGone(address);
    const kept = isReading && failure instanceof NetworkError ? keptAnswer(address) : null;
    if (!kept) throw failure;
    noteKeptShown(kept.at);
    return read(new Response(kept.text));
  }
};

const readJson = async (response: Response): Promise<unknown> => {
  const text = await textOf(response);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
};

/** Renewals that are on their way, each by its sign-in: none is for whoever signs in meanwhile. */
const renewals = new Map<string | undefined, Promise<string>>();

const startRefresh = (renewed: Promise<string>): Promise<string> => {
  const session = storedTokens()?.refresh;
  const access = renewed.finally(() => renewals.delete(session));
  renewals.set(session, access);
  return access;
};

// The page's head may have begun one.
if (globalThis.tandemEarly?.renewing) void startRefresh(globalThis.tandemEarly.renewing);

/** By a clock that is wrong every token seems to have lapsed: the server's word counts then. */
let clockIsOff = false;

const refreshOnce = async (): Promise<string> => {
  const tokens = storedTokens();
  try {
    const { access } = (await send(
      'POST /token/refresh/',
      { body: { refresh: tokens?.refresh ?? '' } },
      { access: undefined, session: tokens?.refresh },
      readJson,
    )) as Answer<'POST /token/refresh/'>;
    // Signed out meanwhile, here or in another tab: the new token must not bring the session back.
    if (storedTokens()?.refresh === tokens?.refresh && tokens) storeTokens({ ...tokens, access });
    clockIsOff = isAboutToLapse(access);
    return access;
  } catch (error) {
    // A server that is unreachable, busy or broken says nothing about the session; a refusal ends it.
    if (isRefusal(error)) forgetSignIn(tokens?.refresh);
    throw error;
  }
};

/** The access token to try again with: of the one refresh that all refused calls share. */
const freshAccess = (refused: string): Promise<string> => {
  const { access: current, refresh: session } = storedTokens() ?? {};
  if (current && current !== refused) return Promise.resolve(current);
  return renewals.get(session) ?? startRefresh(refreshOnce());
};

/** The token to send: one that has ended, or is about to, is renewed first instead of being refused. */
const accessToSend = async (session: string | undefined): Promise<string | undefined> => {
  const renewed = renewals.get(session);
  if (renewed) return renewed.catch(() => undefined);
  const access = storedTokens()?.access;
  if (!access || clockIsOff || !isAboutToLapse(access)) return access;
  return freshAccess(access).catch(() => {
    const tokens = storedTokens();
    return tokens?.refresh === session ? tokens?.access : undefined;
  });
};

const withoutRefresh: ReadonlySet<ContractKey> = new Set([
  'POST /token/',
  'POST /token/second-factor/',
  'POST /token/passkey/challenge/',
  'POST /token/passkey/',
  'GET /token/link/',
  'POST /token/link/request/',
  'POST /token/link/',
  'POST /token/refresh/',
]);

/** Sends, and once more after a refresh when the access token was refused. */
const callRefreshed = async <Read>(
  key: ContractKey,
  options: LooseOptions,
  read: (response: Response) => Promise<Read>,
): Promise<Read> => {
  const session = storedTokens()?.refresh;
  if (withoutRefresh.has(key)) return send(key, options, { access: undefined, session }, read);
  const access = await accessToSend(session);
  try {
    return await send(key, options, { access, session }, read);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    // Of a session that has ended meanwhile nothing is done in the name of whoever came next.
    if (!isRefused || !access || storedTokens()?.refresh !== session) throw error;
    return send(key, options, { access: await freshAccess(access), session }, read);
  }
};

/** Sends, and once more when the person had to show who they are before. */
const call = async <Read>(
  key: ContractKey,
  options: LooseOptions,
  read: (response: Response) => Promise<Read>,
): Promise<Read> => {
  const session = storedTokens()?.refresh;
  try {
    return await callRefreshed(key, options, read);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'second_factor_missing') tellSecondFactorMissing();
    if (code !== 'identity_doubted' || !(await askIdentity())) throw error;
    if (storedTokens()?.refresh !== session) throw error;
    return callRefreshed(key, options, read);
  }
};

/**
 * Makes a call of the contract.
 * @throws ApiError when the server says no, NetworkError when no answer comes, an AbortError when `signal` is aborted.
 */
export const api = async <Key extends ContractKey>(
  key: Key,
  ...[options]: Arguments<Key>
): Promise<Answer<Key>> =>
  (await call(key, (options ?? {}) as LooseOptions, readJson)) as Answer<Key>;

/** A call that answers a list, with the number of all its items, of which `limit` may have left some out. */
export const apiList = async <Key extends ContractKey>(
  key: Key,
  ...[options]: Arguments<Key>
): Promise<{ items: Answer<Key>; total: number }> =>
  call(key, (options ?? {}) as LooseOptions, async (response) => {
    const items = (await readJson(response)) as Answer<Key>;
    const total = Number(response.headers.get('x-total-count') ?? NaN);
    return { items, total: Number.isNaN(total) && Array.isArray(items) ? items.length : total };
  });

/** The name that a download is saved under, from its Content-Disposition header (RFC 6266). */
const fileName = (header: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1] ?? null;
};

/** A call that answers a file, with the name under which to save it. */
export const apiFile = async <Key extends ContractKey>(
  key: Key,
  ...[options]: Arguments<Key>
): Promise<{ blob: Blob; name: string }> =>
  call(
    key,
    { timeout: timeLimitOf(key, true), ...(options as LooseOptions | undefined) },
    async (response) => ({
      blob: await response.blob(),
      name: fileName(response.headers.get('content-disposition')) ?? 'document',
    }),
  );
