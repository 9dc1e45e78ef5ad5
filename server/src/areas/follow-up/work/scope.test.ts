import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { accept } from '../../../testing/fixtures/meetings.ts';
import { accountOf } from '../../../testing/fixtures/programme-worlds.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

let server: TestServer;
let superuser: Person;

beforeAll(async () => {
  server = await startTestServer();
  superuser = await someSuperuser(server);
});
afterAll(() => server.close());

type Scope = 'mine' | 'programmes' | 'all';

const work = async (as: string, scope: Scope) =>
  (await server.call('GET /follow-up/work/', { as, query: { scope } })).body.kinds;

const named = async (as: string, scope: Scope) => {
  const query = { scope, everyone: true } as const;
  const { body } = await server.call('GET /follow-up/waits/', { as, query });
  return [...new Set(body.items.map(({ account_id: id }) => id))].toSorted((a, b) => a - b);
};

test('nothing waits in a centre where nobody is', async () => {
  for (const scope of ['mine', 'programmes', 'all'] as const) {
    expect(await work(superuser.token, scope)).toEqual([]);
    expect(await named(superuser.token, scope)).toEqual([]);
  }
});

test('« mes formations » are those that one is linked to: a candidate’s own, and those that a company looks in', async () => {
  const [own, other] = [
    await somePlacement(server, superuser),
    await somePlacement(server, superuser),
  ];
  const idsOf = ({ company }: typeof own) => accountOf(server, company);
  const [ownId, otherId] = [await idsOf(own), await idsOf(other)];
  const manager = await someManager(server, superuser);
  // Who is linked to none has all of them.
  expect(await named(manager.token, 'programmes')).toEqual([ownId, otherId]);
  await server.call('POST /formationlink/', {
    as: superuser.token,
    body: { manager: await accountOf(server, manager), formation: own.training.programmeId },
  });
  expect(await named(manager.token, 'programmes')).toEqual([ownId]);
  expect(await named(manager.token, 'all')).toEqual([ownId, otherId]);
  expect(await named(manager.token, 'mine')).toEqual([]);
  for (const world of [own, other]) await accept(server, world);
  expect(await named(manager.token, 'programmes')).toEqual([
    await accountOf(server, own.candidate),
  ]);
});

test('what waits about a match names whom it is with, on either side, in the list and on the person’s page', async () => {
  const { candidate, company, need, matchId } = await somePlacement(server, superuser);
  const as = superuser.token;
  await server.call('POST /matches/{id}/', { as, params: { id: matchId }, body: { action: 3 } });
  const { body } = await server.call('GET /follow-up/waits/', { as, query: { everyone: true } });
  const ofMatch = body.items.filter(({ subject_id: id }) => id === matchId);
  const told = ofMatch.map(({ side, name, title }) => ({ side, name, title }));
  const [ofCandidate, ofCompany] = ['applicant', 'company'].map((one) =>
    told.find(({ side }) => side === one),
  );
  expect(told).toHaveLength(2);
  expect(ofCompany?.name).toBe(need.company?.name);
  expect(ofCandidate?.title).toBe(ofCompany?.name);
  expect(ofCompany?.title).toBe(ofCandidate?.name);
  for (const [person, title] of [
    [candidate, ofCandidate?.title],
    [company, ofCompany?.title],
  ] as const) {
    const params = { id: await accountOf(server, person) };
    const { body: page } = await server.call('GET /follow-up/people/{id}/', { as, params });
    expect(page.waits.map((wait) => wait.title)).toEqual([title]);
  }
});
