import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { someManager, someSuperuser, type Person } from '../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

describe('saved views of lists', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let colleague: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    colleague = await someManager(server, superuser);
  });

  afterAll(() => server.close());

  beforeEach(() => server.services.db.pool.query('delete from saved_views'));

  const save = (as: Person, name: string, { shared = false, query = 'stage=placed' } = {}) =>
    server.call('POST /views/', {
      as: as.token,
      body: { list: 'candidates', name, query, shared },
    });

  const namesFor = async (as: Person) => {
    const { body } = await server.call('GET /views/', { as: as.token });
    return body.items.map(({ name, own }) => [name, own]);
  };

  const remove = (as: Person, id: number) =>
    server.call('DELETE /views/{id}/', { as: as.token, params: { id } });

  test('one’s own are one’s own, everybody’s are everybody’s', async () => {
    expect((await save(manager, 'À relancer')).status).toBe(201);
    await save(manager, 'L’équipe', { shared: true });
    expect(await namesFor(manager)).toEqual([
      ['À relancer', true],
      ['L’équipe', true],
    ]);
    expect(await namesFor(colleague)).toEqual([['L’équipe', false]]);
  });

  test('saving under the same name replaces', async () => {
    const first = await save(manager, 'Placés');
    const second = await save(manager, 'Placés', { query: 'stage=placed&sort=-name' });
    expect(second.body).toMatchObject({ id: first.body.id, query: 'stage=placed&sort=-name' });
    await save(colleague, 'Placés');
    expect(await namesFor(manager)).toEqual([['Placés', true]]);
  });

  test('the list of needs has its own', async () => {
    const { status, body } = await server.call('POST /views/', {
      as: manager.token,
      body: { list: 'needs', name: 'Sans personne', query: 'attente=no_match_need', shared: false },
    });
    expect([status, body.list]).toEqual([201, 'needs']);
  });

  test('views of the audit log are the superusers’', async () => {
    const saveLog = (as: Person) =>
      server.call('POST /views/', {
        as: as.token,
        body: { list: 'journal', name: 'Exports', query: 'kind=export', shared: true },
      });
    expect((await saveLog(manager)).status).toBe(403);
    expect((await saveLog(superuser)).status).toBe(201);
    expect(await namesFor(superuser)).toEqual([['Exports', true]]);
    expect(await namesFor(manager)).toEqual([]);
  });

  test('nobody deletes another’s; superusers delete what is everybody’s', async () => {
    const own = (await save(manager, 'À relancer')).body.id;
    const shared = (await save(manager, 'L’équipe', { shared: true })).body.id;
    expect((await remove(colleague, own)).status).toBe(404);
    expect((await remove(colleague, shared)).status).toBe(403);
    expect((await remove(superuser, own)).status).toBe(404);
    expect((await remove(superuser, shared)).status).toBe(204);
    expect((await remove(manager, own)).status).toBe(204);
    expect((await remove(manager, own)).status).toBe(404);
  });

  test('there is an end to them, and their owner takes them along', async () => {
    for (let count = 0; count < 100; count += 1) await save(manager, `Vue ${count}`);
    const { status, failure } = await save(manager, 'Une de trop');
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['name']]);
    expect((await save(manager, 'Vue 7')).status).toBe(201);
    expect(await namesFor(manager)).toHaveLength(100);
    await server.services.db.pool.query('delete from accounts where email = $1', [manager.email]);
    const { rowCount } = await server.services.db.pool.query('select from saved_views');
    expect(rowCount).toBe(0);
    manager = await someManager(server, superuser);
  });
});
