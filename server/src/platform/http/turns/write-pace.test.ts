import { expect, test } from 'vitest';
import { signIn, someSuperuser } from '../../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer } from '../../../testing/product/test-server.ts';

test('a sign-in that writes more than anybody can is held for the rest of the minute, reads on, and can be ended', async () => {
  const clock = standingClock('2026-09-01T08:15:20Z');
  const environment = { WRITES_PER_MINUTE: '60' };
  const server = await startTestServer(environment, { now: clock.now, jobsWait: true });
  const one = await someSuperuser(server);
  const other = await signIn(server, one.email);
  const write = ({ token }: typeof one) =>
    server.call('PUT /drafts/{form}/', {
      as: token,
      params: { form: 'contact' },
      body: { changes: [{ key: 'message', value: 'Bonjour', seen: '' }] },
    });
  let first = await write(one);
  let written = 0;
  for (; first.status < 400 && written < 100; written += 1) first = await write(one);
  expect(written).toBe(60);
  expect(first.status).toBe(429);
  expect(first.failure).toMatchObject({
    code: 'too_many_requests',
    message: 'Trop de demandes. Patientez un instant avant de réessayer.',
  });
  expect(first.headers['retry-after']).toBe('40');
  expect(
    (await server.call('GET /drafts/{form}/', { as: one.token, params: { form: 'contact' } }))
      .status,
  ).toBe(200);
  expect((await write(other)).status).toBe(200);
  const showWho = { as: one.token, body: { password: 'Autre-2026!' } };
  expect((await server.call('POST /sign-ins/confirm/', showWho)).failure.code).not.toBe(
    'too_many_requests',
  );
  clock.pass(40, 'seconds');
  expect((await write(one)).status).toBe(200);
  expect((await server.call('POST /sign-ins/end-others/', { as: one.token })).status).toBe(204);
  await server.close();
});
