import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import type { SignedInActor } from '../call.ts';
import { openSentOnce } from './sent-once.ts';

const clock = standingClock('2026-09-01T08:15:00Z');

let server: TestServer;
let superuser: Person;
let manager: Person;
let world: Placement;

beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  superuser = await someSuperuser(server);
  manager = await someManager(server, superuser);
  world = await somePlacement(server, superuser);
});
afterAll(() => server.close());

const note = (sentAs: string, { as = superuser, text = 'Rappeler lundi' } = {}) =>
  server.call('POST /notes/', {
    as: as.token,
    sentAs,
    body: { kind: 'call', text, match_id: world.matchId },
  });

const noted = async () =>
  (await server.call('GET /notes/', { as: superuser.token, query: {} })).body.total;

test('what comes again under its key is done once, at the same instant too, and answered as the first time', async () => {
  const key = randomUUID();
  const [first, twin] = await Promise.all([note(key), note(key)]);
  const again = await note(key);
  expect([twin.body, again.body]).toEqual([first.body, first.body]);
  expect([first.status, twin.status, again.status]).toEqual([201, 201, 201]);
  expect(await noted()).toBe(1);
  expect((await note(randomUUID())).body.id).not.toBe(first.body.id);
  expect((await note(key, { text: 'Rappeler mardi' })).body.id).not.toBe(first.body.id);
  const byAnother = await note(key, { as: manager });
  expect(byAnother.body.author).not.toBe(first.body.author);
  expect(await noted()).toBe(4);
});

test('a link that shows a candidate is made once, and is the same one', async () => {
  const key = randomUUID();
  const share = () =>
    server.call('POST /matches/{id}/shares/', {
      as: superuser.token,
      sentAs: key,
      params: { id: world.matchId },
    });
  const first = await share();
  expect((await share()).body).toEqual(first.body);
  const { body: shares } = await server.call('GET /matches/{id}/shares/', {
    as: superuser.token,
    params: { id: world.matchId },
  });
  expect(shares.shares).toHaveLength(1);
});

test('what was done and taken back since is another deed under the same key', async () => {
  const key = randomUUID();
  const first = await note(key, { text: 'Convoquer' });
  await server.call('DELETE /notes/{id}/', {
    as: superuser.token,
    params: { id: first.body.id },
  });
  const before = await noted();
  expect((await note(key, { text: 'Convoquer' })).body.id).not.toBe(first.body.id);
  expect(await noted()).toBe(before + 1);
});

test('what failed is tried anew, and after ten minutes all of it is done again', async () => {
  const once = openSentOnce(clock.now);
  const actor = { accountId: 1 } as SignedInActor;
  const outcomes = [new Error('busy'), 'first', 'second'];
  const send = () =>
    once(
      actor,
      { call: 'POST /notes/', url: '/api/notes/', key: 'sixteen-letters-', body: {} },
      async () => {
        const outcome = outcomes.shift();
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
    );
  await expect(send()).rejects.toThrow('busy');
  expect([await send(), await send()]).toEqual(['first', 'first']);
  clock.pass(10, 'minutes');
  expect(await send()).toBe('second');
});
