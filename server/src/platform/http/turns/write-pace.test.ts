import { expect, test } from 'vitest';
import { someSuperuser } from '../../../testing/fixtures/by-calls.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer } from '../../../testing/product/test-server.ts';

test('an account that writes more than anybody can is held for the rest of the minute, and reads on', async () => {
  const clock = standingClock('2026-09-01T08:15:20Z');
  const environment = { WRITES_PER_MINUTE: '60' };
  const server = await startTestServer(environment, { now: clock.now, jobsWait: true });
  const [one, other] = [await someSuperuser(server), await someSuperuser(server)];
  const write = ({ token }: typeof one) =>
    server.call('PUT /drafts/{form}/', {
      as: token,
      params: { form: 'contact' },
      body: { changes: [{ key: 'message', value: 'Bonjour', seen: '' }] },
    });
  let first = await write(one);
  let written = 0;
  for (; first.status < 400 && written < 100; written += 1) first = await write(one);
  expect(written).toBeLessThanOrEqual(60);
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
  clock.pass(40, 'seconds');
  expect((await write(one)).status).toBe(200);
  await server.close();
});
