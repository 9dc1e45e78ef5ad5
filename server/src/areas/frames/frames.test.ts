import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  someCandidate,
  someManager,
  someSuperuser,
  type Person,
} from '../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

let server: TestServer;
let superuser: Person;
let manager: Person;

beforeAll(async () => {
  server = await startTestServer();
  superuser = await someSuperuser(server);
  manager = await someManager(server, superuser);
});

afterAll(() => server.close());

test('each part of the staff’s frame is what its own call answers', async () => {
  for (const { token: as } of [superuser, manager]) {
    await server.call('POST /views/', {
      as,
      body: { list: 'needs', name: 'Sans personne', query: 'attente=no_match_need', shared: false },
    });
    const read = async (
      key: 'GET /formations/' | 'GET /formationlink/' | 'GET /school_years/' | 'GET /imports/',
    ) => (await server.call(key, { as, query: {} })).body;
    const { status, body } = await server.call('GET /staff_frame/', { as });
    expect(status).toBe(200);
    expect(body).toEqual({
      account: (await server.call('GET /user/', { as })).body,
      notifications: (await server.call('GET /notifications/', { as })).body,
      sessions: await read('GET /school_years/'),
      formations: await read('GET /formations/'),
      links: await read('GET /formationlink/'),
      colleagues: (await server.call('GET /follow-up/colleagues/', { as })).body,
      views: (await server.call('GET /views/', { as })).body,
      imports: await read('GET /imports/'),
      privacy: (await server.call('GET /privacy/')).body,
    });
    expect(body.views.items).toHaveLength(1);
  }
});

test('so is each part of the frame of whoever is signed in', async () => {
  const { token: as } = await someCandidate(server, superuser);
  const own = {
    account: (await server.call('GET /user/', { as })).body,
    notifications: (await server.call('GET /notifications/', { as })).body,
  };
  expect((await server.call('GET /own_frame/', { as, query: {} })).body).toEqual(own);
  const all = await server.call('GET /own_frame/', { as, query: { choices: 'true' } });
  expect(all.body).toEqual({
    ...own,
    sessions: (await server.call('GET /school_years/', { as, query: {} })).body,
    formations: (await server.call('GET /formations/', { as, query: {} })).body,
    sectors: (await server.call('GET /sector/', { as, query: {} })).body,
    sizes: (await server.call('GET /company/sizes/', { as })).body,
    workforce: (await server.call('GET /company/workforce/', { as })).body,
  });
});
