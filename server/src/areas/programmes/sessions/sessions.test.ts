import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { sheetFor } from '../../../testing/fixtures/candidate-payloads.ts';
import { makePdf } from '../../../testing/pdf.ts';
import {
  launch,
  needFor,
  someCandidate,
  somePlacement,
  someSuperuser,
  someTraining,
  unique,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';

describe('a school year', () => {
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const move = (id: number, to: 'open' | 'close' | 'reopen') =>
    server.call('POST /sessions/{id}/move/', {
      as: superuser.token,
      params: { id },
      body: { move: to },
    });

  const add = async (name: string) => {
    const { body } = await server.call('POST /sessions/', { as: superuser.token, body: { name } });
    return body.id;
  };

  const read = async (id: number) => {
    const { body } = await server.call('GET /school_years/', { as: superuser.token });
    return body.find((one) => one.id === id);
  };

  test('takes its days from its name, and its state from its days', async () => {
    const next = new Date().getUTCFullYear() + 2;
    const name = unique(`${next}-${next + 1} `);
    expect(await read(await add(name))).toEqual({
      id: expect.any(Number),
      name,
      state: 'to_come',
      starts_on: `${next}-09-01`,
      ends_on: `${next + 1}-08-31`,
      closed_at: null,
    });
    expect(await read(await add(unique('Rentrée ')))).toMatchObject({
      state: 'current',
      starts_on: null,
    });
  });

  test('is renamed and given other days, unless another has the name or the days are none', async () => {
    const id = await add(unique('Année '));
    const other = unique('Autre ');
    await add(other);
    const change = (body: { name: string; starts_on?: string; ends_on?: string }) =>
      server.call('PUT /sessions/{id}/', { as: superuser.token, params: { id }, body });
    const name = unique('L’année d’après ');
    const days = { starts_on: '2040-09-01', ends_on: '2041-08-31' };
    expect(await change({ name, ...days })).toMatchObject({
      status: 200,
      body: { name, state: 'to_come', ...days },
    });
    expect(await change({ name: other.toUpperCase() })).toMatchObject({
      status: 409,
      failure: { code: 'name_taken' },
    });
    expect(await change({ name, starts_on: '2041-09-01', ends_on: '2041-08-31' })).toMatchObject({
      status: 400,
      failure: { fields: { ends_on: expect.any(String) } },
    });
    expect(await read(id)).toMatchObject({ name, ...days });
  });

  test('is opened, closed and reopened; a second click finds it done', async () => {
    const id = await add(unique('2060-2061 '));
    expect((await move(id, 'reopen')).status).toBe(409);
    for (const [auditAction, state] of [
      ['open', 'current'],
      ['close', 'closed'],
      ['reopen', 'current'],
    ] as const)
      for (let click = 0; click < 2; click += 1)
        expect(await move(id, auditAction)).toMatchObject({ status: 200, body: { state } });
  });

  describe('that is closed', () => {
    test('is chosen by nobody any more; sheets that are in it keep it, its needs stay as they were', async () => {
      const world = await somePlacement(server, superuser);
      const { training, company, candidate, need } = world;
      await move(training.sessionId, 'close');
      const newcomer = await someCandidate(server, superuser);
      const files = { resume: makePdf(['Zoé']) };
      const closed = { status: 400, failure: { fields: { session_id: expect.any(String) } } };
      const body = sheetFor(training);
      expect(
        await server.call('POST /applicants/registration/', { as: newcomer.token, body, files }),
      ).toMatchObject(closed);
      expect(
        await server.call('POST /offers/', { as: company.token, body: needFor(training) }),
      ).toMatchObject(closed);
      const own = { as: candidate.token, body: { ...body, city: 'Nantes' } };
      expect((await server.call('PUT /applicants/registration/', own)).status).toBe(200);
      const kept = { as: company.token, params: { id: need.id }, body: needFor(training) };
      expect(await server.call('PUT /offers/{id}/', kept)).toMatchObject({
        status: 409,
        failure: { code: 'session_closed' },
      });
    });

    test('keeps its matches, which nobody moves, and no run touches', async () => {
      const world = await somePlacement(server, superuser);
      const { matchId, training, company } = world;
      await move(training.sessionId, 'close');
      await launch(server, superuser);
      const params = { id: matchId };
      const { body } = await server.call('GET /matches/{id}/', { as: company.token, params });
      expect(body).toMatchObject({ status: 0, open_moves: [] });
      for (const { token } of [company, superuser])
        expect(
          await server.call('POST /matches/{id}/', { as: token, params, body: { action: 1 } }),
        ).toMatchObject({ status: 409, failure: { code: 'session_closed' } });
      await move(training.sessionId, 'reopen');
      expect(
        await server.call('POST /matches/{id}/', {
          as: company.token,
          params,
          body: { action: 1 },
        }),
      ).toMatchObject({ status: 200, body: { status: 1 } });
    });

    test('at the instant of a move, lets it through first or not at all', async () => {
      const world = await somePlacement(server, superuser);
      const { matchId, training, company } = world;
      const params = { id: matchId };
      for (let round = 0; round < 10; round += 1) {
        const action = round % 2 === 0 ? 1 : 2;
        const [moved, closed] = await Promise.all([
          server.call('POST /matches/{id}/', { as: company.token, params, body: { action } }),
          move(training.sessionId, 'close'),
        ]);
        expect(closed.status).toBe(200);
        const { body } = await server.call('GET /matches/{id}/', { as: company.token, params });
        expect(body.open_moves).toEqual([]);
        const outcome = moved.status === 200 ? body.status : moved.failure.code;
        expect([action, 'session_closed']).toContain(outcome);
        await move(training.sessionId, 'reopen');
        await server.call('POST /matches/{id}/', {
          as: superuser.token,
          params,
          body: { action: action === 1 ? 2 : 1 },
        });
      }
    });
  });

  test('alone is listed, counted and exported where it is asked for', async () => {
    const world = await somePlacement(server, superuser);
    const other = await someTraining(server, superuser);
    const as = superuser.token;
    const matchesOf = async (session: number) =>
      (await server.call('GET /match_applicants/', { as, query: { session } })).body;
    expect((await matchesOf(world.training.sessionId)).map(({ id }) => id)).toEqual([
      world.matchId,
    ]);
    expect(await matchesOf(other.sessionId)).toEqual([]);
    const totalOf = async (session: number) => {
      const { body } = await server.call('GET /formation-statistics/', { as, query: { session } });
      return body.reduce((sum, row) => sum + row.total_applicants, 0);
    };
    expect(await totalOf(world.training.sessionId)).toBe(1);
    expect(await totalOf(other.sessionId)).toBe(0);
  });
});
