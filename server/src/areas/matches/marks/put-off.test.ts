import { addDays } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { status } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  signIn,
  somePlacement,
  someSuperuser,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { beginFollowUp } from '../../../testing/follow-up/begin-follow-up.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { runFollowUp } from '../../follow-up/index.ts';

/** A Tuesday at 10:15 in Paris. */
const clock = standingClock('2026-09-01T08:15:00Z');

let server: TestServer;
let world: Placement;

beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  await beginFollowUp(server, clock.now());
  world = await somePlacement(server, await someSuperuser(server));
  await runFollowUp(server.services);
});
afterAll(() => server.close());

type Who = 'candidate' | 'company' | 'superuser';

const as = async (who: Who) => (await signIn(server, world[who].email)).token;

const move = async (who: Who, action: number) =>
  server.call('POST /matches/{id}/', {
    as: await as(who),
    params: { id: world.matchId },
    body: { action },
  });

/** Puts it off for so many days. */
const later = async (who: Who, days: number): Promise<string> => {
  const until = addDays(parisClock(clock.now()).day, days);
  const { status: answered } = await server.call('PUT /matches/{id}/mark/', {
    as: await as(who),
    params: { id: world.matchId },
    body: { later_until: until },
  });
  expect(answered).toBe(200);
  return until;
};

/** What leaves to somebody by itself in so many days. */
const leaves = async (who: Who, days: number) => {
  const before = (await mailsTo(server, world[who].email)).length;
  for (let day = 0; day < days; day += 1) {
    clock.pass(1, 'days');
    await runFollowUp(server.services);
  }
  return (await mailsTo(server, world[who].email)).slice(0, -before || undefined);
};

const late = async () =>
  (
    await server.call('GET /follow-up/waits/', { as: await as('superuser'), query: {} })
  ).body.items.map(({ kind }) => kind);

const awaited = async () =>
  (
    await server.call('GET /matches/{id}/', {
      as: await as('candidate'),
      params: { id: world.matchId },
    })
  ).body.awaited;

test('whom a company has queued until a day comes back to it on that day, by mail; until then nothing is waited for on either side', async () => {
  await move('company', status.queued);
  const until = await later('company', 14);
  expect(await leaves('company', 13)).toEqual([]);
  expect(await late()).toEqual([]);
  expect(await awaited()).toEqual({});
  const [mail, ...more] = await leaves('company', 1);
  expect(parisClock(clock.now()).day).toBe(until);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Rappel : répondre aux candidats');
  expect(mail?.text).toContain('vous aviez remis cette réponse au 15 septembre.');
  expect(await awaited()).toMatchObject({ due_on: addDays(until, 10) });
  // Then as the table has it.
  expect(await leaves('company', 2)).toEqual([]);
  expect(await leaves('company', 1)).toHaveLength(1);
});

test('the yes that a candidate has put off until a day comes back to them on that day, by mail; nobody presses them before', async () => {
  await move('company', status.acceptedByCompany);
  await leaves('candidate', 1);
  const until = await later('candidate', 7);
  const own = await server.call('GET /follow-up/own/', { as: await as('candidate') });
  expect(own.body).toMatchObject({ waits: [], resting: [{ put_off: true }] });
  expect(await leaves('candidate', 6)).toEqual([]);
  expect(await late()).toEqual([]);
  const ofCompany = await server.call('GET /follow-up/own/', { as: await as('company') });
  expect(ofCompany.body.waits).toEqual([]);
  const [mail, ...more] = await leaves('candidate', 1);
  expect(parisClock(clock.now()).day).toBe(until);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('vous aviez remis votre réponse au 26 septembre.');
  expect(mail?.text).toContain('depuis le 18 septembre');
});
