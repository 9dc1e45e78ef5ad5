import { randomUUID } from 'node:crypto';
import type { Sent } from '@tandem/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  activeNeed,
  completeCompany,
  launch,
  signIn,
  somePlacement,
  someSuperuser,
  type Need,
  type Person,
  type Placement,
} from '../../../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../../../testing/product/clock.ts';
import { mailsTo } from '../../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../../testing/product/test-server.ts';
import { beginFollowUp } from '../../../../testing/follow-up/begin-follow-up.ts';
import { tellNeedBatch } from '../../../needs/index.ts';
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
  other = await completeCompany(server, superuser);
});
afterAll(() => server.close());

const withdrawn = { state: 'withdrawn', reason: 'no_longer_hiring' } as const;

const open = async (title: string): Promise<Need> => {
  const need = await activeNeed(server, other, world.training, { title });
  await launch(server, world.superuser);
  return need;
};

const close = async (
  id: number,
  body: Sent<'POST /offers/{id}/closing/'>['body'],
  { token }: Person = other,
) => {
  const answer = await server.call('POST /offers/{id}/closing/', {
    as: token,
    params: { id },
    body,
  });
  expect(answer.status).toBe(200);
};

const nextDay = async () => {
  clock.pass(1, 'days');
  // On a Sunday nothing leaves.
  if (clock.now().getUTCDay() === 0) clock.pass(1, 'days');
  // A sign-in lapses meanwhile.
  for (const person of [other, world.candidate, world.superuser])
    Object.assign(person, await signIn(server, person.email));
  await runFollowUp(server.services);
};

/** What the staff have done to several needs is told a minute later. */
const tellGathered = async () => {
  const { rows } = await server.services.db.pool.query<{ batch: string }>(
    `select distinct batch from untold_need_moves where batch like '% %'`,
  );
  for (const { batch } of rows) await tellNeedBatch(server.services, { batch });
};

const told = async (title: string) =>
  (await mailsTo(server, world.candidate.email)).filter(
    ({ text }) => text.includes(`«\u202F${title}\u202F»`) && !text.includes('pour vous'),
  );

test('whom nobody had answered reads in the next digest that the need is closed, once', async () => {
  const need = await open('Monteuse');
  await nextDay();
  await close(need.id, { state: 'filled', filled_by: 'elsewhere', channel: 'network' });
  expect(await told('Monteuse')).toEqual([]);
  await nextDay();
  await nextDay();
  const [mail, ...more] = await told('Monteuse');
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^«\u202FMonteuse\u202F» chez «.*»\u202F: besoin pourvu/);
  expect(mail?.text).toContain('L’entreprise ne s’était pas encore prononcée sur votre profil.');
  expect(mail?.text).toContain('Vos autres matchs continuent.');
});

test('what is open again by then is told to nobody; of several each is named', async () => {
  const [first, second, third] = [
    await open('Soudeuse'),
    await open('Tourneuse'),
    await open('Caissière'),
  ];
  await nextDay();
  await close(first.id, withdrawn);
  await server.call('POST /offers/{id}/reopening/', {
    as: other.token,
    params: { id: first.id },
    body: { tell: true },
  });
  await close(second.id, { state: 'set_aside', until: '2026-12-01' });
  // The staff, several at once.
  await close(third.id, { ...withdrawn, batch: randomUUID() }, world.superuser);
  await tellGathered();
  await nextDay();
  expect(await told('Soudeuse')).toEqual([]);
  const [mail] = await told('Tourneuse');
  expect(mail?.subject).toContain('2 besoins parmi vos matchs n’attendent plus de candidats');
  expect(mail?.text).toContain('Le centre a enregistré que le besoin «\u202FCaissière\u202F»');
  expect(mail?.text).toContain('«\u202FTourneuse\u202F» jusqu’au 1er décembre 2026');
  expect(mail?.text).toContain('un besoin suspendu revient avec son match');
});

test('who wants no news of matches is not told of those that end either', async () => {
  const need = await open('Fraiseuse');
  await nextDay();
  const token = (await mailsTo(server, world.candidate.email))
    .map(({ text }) => /\/moins-de-messages\/([\w-]+)/.exec(text)?.[1])
    .find((one) => one !== undefined);
  await server.call('PUT /messages/less/{token}/', {
    params: { token: token ?? '' },
    body: { muted: ['news'] },
  });
  await close(need.id, withdrawn);
  await nextDay();
  expect(await told('Fraiseuse')).toEqual([]);
});
