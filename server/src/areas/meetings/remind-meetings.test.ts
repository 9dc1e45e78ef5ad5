import { afterAll, beforeAll, expect, test } from 'vitest';
import { standingClock } from '../../testing/product/clock.ts';
import { mailsTo } from '../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { accept, proposeMeeting } from '../../testing/fixtures/meetings.ts';
import { momentIn } from '../../testing/fixtures/moments.ts';
import {
  signIn,
  somePlacement,
  someSuperuser,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';
import { remindMeetings } from './remind-meetings.ts';

// Friday 23 October 2026, noon in Paris; clocks change in the night to Sunday.
const clock = standingClock('2026-10-23T10:00:00Z');

let server: TestServer;
let world: Placement;

beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  world = await somePlacement(server, await someSuperuser(server));
  await accept(server, world);
});

afterAll(() => server.close());

const reminders = async ({ email }: { email: string }) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject.startsWith('Rappel'));

test('both are reminded once, the last working day before, at the hour that clocks will show', async () => {
  const { candidate, company } = world;
  // Monday at 10, on the other side of the change of the hour.
  const moment = momentIn(3, '10:00', clock.now());
  const { id } = await proposeMeeting(server, world, [moment]);
  await server.call('POST /meetings/{id}/take/', {
    as: candidate.token,
    params: { id },
    body: { moment },
  });
  await remindMeetings(server.services);
  expect(await reminders(candidate)).toEqual([]);
  clock.pass(24, 'hours');
  await Promise.all([remindMeetings(server.services), remindMeetings(server.services)]);
  clock.pass(24, 'hours');
  await remindMeetings(server.services);
  for (const person of [candidate, company]) {
    const [reminder, ...more] = await reminders(person);
    expect(more).toEqual([]);
    expect(reminder?.subject).toContain('lundi 26 octobre 2026 à 10\u202Fh');
  }
});

test('what was cancelled is not reminded of', async () => {
  Object.assign(world.company, await signIn(server, world.company.email));
  Object.assign(world.candidate, await signIn(server, world.candidate.email));
  const { candidate, company } = world;
  await server.services.db.pool.query("update meetings set state = 'cancelled'");
  const moment = momentIn(3, '10:00', clock.now());
  const { id } = await proposeMeeting(server, world, [moment]);
  await server.call('POST /meetings/{id}/take/', {
    as: candidate.token,
    params: { id },
    body: { moment },
  });
  const before = await reminders(company);
  await server.call('POST /meetings/{id}/cancel/', {
    as: company.token,
    params: { id },
    body: { reason: '' },
  });
  clock.pass(48, 'hours');
  await remindMeetings(server.services);
  expect(await reminders(company)).toHaveLength(before.length);
});
