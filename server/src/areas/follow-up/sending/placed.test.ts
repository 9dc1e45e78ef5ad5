import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrol } from '../../../testing/fixtures/contracts/enrolment.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  somePlacement,
  someSuperuser,
} from '../../../testing/fixtures/by-calls.ts';
import { accept, proposeMeeting } from '../../../testing/fixtures/meetings.ts';
import { momentIn } from '../../../testing/fixtures/moments.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { beginFollowUp } from '../../../testing/follow-up/begin-follow-up.ts';
import { runFollowUp } from '../index.ts';

/** A Tuesday at 10:15 in Paris. */
const clock = standingClock('2026-09-01T08:15:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  await beginFollowUp(server, clock.now());
});
afterAll(() => server.close());

test('a company whose candidate has found a place elsewhere learns it once, in its digest', async () => {
  const superuser = await someSuperuser(server);
  const world = await somePlacement(server, superuser);
  const other = await completeCompany(server, superuser);
  await activeNeed(server, other, world.training, { title: 'Technicien' });
  await launch(server, superuser);
  const { body } = await server.call('GET /matches/', { as: other.token });
  await server.call('POST /matches/{id}/', {
    as: other.token,
    params: { id: body[0]?.id ?? 0 },
    body: { action: 2 },
  });
  const third = await completeCompany(server, superuser);
  await activeNeed(server, third, world.training, { title: 'Monteuse' });
  await launch(server, superuser);
  const { body: ofThird } = await server.call('GET /matches/', { as: third.token });
  const meeting = { company: third, matchId: ofThird[0]?.id ?? 0 };
  await accept(server, meeting);
  await proposeMeeting(server, meeting, [momentIn(3, '10:00', clock.now())]);
  await runFollowUp(server.services);
  clock.pass(5, 'seconds');
  await enrol(server, world);
  const told = async (company = other) =>
    (await mailsTo(server, company.email)).filter(({ text }) =>
      /a trouvé (son entreprise|sa place)/.test(text),
    );
  expect(await told()).toHaveLength(0);
  for (let day = 0; day < 3; day += 1) {
    clock.pass(1, 'days');
    await runFollowUp(server.services);
  }
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('pour « Technicien »');
  expect(mail?.text).not.toMatch(/refus/i);
  // Whose meeting fell with it has read of it then, and reads it once.
  expect((await told(third)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Rendez-vous annulé avec /),
  ]);
});

test('each of two candidates for whom one company waits reads its name alone', async () => {
  const superuser = await someSuperuser(server);
  const { training, candidate, company } = await somePlacement(server, superuser);
  const second = await completeCandidate(server, superuser, training);
  await launch(server, superuser);
  const { body } = await server.call('GET /matches/', { as: company.token });
  expect(body).toHaveLength(2);
  for (const { id } of body) await accept(server, { company, matchId: id });
  for (let day = 0; day < 3; day += 1) {
    clock.pass(1, 'days');
    await runFollowUp(server.services);
  }
  const { name = '' } = body[0]?.offer.company ?? {};
  for (const { email } of [candidate, second]) {
    const texts = (await mailsTo(server, email)).map(({ text }) => text).join('\n');
    expect(texts).toContain(name);
    expect(texts).not.toContain(`${name} – `);
  }
});
