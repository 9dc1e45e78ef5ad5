import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, somePlacement, someSuperuser } from '../../../../testing/fixtures/by-calls.ts';
import type { Person, Placement } from '../../../../testing/fixtures/by-calls.ts';
import { accept } from '../../../../testing/fixtures/meetings.ts';
import { beginFollowUp } from '../../../../testing/follow-up/begin-follow-up.ts';
import { standingClock } from '../../../../testing/product/clock.ts';
import { linkIn, mailsTo } from '../../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../../testing/product/test-server.ts';
import { runFollowUp } from '../../index.ts';

/** A Monday at 10:15 in Paris. */
const clock = standingClock('2026-08-31T08:15:00Z');

let server: TestServer;
let world: Placement;
beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  await beginFollowUp(server, clock.now());
  world = await somePlacement(server, await someSuperuser(server));
  await accept(server, world);
  // Nothing else waits for the candidate.
  await server.call('POST /matches/{id}/', {
    as: world.candidate.token,
    params: { id: world.matchId },
    body: { action: 3 },
  });
  await runFollowUp(server.services);
});
afterAll(() => server.close());

const write = async (text: string, by: Person = world.company) => {
  const params = { id: world.matchId };
  const answer = await server.call('POST /matches/{id}/messages/', {
    as: by.token,
    params,
    body: { text },
  });
  expect(answer.status).toBe(201);
  return answer.body.id;
};

const markRead = (upTo: number) =>
  server.call('POST /matches/{id}/messages/read/', {
    as: world.candidate.token,
    params: { id: world.matchId },
    body: { up_to: upTo },
  });

/** The mails that tell of messages: at once, or in the digest. */
const told = async () =>
  (await mailsTo(server, world.candidate.email)).filter(({ text }) =>
    text.includes('vous a écrit'),
  );

const pass = async (hours: number) => {
  clock.pass(hours, 'hours');
  // A sign-in lapses meanwhile.
  for (const person of [world.company, world.candidate])
    Object.assign(person, await signIn(server, person.email));
};

const nextDay = async (hours = 24) => {
  await pass(hours);
  await runFollowUp(server.services);
};

test('what is written again before the first message was read stands in the mail of the next day, once', async () => {
  await write('Bonjour');
  await write('Encore une chose');
  await write('Et une autre');
  expect(await told()).toHaveLength(1);
  const { body: leaving } = await server.call('GET /follow-up/outgoing/', {
    as: world.superuser.token,
  });
  const row = leaving.items.find(({ side }) => side === 'applicant');
  expect(row).toMatchObject({ news: 0, others: 1, reminders: [] });
  await nextDay();
  await nextDay();
  const [digest, ...earlier] = await told();
  expect(earlier).toHaveLength(1);
  const company = world.need.company?.name ?? '';
  expect(digest?.subject).toContain('vous a écrit');
  expect(digest?.text.split(`${company} vous a écrit`)).toHaveLength(2);
  expect(digest?.text).toContain('«\u202FDéveloppeur web\u202F»');
  expect(digest?.text).not.toContain('Encore une chose');
  expect(digest && linkIn(digest).href).toBe(
    `https://tandem.example/applicant/matches?match=${world.matchId}`,
  );
});

test('what was read before the mail of the day left stands in none', async () => {
  const before = (await told()).length;
  // A day and more after the last one: told at once.
  await write('Toujours là ?');
  const last = await write('Je rappelle demain');
  expect(await told()).toHaveLength(before + 1);
  await markRead(last);
  await nextDay();
  expect(await told()).toHaveLength(before + 1);
});

test('what comes after the mail of the day stands in that of the next', async () => {
  const before = (await told()).length;
  await write('Première');
  await pass(4);
  await write('Deuxième');
  await nextDay(20);
  expect(await told()).toHaveLength(before + 2);
  await pass(1);
  await write('Troisième');
  expect(await told()).toHaveLength(before + 2);
  await nextDay(23);
  expect(await told()).toHaveLength(before + 3);
});

test('in a year that is closed meanwhile it is told as before: both may still write', async () => {
  const before = (await told()).length;
  const closedAt = (at: Date | null) =>
    server.services.db.read.updateTable('sessions').set({ closed_at: at }).execute();
  await closedAt(clock.now());
  // A day and more after the last one: told at once.
  await nextDay();
  await write('Votre contrat');
  await write('Et la carte');
  expect(await told()).toHaveLength(before + 1);
  await nextDay();
  expect(await told()).toHaveLength(before + 2);
  await closedAt(null);
});

test('of a match that was ended meanwhile nothing is told', async () => {
  // Told at once, as what stands before it is of the day before.
  await write('Troisième et demie');
  const before = (await told()).length;
  await write('Quatrième');
  await server.call('POST /matches/{id}/', {
    as: world.company.token,
    params: { id: world.matchId },
    body: { action: -1 },
  });
  // On a Sunday nothing leaves.
  await nextDay();
  await nextDay();
  expect(await told()).toHaveLength(before);
});
