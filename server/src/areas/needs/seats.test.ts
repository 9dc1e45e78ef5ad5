import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { mailsTo } from '../../testing/product/mails.ts';
import { enrol } from '../../testing/fixtures/contracts/enrolment.ts';
import {
  needFor,
  somePlacement,
  someSuperuser,
  someTraining,
} from '../../testing/fixtures/by-calls.ts';
import { settled } from '../../testing/product/settled.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('more seats open a need that is full, seats that are all taken fill it, fewer than those are refused', async () => {
  const world = await somePlacement(server, await someSuperuser(server));
  const { company, need, training } = world;
  await enrol(server, world);
  const { session_id: _, ...form } = needFor(training);
  const setSeats = (seats: number) =>
    server.call('PUT /offers/{id}/', {
      as: company.token,
      params: { id: need.id },
      body: { ...form, seats },
    });
  const stateOf = async () =>
    (await server.call('GET /offers/', { as: company.token })).body[0]?.state;
  expect(await stateOf()).toBe('filled');
  expect(await setSeats(2)).toMatchObject({ status: 200, body: { state: 'active', seats: 2 } });
  expect(await setSeats(1)).toMatchObject({ status: 200, body: { state: 'filled', seats: 1 } });
  await setSeats(3);
  expect(await stateOf()).toBe('active');
  expect(await setSeats(0)).toMatchObject({ status: 400 });
});

test('the seat of somebody whose account was erased stays taken, on every list and for every move', async () => {
  const world = await somePlacement(server, await someSuperuser(server));
  const { superuser, candidate, company, need, training } = world;
  await enrol(server, world);
  const as = company.token;
  const params = { id: need.id };
  const told = async () => {
    const own = await server.call('GET /offers/', { as });
    const listed = await server.call('GET /lists/needs/', { as: superuser.token });
    const waiting = await server.call('GET /offers/{id}/waiting/', { as, params });
    const rows = [...own.body, ...listed.body.items].filter(({ id }) => id === need.id);
    return [...rows, waiting.body].map(({ seats, seats_taken: taken }) => [taken, seats]);
  };
  const taken = Array.from({ length: 3 }, () => [1, 1]);
  expect(await told()).toEqual(taken);
  const gone = await server.call('DELETE /applicant/{id}/', {
    as: superuser.token,
    params: { id: candidate.id },
  });
  expect(gone.status).toBe(204);
  expect(await told()).toEqual(taken);
  const reopen = (body: { seats?: number }) =>
    server.call('POST /offers/{id}/reopening/', { as, params, body });
  expect(await reopen({})).toMatchObject({ status: 409, body: { code: 'seats_taken' } });
  expect(await reopen({ seats: 2 })).toMatchObject({ status: 200, body: { state: 'active' } });
  const { session_id: _, ...form } = needFor(training);
  const fewer = await server.call('PUT /offers/{id}/', { as, params, body: { ...form, seats: 1 } });
  expect(fewer).toMatchObject({ status: 200, body: { state: 'filled', seats: 1 } });
  // Nobody holds a seat of what is carried over into the next year.
  const next = await someTraining(server, superuser);
  await server.call('POST /sessions/{id}/closing/', {
    as: superuser.token,
    params: { id: training.sessionId },
    body: { to_session: next.sessionId, candidates: [], needs: [need.id], tell: false },
  });
  await settled(server, 'close-session', 'rescore');
  expect((await server.call('GET /offers/', { as })).body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ state: 'active', seats: 1, seats_taken: 0 }),
    ]),
  );
  expect(await brokenInvariants(server)).toEqual([]);
});

test('a need that is deleted is told to whom it had said yes, and to nobody else', async () => {
  const { superuser, candidate, company, need, matchId } = await somePlacement(
    server,
    await someSuperuser(server),
  );
  await server.call('POST /matches/{id}/', {
    as: superuser.token,
    params: { id: matchId },
    body: { action: 1 },
  });
  const removed = await server.call('DELETE /offers/{id}/', {
    as: company.token,
    params: { id: need.id },
  });
  expect(removed.status).toBe(204);
  const [mail] = await mailsTo(server, candidate.email);
  expect(JSON.stringify(mail)).toContain('besoin supprimé');
  const { body } = await server.call('GET /notifications/', { as: candidate.token });
  expect(body.items[0]?.text).toContain('a supprimé son besoin');
});
