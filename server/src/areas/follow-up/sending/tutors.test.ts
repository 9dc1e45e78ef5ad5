import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers } from '../../../testing/fixtures/candidate-payloads.ts';
import {
  completeCompany,
  needFor,
  signIn,
  someManager,
  someSuperuser,
  someTraining,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { beginFollowUp } from '../../../testing/follow-up/begin-follow-up.ts';
import { runFollowUp } from '../index.ts';

/** A Monday at 8:15 in Paris. */
const clock = standingClock('2026-08-31T06:15:00Z');

const tutor = { tutor_first_name: 'Anaïs', tutor_email: 'Anais@exemple.fr' };

let server: TestServer;
let superuser: Person;
beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  await beginFollowUp(server, clock.now());
  superuser = await someSuperuser(server);
});
afterAll(() => server.close());

const remindersTo = async (email: string) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject.startsWith('Rappel'));

const outgoing = async ({ token: as }: Person) =>
  (await server.call('GET /follow-up/outgoing/', { as })).body.items.map(
    ({ reminders, tutor_reminders: toTutors, held }) => [reminders, toTutors, held],
  );

test('a tutor who is named is reminded in one mail however many needs, the company once; of who is not, the company', async () => {
  const training = await someTraining(server, superuser);
  const manager = await someManager(server, superuser);
  const named = await completeCompany(server, superuser);
  const unnamed = await completeCompany(server, superuser);
  const make = async (as: Person, changes: object) =>
    (
      await server.call('POST /offers/', {
        as: as.token,
        body: { ...needFor(training), ...changes },
      })
    ).body;
  const first = await make(named, { ...tutor, title: 'Soudeuse' });
  const second = await make(named, { tutor_email: 'anais@exemple.fr', title: 'Tourneur' });
  await make(unnamed, {});
  clock.pass(26, 'hours');
  expect(await outgoing(await signIn(server, manager.email))).toEqual([
    [['tutor_test'], 0, false],
    [[], 2, false],
  ]);
  const counts: number[][] = [];
  for (let day = 2; day < 14; day += 1) {
    clock.pass(1, 'days');
    await runFollowUp(server.services);
    if (day === 2) await runFollowUp(server.services);
    if (day === 8)
      await server.call('PUT /company_test/{token}/', {
        params: { token: second.token },
        body: answers(),
      });
    if (![2, 4, 5, 9, 10, 13].includes(day)) continue;
    const toTutor = await remindersTo(tutor.tutor_email);
    const [toNamed, toUnnamed] = [await remindersTo(named.email), await remindersTo(unnamed.email)];
    counts.push([day, toTutor.length, toNamed.length, toUnnamed.length]);
  }
  expect(counts).toEqual([
    [2, 1, 0, 1],
    [4, 1, 0, 1],
    [5, 2, 1, 2],
    [9, 2, 1, 2],
    [10, 3, 1, 3],
    [13, 3, 1, 3],
  ]);
  const [last, , one] = await remindersTo(tutor.tutor_email);
  expect(one?.text).toContain(`/test/${first.token}`);
  expect(one?.text).toContain(`/test/${second.token}`);
  expect(last?.text).toContain(`/test/${first.token}`);
  expect(last?.text).not.toContain(second.token);
  const [told] = await remindersTo(named.email);
  expect(told?.text).toContain('Le tuteur que vous avez nommé est relancé lui aussi');
});
