import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/product/test-server.ts';
import { someCandidate, someManager, someSuperuser } from '../../testing/fixtures/by-calls.ts';

test('only the staff, and whoever measures, are told which version runs on what', async () => {
  const measuring = 'm'.repeat(40);
  const server = await startTestServer({ METRICS_TOKEN: measuring });
  const superuser = await someSuperuser(server);
  const manager = await someManager(server, superuser);
  const candidate = await someCandidate(server, superuser);
  const health = async (as?: string) => (await server.call('GET /health/', { as })).body;
  for (const as of [undefined, 'x'.repeat(40), candidate.token])
    expect(await health(as)).toEqual({ status: 'ok', database: { state: 'up' } });
  for (const as of [measuring, manager.token, superuser.token])
    expect(await health(as)).toEqual({
      status: 'ok',
      version: server.services.version,
      database: { state: 'up', kind: server.services.db.kind },
    });
  await server.close();
});
