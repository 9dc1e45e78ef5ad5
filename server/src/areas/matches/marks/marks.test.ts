import { addDays } from '@tandem/domain/calendar/days';
import { parisClock, parisMidnight } from '@tandem/domain/calendar/paris-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  somePlacement,
  someSuperuser,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { readFollowUp } from '../../follow-up/facts/read-follow-up.ts';

/** A Tuesday at 10:15 in Paris. */
const clock = standingClock('2026-09-01T08:15:00Z');

let server: TestServer;
let world: Placement;

beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  world = await somePlacement(server, await someSuperuser(server));
});
afterAll(() => server.close());

type Who = 'candidate' | 'company' | 'superuser';

const tokenOf = async (who: Who): Promise<string> => {
  const { email } = world[who];
  const { body } = await server.call('POST /token/', { body: { email, password: 'Tandem-2026!' } });
  return body.access;
};

const mark = async (who: Who, body: { shortlisted?: boolean; later_until?: string | null }) =>
  server.call('PUT /matches/{id}/mark/', {
    as: await tokenOf(who),
    params: { id: world.matchId },
    body,
  });

const move = async (who: Who, action: number) =>
  server.call('POST /matches/{id}/', {
    as: await tokenOf(who),
    params: { id: world.matchId },
    body: { action },
  });

const marks = async (who: Who) =>
  (await server.call('GET /match_marks/', { as: await tokenOf(who) })).body;

/** What is waited for of one side, with since when. */
const waitsOf = async (who: Who) => {
  const { people } = await readFollowUp(server.services.db.read, clock.now());
  const person = people.find(({ email }) => email === world[who].email);
  return (person?.waits ?? []).map(({ kind, since }) => [kind, since.toISOString()]);
};

test('a shortlist is the company’s alone: kept, listed, taken back, never shown to the candidate', async () => {
  expect(await mark('company', { shortlisted: true })).toMatchObject({
    status: 200,
    body: { id: world.matchId, shortlisted: true, later_until: null },
  });
  await mark('company', { shortlisted: true });
  expect(await marks('company')).toHaveLength(1);
  expect(await marks('candidate')).toEqual([]);
  expect(await mark('candidate', { shortlisted: true })).toMatchObject({
    status: 400,
    failure: { fields: { shortlisted: expect.any(String) } },
  });
  await mark('company', { shortlisted: false });
  expect(await marks('company')).toEqual([]);
  expect((await mark('superuser', { shortlisted: true })).status).toBe(403);
});

test('what a company queues until a day is waited for again from that day on', async () => {
  expect((await mark('company', { later_until: '2026-09-08' })).status).toBe(409);
  await move('company', 2);
  expect((await mark('company', { later_until: '2026-09-01' })).status).toBe(400);
  expect((await mark('company', { later_until: '2026-10-02' })).status).toBe(400);
  expect(await mark('company', { later_until: '2026-09-08' })).toMatchObject({
    status: 200,
    body: { later_until: '2026-09-08' },
  });
  expect(await marks('candidate')).toEqual([]);
  expect(await marks('company')).toMatchObject([{ later_until: '2026-09-08' }]);
  clock.pass(6, 'days');
  expect(await waitsOf('company')).toEqual([]);
  clock.pass(1, 'days');
  expect(await waitsOf('company')).toEqual([['answer_candidate', '2026-09-07T22:00:00.000Z']]);
  await move('company', 1);
  expect(await marks('company')).toEqual([]);
});

test('a candidate who puts off an answer is asked again on that day, and may not put it off for long', async () => {
  const asked = await waitsOf('candidate');
  expect(asked).toEqual([['answer_company', clock.now().toISOString()]]);
  expect((await mark('candidate', { later_until: '2026-09-16' })).status).toBe(400);
  expect((await mark('candidate', { later_until: '2026-09-11' })).status).toBe(200);
  expect(await waitsOf('candidate')).toEqual([]);
  clock.pass(3, 'days');
  expect(await waitsOf('candidate')).toEqual([['answer_company', '2026-09-10T22:00:00.000Z']]);
  // They read since when the company waits: its yes.
  const { body } = await server.call('GET /follow-up/own/', { as: await tokenOf('candidate') });
  expect(body.waits.map(({ kind, since }) => [kind, since])).toEqual(asked);
  expect((await mark('candidate', { later_until: '' })).body.later_until).toBeNull();
  await mark('candidate', { later_until: '2026-09-12' });
  await move('superuser', 0);
  expect(await marks('candidate')).toEqual([]);
});

test('whom a company queues without a day is waited for again after thirty', async () => {
  await move('company', 2);
  const { day } = parisClock(clock.now());
  clock.pass(29, 'days');
  expect(await waitsOf('company')).toEqual([]);
  clock.pass(1, 'days');
  const back = parisMidnight(addDays(day, 30)).toISOString();
  expect(await waitsOf('company')).toContainEqual(['answer_candidate', back]);
  const { body } = await server.call('GET /matches/{id}/', {
    as: await tokenOf('candidate'),
    params: { id: world.matchId },
  });
  expect(body.awaited?.due_on).toBe(addDays(day, 40));
});
