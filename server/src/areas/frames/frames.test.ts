import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  someCandidate,
  someManager,
  somePlacement,
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

const choices = async (as: string) => ({
  sectors: (await server.call('GET /sector/', { as, query: {} })).body,
  sizes: (await server.call('GET /company/sizes/', { as })).body,
  workforce: (await server.call('GET /company/workforce/', { as })).body,
});

test('each part of the staff’s frame is what its own call answers', async () => {
  for (const { token: as } of [superuser, manager]) {
    await server.call('POST /views/', {
      as,
      body: { list: 'needs', name: 'Sans personne', query: 'attente=no_match_need', shared: false },
    });
    const read = async (
      key: 'GET /formations/' | 'GET /formationlink/' | 'GET /school_years/' | 'GET /imports/',
    ) => (await server.call(key, { as, query: {} })).body;
    const { status, body } = await server.call('GET /staff_frame/', { as, query: {} });
    expect(status).toBe(200);
    const parts = {
      account: (await server.call('GET /user/', { as })).body,
      notifications: (await server.call('GET /notifications/', { as })).body,
      sessions: await read('GET /school_years/'),
      formations: await read('GET /formations/'),
      links: await read('GET /formationlink/'),
      colleagues: (await server.call('GET /follow-up/colleagues/', { as })).body,
      views: (await server.call('GET /views/', { as })).body,
      imports: await read('GET /imports/'),
      exports: (await server.call('GET /exports/', { as })).body,
      privacy: (await server.call('GET /privacy/')).body,
    };
    expect(body).toEqual(parts);
    const withChoices = await server.call('GET /staff_frame/', { as, query: { choices: 'true' } });
    expect(withChoices.body).toEqual({ ...parts, ...(await choices(as)) });
    expect(body.views.items).toHaveLength(1);
  }
});

test('so is each part of the frame of whoever is signed in', async () => {
  const { token: as } = await someCandidate(server, superuser);
  const own = {
    account: (await server.call('GET /user/', { as })).body,
    notifications: (await server.call('GET /notifications/', { as })).body,
    privacy: (await server.call('GET /privacy/')).body,
  };
  expect((await server.call('GET /own_frame/', { as, query: {} })).body).toEqual(own);
  const all = await server.call('GET /own_frame/', { as, query: { choices: 'true' } });
  expect(all.body).toEqual({
    ...own,
    sessions: (await server.call('GET /school_years/', { as, query: {} })).body,
    formations: (await server.call('GET /formations/', { as, query: {} })).body,
    ...(await choices(as)),
  });
  const marked = await server.call('GET /own_frame/', { as, query: { marks: 'true' } });
  expect(marked.body).toEqual({
    ...own,
    marks: (await server.call('GET /match_marks/', { as, query: {} })).body,
  });
});

test('all figures of the statistics come as their own calls answer them', async () => {
  const session = (await server.call('GET /school_years/', { as: superuser.token, query: {} }))
    .body[0]?.id;
  for (const { token: as } of [superuser, manager])
    for (const query of [{}, { session }]) {
      const stagesOf = async (side: 'applicant' | 'company') =>
        (await server.call('GET /follow-up/stages/{side}/', { as, params: { side }, query })).body;
      const { body } = await server.call('GET /statistics_frame/', { as, query });
      expect(body).toEqual({
        statistics: (await server.call('GET /formation-statistics/', { as, query })).body,
        candidates: await stagesOf('applicant'),
        companies: await stagesOf('company'),
        enrolments: (await server.call('GET /formation-statistics/enrolments/', { as, query }))
          .body,
        refusals: (await server.call('GET /formation-statistics/refusals/', { as, query })).body,
      });
    }
});

test('what an opened match shows comes as its own calls answer it, its meetings and messages once the company has accepted', async () => {
  const { candidate, company, matchId: id } = await somePlacement(server, superuser);
  const params = { id };
  for (const hasMet of [false, true]) {
    if (hasMet)
      await server.call('POST /matches/{id}/', { as: company.token, params, body: { action: 1 } });
    for (const { token: as } of [candidate, company, superuser]) {
      const read = async (
        key:
          | 'GET /matches/{id}/'
          | 'GET /matches/{id}/explanation/'
          | 'GET /matches/{id}/shares/'
          | 'GET /matches/{id}/meetings/'
          | 'GET /matches/{id}/messages/',
      ) => (await server.call(key, { as, params })).body;
      const ahead = {
        match: await read('GET /matches/{id}/'),
        explanation: await read('GET /matches/{id}/explanation/'),
      };
      const frame = async (query: { opened?: 'true' }) =>
        (await server.call('GET /match_frame/{id}/', { as, params, query })).body;
      expect(await frame({})).toEqual(ahead);
      expect(await frame({ opened: 'true' })).toEqual({
        ...ahead,
        shares: await read('GET /matches/{id}/shares/'),
        ...(hasMet && {
          meetings: await read('GET /matches/{id}/meetings/'),
          messages: await read('GET /matches/{id}/messages/'),
        }),
      });
    }
  }
});
