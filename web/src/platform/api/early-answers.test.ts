import { afterEach, expect, test } from 'vitest';
import { takeEarly } from './early-answers.ts';

const address = 'https://exemple.fr/api/matches/';
const late = async () => new Response('late');

const leave = (response: Promise<Response>, at = Date.now()) => {
  globalThis.tandemEarly = { answers: new Map([[address, { access: 'mine', at, response }]]) };
};

const textOf = async (access: string | undefined) =>
  (await takeEarly(address, access, late)).text();

afterEach(() => {
  globalThis.tandemEarly = undefined;
});

test('an early answer is taken once, and asked for again after that', async () => {
  leave(Promise.resolve(new Response('early')));
  expect(await textOf('mine')).toBe('early');
  expect(await textOf('mine')).toBe('late');
});

test('what was asked for somebody else, or long ago, is asked for again', async () => {
  leave(Promise.resolve(new Response('early')));
  expect(await textOf('another')).toBe('late');
  leave(Promise.resolve(new Response('early')), Date.now() - 60_000);
  expect(await textOf('mine')).toBe('late');
});

test('an early call that failed is made again', async () => {
  leave(Promise.reject(new TypeError('Failed to fetch')));
  expect(await textOf('mine')).toBe('late');
});

test('without an early script everything is asked for as ever', async () => {
  expect(await textOf('mine')).toBe('late');
});
