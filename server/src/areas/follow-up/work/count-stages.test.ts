import { isOfSession, type SessionState } from '@tandem/domain/programmes/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  completeCandidate,
  someCandidate,
  someEmail,
  someManager,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { accountOf } from '../../../testing/fixtures/programme-worlds.ts';
import { accept } from '../../../testing/fixtures/meetings.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

let server: TestServer;
let superuser: Person;
let world: Placement;

beforeAll(async () => {
  server = await startTestServer();
  superuser = await someSuperuser(server);
  world = await somePlacement(server, superuser);
  await accept(server, world);
  const other = await someTraining(server, superuser);
  await completeCandidate(server, superuser, other);
  await someCandidate(server, superuser);
  await server.call('POST /temp-applicants/', {
    as: superuser.token,
    body: [{ first_name: '', last_name: '', email: someEmail(), phone: null }],
  });
});
afterAll(() => server.close());

const counts = async (side: 'applicant' | 'company', as: string, session?: number) => {
  const { body } = await server.call('GET /follow-up/stages/{side}/', {
    as,
    params: { side },
    query: session === undefined ? {} : { session },
  });
  return Object.fromEntries(
    body.items.flatMap(({ stage, count }) => (count === 0 ? [] : [[stage, count]])),
  );
};

const byStage = (stages: readonly (string | undefined)[]) =>
  Object.fromEntries(
    [...Map.groupBy(stages, (stage) => stage)].flatMap(([stage, those]) =>
      stage === undefined ? [] : [[stage, those.length]],
    ),
  );

const standings = async (side: 'applicant' | 'company', as: string) => {
  const { body } = await server.call('GET /follow-up/standings/{side}/', { as, params: { side } });
  return new Map(body.items.map((one) => [one.id, one.stage]));
};

/** The candidates of the staff's list, by the stage that it filters them by. */
const listed = async (as: string, session: { id: number; state: SessionState } | null) => {
  const { body: invited } = await server.call('GET /temp-applicants/', { as });
  const { body: registered } = await server.call('GET /applicant/', { as });
  const rows = [
    ...invited.map(({ id }) => ({ id, chosen: null })),
    ...registered.map(({ id, session_id: chosen }) => ({ id, chosen })),
  ];
  const stages = await standings('applicant', as);
  return byStage(
    rows
      .filter(({ chosen }) => session === null || isOfSession(chosen, session))
      .map(({ id }) => stages.get(id)),
  );
};

test('counts at each stage as many candidates as the list shows, of a session and of all', async () => {
  const { token } = superuser;
  const { sessionId: id } = world.training;
  const all = { invited: 1, sheet: 1, no_match: 1, in_play: 1 };
  expect(await listed(token, null)).toEqual(all);
  expect(await counts('applicant', token)).toEqual(all);
  // Who has chosen no session yet may choose it.
  const ofSession = { invited: 1, sheet: 1, in_play: 1 };
  expect(await listed(token, { id, state: 'current' })).toEqual(ofSession);
  expect(await counts('applicant', token, id)).toEqual(ofSession);
});

test('counts for a manager who is held to their programmes those of their list', async () => {
  const { token: as } = superuser;
  const { sessionId: id, programmeId: formation } = world.training;
  await server.call('PUT /centre_settings/', { as, body: { managers_see: 'programmes' } });
  const manager = await someManager(server, superuser);
  const body = { manager: await accountOf(server, manager), formation };
  await server.call('POST /formationlink/', { as, body });
  const { token } = manager;
  const seen = { invited: 1, sheet: 1, in_play: 1 };
  expect(await listed(token, null)).toEqual(seen);
  expect(await counts('applicant', token)).toEqual(seen);
  expect(await counts('applicant', token, id)).toEqual(seen);
});

test('counts of a session that is closed those who were of it alone', async () => {
  const { token: as } = superuser;
  const { sessionId: id } = await someTraining(server, superuser);
  await server.call('POST /sessions/{id}/move/', { as, params: { id }, body: { move: 'close' } });
  expect(await listed(as, { id, state: 'closed' })).toEqual({});
  expect(await counts('applicant', as, id)).toEqual({});
});

test('counts companies, which are of no session', async () => {
  const { token } = superuser;
  const stages = byStage([...(await standings('company', token)).values()]);
  expect(stages).toEqual({ active: 1 });
  expect(await counts('company', token)).toEqual(stages);
  expect(await counts('company', token, world.training.sessionId)).toEqual(stages);
});
