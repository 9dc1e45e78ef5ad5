import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { someManager, someSuperuser, type Person } from '../../testing/fixtures/by-calls.ts';

describe.each([
  ['where the demo data set runs', 'true', 200],
  ['anywhere else', 'false', 404],
] as const)('the sent messages, %s', (_, demo, status) => {
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer({ TANDEM_DEMO: demo });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const hasOutbox = async ({ token }: Person) =>
    (await server.call('GET /user/', { as: token })).body.user.has_outbox;

  test('can be read by whom the account says so', async () => {
    expect((await server.call('GET /outbox/', { as: superuser.token })).status).toBe(status);
    expect(await hasOutbox(superuser)).toBe(status === 200);
    const manager = await someManager(server, superuser);
    expect((await server.call('GET /outbox/', { as: manager.token })).status).toBe(403);
    expect(await hasOutbox(manager)).toBe(false);
  });
});
