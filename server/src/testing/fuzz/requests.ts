import { status } from '@tandem/domain/matches/match';
import type { ContractKey } from '@tandem/contract';
import type { Call } from '@tandem/contract/call';
import { fillPath } from '@tandem/contract/fill-path';
import type { Random } from '../../demo/random.ts';
import { oddForm, plainForm } from './forms.ts';
import { oddJson, oddValue } from './odd-values.ts';
import { plausible } from './plausible.ts';
import type { Pool } from './pool.ts';

export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

type Fields = Record<string, unknown>;

interface Parts {
  params: Fields;
  query: Fields;
  body: unknown;
}

/** What a parameter of an address is: a text, which for the call's shape may be any. */
const someParams = (random: Random, pool: Pool, { params }: Call): Fields =>
  Object.fromEntries(
    Object.keys(params?.shape ?? {}).map((name) => {
      const drawn = plausible(random, pool, params?.shape[name] as never);
      return [name, random.chance(0.5) ? (pool.named(random, name) ?? drawn) : drawn];
    }),
  );

const usual = (random: Random, pool: Pool, call: Call): Parts => ({
  params: someParams(random, pool, call),
  query: call.query && random.chance(0.7) ? (plausible(random, pool, call.query) as Fields) : {},
  body: call.body && plausible(random, pool, call.body),
});

/** The record whose fields are changed: of a list, one of its rows. */
const recordIn = (random: Random, body: unknown): Fields => {
  const one: unknown = Array.isArray(body) && body.length > 0 ? random.pick(body) : body;
  return typeof one === 'object' && one !== null ? (one as Fields) : {};
};

const changeFields = (random: Random, pool: Pool, fields: Fields): void => {
  const names = Object.keys(fields);
  if (names.length === 0) return;
  for (let left = random.integer(1, 3); left > 0; left -= 1) {
    const name = random.pick(names);
    if (random.chance(0.15)) delete fields[name];
    else fields[name] = oddValue(random, pool);
  }
};

const privileged: Fields = {
  kind: 'superuser',
  type: 'admin',
  is_staff: true,
  is_superuser: true,
  roles: ['superuser'],
  password_hash: 'x',
  registered_at: '2020-01-01T00:00:00.000Z',
  activated_at: '2020-01-01T00:00:00.000Z',
  status: status.finalised,
  score: 100,
};

/** Fields that no form of this call has: whatever any record has, and what would give its holder more. */
const overload = (random: Random, pool: Pool, fields: Fields): void => {
  for (const name of random.some(pool.names(), 8))
    if (!(name in fields)) fields[name] = pool.named(random, name) ?? pool.id(random);
  for (const name of random.some(Object.keys(privileged), 4)) fields[name] = privileged[name];
  for (const name of ['id', 'account_id', 'applicant_id', 'company_id', 'offer_id'])
    if (random.chance(0.5)) fields[name] = pool.id(random);
};

const odd = [
  '%00',
  '%ED%A0%80',
  '%zz',
  '..%2f..%2fx',
  '%2e%2e%2fx',
  '1;2',
  'x'.repeat(400),
  '1e3',
  ' 1',
];

const inAddress = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed()).slice(0, 3000);
};

const addressOf = (key: ContractKey, { params, query }: Parts): string => {
  const path = fillPath(key, params, (value) => inAddress(value) || 'x');
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${inAddress(value)}`)
    .join('&');
  return `/api${path}${search && '?'}${search}`;
};

const oddAddress = (random: Random, pool: Pool, key: ContractKey, parts: Parts): string => {
  const names = Object.keys(parts.params);
  const address = addressOf(key, parts);
  return random.weighted<() => string>([
    [
      () => {
        for (const name of names) parts.params[name] = oddValue(random, pool);
        return addressOf(key, parts);
      },
      4,
    ],
    [() => address.replace(/[^/]+\/?$/, () => random.pick(odd)), 2],
    [
      () => `${address}${address.includes('?') ? '&' : '?'}${random.pick(odd)}=${random.pick(odd)}`,
      2,
    ],
    [() => `${address}${address.includes('?') ? '&' : '?'}limit=${random.pick(odd)}&limit=1`, 1],
    [
      () =>
        `${address}${address.includes('?') ? '&' : '?'}offset=${pool.id(random)}${random.pick(odd)}`,
      2,
    ],
    [
      () =>
        address.replace(
          '/api/',
          random.pick(['/api//', '/API/', '/api/./', '//api/', '/api/../api/']),
        ),
      1,
    ],
    [() => address.replace(/\/(\?|$)/, '$1'), 1],
  ])();
};

const oddHeaders = (random: Random, access: string | undefined): Record<string, string> =>
  random.pick<Record<string, string>>([
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json;;;' },
    { 'content-type': 'text/html' },
    { 'content-type': 'application/octet-stream' },
    { 'content-type': 'x'.repeat(2000) },
    { 'content-encoding': 'gzip' },
    { 'transfer-encoding': 'chunked' },
    { authorization: 'Bearer' },
    { authorization: `Basic ${access ?? 'eDp4'}` },
    { authorization: `Bearer ${(access ?? 'a.b.c').slice(0, -3)}abc` },
    { authorization: `Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiZXhwIjo5OTk5OTk5OTk5fQ.` },
    { authorization: `Bearer ${'x'.repeat(4000)}` },
    { authorization: `bearer  ${access ?? ''}` },
    { 'x-forwarded-for': '::1, 127.0.0.1', 'x-forwarded-host': 'evil.example' },
    { 'x-http-method-override': 'DELETE' },
    { accept: 'application/xml' },
    { range: 'bytes=0-0,5-1' },
    { 'if-none-match': '*', 'if-match': '"x"' },
    { expect: '100-continue' },
    { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
    { 'user-agent': 'é'.repeat(600) },
    { cookie: 'a=b; '.repeat(400) },
  ]);

const write = (random: Random, pool: Pool, call: Call, body: unknown, isOdd: boolean) => {
  if (call.files && random.chance(0.85)) {
    const fields = { ...(body as Fields | undefined) };
    return isOdd
      ? oddForm(random, pool, fields, call.files)
      : plainForm(random, fields, call.files);
  }
  if (body === undefined && !call.body && !isOdd) return undefined;
  const payload = isOdd ? oddJson(random, body, pool) : JSON.stringify(body);
  return payload === undefined ? undefined : { type: 'application/json', payload };
};

/** One request of this call: as it is meant, or off in one of the ways in which requests are. */
export const makeRequest = (
  random: Random,
  pool: Pool,
  [key, call]: readonly [ContractKey, Call],
  access: string | undefined,
): FuzzRequest => {
  const parts = usual(random, pool, call);
  const way = random.weighted([
    ['usual', 30],
    ['fields', 30],
    ['overload', 10],
    ['address', 10],
    ['body', 13],
    ['envelope', 7],
  ]);
  if (way === 'fields') changeFields(random, pool, recordIn(random, parts.body));
  if (way === 'overload') overload(random, pool, recordIn(random, parts.body));
  const url = way === 'address' ? oddAddress(random, pool, key, parts) : addressOf(key, parts);
  const written = write(random, pool, call, parts.body, way === 'body');
  const method = key.slice(0, key.indexOf(' '));
  const isOdd = way === 'envelope';
  return {
    method: isOdd && random.chance(0.3) ? random.pick(['HEAD', 'OPTIONS', 'PATCH', 'PUT']) : method,
    url,
    headers: {
      ...(access !== undefined && { authorization: `Bearer ${access}` }),
      ...(written && { 'content-type': written.type }),
      ...(isOdd && oddHeaders(random, access)),
    },
    ...(written && { payload: written.payload }),
  };
};
