import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  completeCandidate,
  launch,
  signIn,
  somePlacement,
  someSuperuser,
} from '../../../testing/fixtures/by-calls.ts';
import { beginFollowUp } from '../../../testing/follow-up/begin-follow-up.ts';
import { momentIn } from '../../../testing/fixtures/moments.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const clock = standingClock('2026-09-01T08:15:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
});
afterAll(() => server.close());

test('the staff’s list says when a company is next reminded of those who wait since the follow-up began', async () => {
  const superuser = await someSuperuser(server);
  const { training } = await somePlacement(server, superuser);
  clock.pass(12, 'days');
  await beginFollowUp(server, clock.now());
  const again = await signIn(server, superuser.email);
  await completeCandidate(server, again, training);
  await launch(server, again);
  const { body } = await server.call('GET /follow-up/waits/', {
    as: again.token,
    query: { kind: 'answer_candidate', everyone: true },
  });
  expect(body.items).toMatchObject([
    { count: 2, late: true, next: 'reminder', next_at: momentIn(3, '10:15', clock.now()) },
  ]);
});
