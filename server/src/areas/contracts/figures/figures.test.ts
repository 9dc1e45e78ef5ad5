import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someManager, someSuperuser, type Person } from '../../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('the dated figures behind pay', () => {
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const list = async () => (await server.call('GET /contract/figures/', {})).body.figures;

  const smic = { name: 'smic.hourly', from: '2027-01-01', value: 12.6, source: 'Décret' } as const;

  test('are read by everybody, and added and removed by a superuser', async () => {
    expect((await list()).filter(({ id }) => id !== null)).toEqual([]);
    const added = await server.call('POST /contract/figures/', {
      as: superuser.token,
      body: { ...smic, until: '2027-12-31' },
    });
    expect(added).toMatchObject({ status: 201, body: { ...smic, until: '2027-12-31' } });
    expect(await list()).toContainEqual(added.body);
    const remove = () =>
      server.call('DELETE /contract/figures/{id}/', {
        as: superuser.token,
        params: { id: added.body.id ?? 0 },
      });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect((await list()).filter(({ id }) => id !== null)).toEqual([]);
  });

  test('are not changed by others, nor by what makes no sense', async () => {
    const manager = await someManager(server, superuser);
    const add = (token: string, changes: object = {}) =>
      server.call('POST /contract/figures/', { as: token, body: { ...smic, ...changes } });
    expect((await add(manager.token)).status).toBe(403);
    for (const [key, value] of Object.entries({
      until: '2026-12-31',
      from: '1/1/27',
      value: -1,
      source: ' ',
    })) {
      const refused = await add(superuser.token, { [key]: value });
      expect([refused.status, Object.keys(refused.failure.fields ?? {})]).toEqual([400, [key]]);
    }
  });
});
