// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../../platform/api/errors.ts';
import { makeOnce } from './make-once.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

type Body = Parameters<ReturnType<typeof makeOnce>>[0];

const menuisier = { title: 'Menuisier', session_id: 3, seats: 1 } as Body;

/** A server that has one need of the same name already, and whose answers may be lost. */
const server = () => {
  const needs = [{ id: 1, title: 'Menuisier', session: { id: 3 }, version: 1, seats: 1 }];
  const asked: string[] = [];
  const state = { loses: true };
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>((address, { method = 'GET', body } = {}) => {
      asked.push(`${method} ${String(address)}`);
      if (method === 'POST') {
        const { session_id: session, ...made } = JSON.parse(String(body)) as typeof menuisier;
        const need = {
          id: needs.length + 1,
          session: { id: Number(session) },
          version: 1,
          ...made,
        };
        needs.push(need as (typeof needs)[0]);
        if (state.loses) return Promise.reject(new TypeError('Failed to fetch'));
      }
      if (method === 'PUT') Object.assign(needs[1] ?? {}, JSON.parse(String(body)));
      const answer = method === 'GET' ? needs : needs.at(-1);
      return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
    }),
  );
  return { needs, asked, state };
};

test('a need whose answer was lost is not made twice, and has what was typed since', async () => {
  const { needs, asked, state } = server();
  const forget = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const make = makeOnce(() => [1], forget);
  await expect(make(menuisier)).rejects.toThrow(NetworkError);
  expect(forget).not.toHaveBeenCalled();
  state.loses = false;
  expect((await make(menuisier)).id).toBe(2);
  // What was kept of it while it had no answer would be offered as not sent.
  expect(forget).toHaveBeenCalledOnce();
  expect(needs).toHaveLength(2);
  expect((await make({ ...menuisier, seats: 2 })).id).toBe(2);
  expect(needs.map(({ seats }) => seats)).toEqual([1, 2]);
  expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(1);
});

test('one that did not come is sent again, beside one of the same name that was there before', async () => {
  const { needs, state } = server();
  state.loses = false;
  const make = makeOnce(
    () => [1],
    () => Promise.resolve(),
  );
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no line'))),
  );
  await expect(make(menuisier)).rejects.toThrow(NetworkError);
  const again = server();
  again.state.loses = false;
  expect((await make(menuisier)).id).toBe(2);
  expect([needs.length, again.needs.length]).toEqual([1, 2]);
});
