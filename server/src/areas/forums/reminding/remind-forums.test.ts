import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  signIn,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { forumFor, twoByTwo } from '../../../testing/fixtures/forums.ts';
import { accountOf } from '../../../testing/fixtures/programme-worlds.ts';
import { momentIn } from '../../../testing/fixtures/moments.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { readReaderStates } from '../../follow-up/facts/sent-queries.ts';
import { remindMeetings } from '../../meetings/index.ts';
import { remindForums } from './remind-forums.ts';

// Thursday 29 October 2026, noon in Paris; Sunday is a public holiday, too.
const clock = standingClock('2026-10-29T11:00:00Z');
const day = '2026-11-03';

let server: TestServer;
let superuser: Person;
let world: Placement;
let other: Person;
let rival: Person;

beforeAll(async () => {
  // Nothing reminds by itself meanwhile.
  server = await startTestServer({}, { now: clock.now, jobTiming: { pauseSeconds: 3600 } });
  superuser = await someSuperuser(server);
  ({ world, other, rival } = await twoByTwo(server, superuser));
});

afterAll(() => server.close());

const published = async () => {
  superuser = await signIn(server, superuser.email);
  const as = superuser.token;
  const { body } = await server.call('POST /forums/', {
    as,
    body: { ...forumFor(world.training), day },
  });
  const params = { id: body.id };
  await server.call('POST /forums/{id}/filling/', { as, params });
  return (await server.call('POST /forums/{id}/publication/', { as, params })).body;
};

/** What the quarter of an hour does, on two servers at once. */
const remind = async () => {
  await remindMeetings(server.services);
  await Promise.all([remindForums(server.services), remindForums(server.services)]);
};

const reminders = async ({ email }: Person) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject.startsWith('Rappel'));

test('whoever takes part in a forum day is reminded of all of it once, the day before, and not of each meeting', async () => {
  const { id, meetings, slots } = await published();
  expect(meetings).toHaveLength(4);
  await remind();
  clock.pass(2, 'days');
  await remind();
  for (const person of [world.candidate, other, world.company, rival])
    expect(await reminders(person)).toEqual([]);
  clock.pass(2, 'days');
  // A meeting of theirs that the centre moves is told of by itself, and brings no second reminder.
  await remind();
  superuser = await signIn(server, superuser.email);
  const line = meetings.find((one) => one.applicant === world.candidate.id);
  const moved = await server.call('PUT /forums/{id}/meetings/{meeting}/', {
    as: superuser.token,
    params: { id, meeting: line?.id ?? 0 },
    body: { slot: 11 },
  });
  expect(moved.status).toBe(200);
  clock.pass(1, 'hours');
  await remind();
  const first = slots.map((at) => at).toSorted()[0] ?? '';
  expect(first).toBe(momentIn(1, '09:00', clock.now()));
  for (const person of [world.candidate, other, world.company, rival]) {
    const [reminder, ...more] = await reminders(person);
    expect(more).toEqual([]);
    expect(reminder?.subject).toMatch(
      /^Rappel : vos rendez-vous au «\sForum de janvier\s», mardi 3 novembre 2026$/,
    );
    expect(reminder?.text).toMatch(/2 rendez-vous/);
    expect(reminder?.text).toContain('4 rue des Lices, Rennes');
    expect(reminder?.text).toMatch(/le premier à 9\sh\b/);
    expect(reminder?.text.match(/^• /gm)).toHaveLength(2);
    expect(reminder?.calendar).toBeNull();
    // Of the three reminders of a week it is one, however many meetings it is about.
    const account = await accountOf(server, person);
    const states = await readReaderStates(server.services.db.read, [account], clock.now());
    expect(states.get(account)?.remindedAt).toHaveLength(1);
  }
});

test('a day that is cancelled before, or published on the day before it, reminds nobody', async () => {
  await server.services.db.pool.query("update meetings set state = 'cancelled'");
  const before = (await reminders(other)).length;
  clock.pass(-3, 'days');
  const { id } = await published();
  await server.call('POST /forums/{id}/cancellation/', {
    as: superuser.token,
    params: { id },
    body: { reason: 'La salle est fermée' },
  });
  clock.pass(3, 'days');
  await remind();
  expect(await reminders(other)).toHaveLength(before);
  await published();
  await remind();
  expect(await reminders(other)).toHaveLength(before);
});
