import type { Sent } from '@tandem/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  needFor,
  signIn,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../../testing/fixtures/by-calls.ts';
import { fillOwnPart } from '../../../../testing/fixtures/contracts/filled-part.ts';
import { accept, proposeMeeting } from '../../../../testing/fixtures/meetings.ts';
import { momentIn } from '../../../../testing/fixtures/moments.ts';
import { beginFollowUp } from '../../../../testing/follow-up/begin-follow-up.ts';
import { standingClock } from '../../../../testing/product/clock.ts';
import { mailsTo } from '../../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../../testing/product/test-server.ts';
import { runFollowUp } from '../../index.ts';

/** A Tuesday at 10:15 in Paris. */
const clock = standingClock('2026-09-01T08:15:00Z');

let server: TestServer;
let world: Placement;
let other: Person;
beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  await beginFollowUp(server, clock.now());
  const superuser = await someSuperuser(server);
  world = await somePlacement(server, superuser);
  other = await completeCandidate(server, superuser, world.training);
  await launch(server, superuser);
  await accept(server, world);
  await server.call('POST /matches/{id}/', {
    as: world.candidate.token,
    params: { id: world.matchId },
    body: { action: 3 },
  });
  await fillOwnPart(server, world);
});
afterAll(() => server.close());

const save = async (changes: Partial<Sent<'POST /offers/'>['body']>) => {
  const { session_id: _, ...body } = { ...needFor(world.training), ...changes };
  const params = { id: world.need.id };
  const answer = await server.call('PUT /offers/{id}/', { as: world.company.token, params, body });
  expect(answer.status).toBe(200);
};

const told = async ({ email }: Person) =>
  (await mailsTo(server, email)).filter(({ text }) => text.includes('a changé'));

const news = async ({ email }: Person) =>
  (await mailsTo(server, email)).filter(({ text }) => text.includes('Intégratrice'));

const lessToken = async ({ email }: Person) => {
  const texts = (await mailsTo(server, email)).map(({ text }) => text).join('\n');
  return texts.match(/\/moins-de-messages\/([\w-]+)/)?.[1] ?? '';
};

const nextDay = async () => {
  clock.pass(1, 'days');
  // A sign-in lapses meanwhile.
  for (const person of [world.company, world.candidate, world.superuser])
    Object.assign(person, await signIn(server, person.email));
  await runFollowUp(server.services);
};

test('who has said yes reads in the next digest what has changed since, once; whom nobody has answered does not', async () => {
  await runFollowUp(server.services);
  await save({ location: 'Grenoble' });
  await save({ location: 'Annecy', start_date: '2026-10-05', description: 'Autre texte.' });
  expect(await told(world.candidate)).toEqual([]);
  await nextDay();
  await nextDay();
  const [mail, ...more] = await told(world.candidate);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^«\u202FDéveloppeur web\u202F» chez «.*»\u202F: ce qui a changé$/);
  expect(mail?.text).toContain('Lieu du poste\u202F: Annecy (avant\u202F: Lyon)');
  expect(mail?.text).toContain('Date de début\u202F: 5 octobre 2026 (avant\u202F: non précisé)');
  expect(mail?.text).not.toContain('Autre texte');
  expect(mail?.text).not.toContain('Grenoble');
  expect(await told(other)).toEqual([]);
});

test('what is changed back is told to nobody', async () => {
  const before = (await told(world.candidate)).length;
  await save({ location: 'Paris', start_date: '2026-10-05' });
  await save({ location: 'Annecy', start_date: '2026-10-05' });
  await nextDay();
  expect(await told(world.candidate)).toHaveLength(before);
});

test('of what came while they had muted new matches nobody is told with it, and whoever asks for them again is', async () => {
  const token = await lessToken(world.candidate);
  const mute = (muted: ('news' | 'reminders')[]) =>
    server.call('PUT /messages/less/{token}/', { params: { token }, body: { muted } });
  await mute(['news', 'reminders']);
  const company = await completeCompany(server, world.superuser);
  await activeNeed(server, company, world.training, { title: 'Intégratrice' });
  await launch(server, world.superuser);
  await save({ location: 'Chambéry' });
  const before = (await told(world.candidate)).length;
  await nextDay();
  expect(await told(world.candidate)).toHaveLength(before + 1);
  expect(await news(world.candidate)).toEqual([]);
  await mute([]);
  // On a Sunday nothing leaves.
  await nextDay();
  await nextDay();
  expect(await news(world.candidate)).toHaveLength(1);
});

test('where the two meet within days it is told at once, and not again', async () => {
  const before = (await told(world.candidate)).length;
  await proposeMeeting(server, world, [momentIn(2, '10:00', clock.now())]);
  const { body } = await server.call('GET /meetings/', { as: world.candidate.token });
  await server.call('POST /meetings/{id}/take/', {
    as: world.candidate.token,
    params: { id: body[0]?.id ?? 0 },
    body: { moment: body[0]?.moments[0]?.at ?? '' },
  });
  await save({ location: 'Annecy', start_date: '2026-11-02' });
  const [mail, ...more] = await told(world.candidate);
  expect(more).toHaveLength(before);
  expect(mail?.text).toMatch(/Votre rendez-vous du .* ne change pas/);
  await nextDay();
  expect(await told(world.candidate)).toHaveLength(before + 1);
});
