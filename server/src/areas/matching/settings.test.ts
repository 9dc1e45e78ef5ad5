import type { Answer, Sent } from '@tandem/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runnersOf } from '../../runners.ts';
import { settled } from '../../testing/product/settled.ts';
import { someDatabase, type SomeDatabase } from '../../testing/database/template.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { answers } from '../../testing/fixtures/candidate-payloads.ts';
import {
  launch,
  somePlacement,
  someSuperuser,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';

const asAllDo = { candidate_weights: null, company_weights: null };
const equal = { industry: 1, test: 1, geographic: 1, resume: 1, best: 50, ...asAllDo };
const placeWeights = { industry: 0, test: 0, geographic: 7, resume: 0 };
const placeOnly = { ...placeWeights, best: 50, ...asAllDo };

describe('how much each part counts', () => {
  let server: TestServer;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    world = await somePlacement(server, await someSuperuser(server));
    await server.call('POST /applicant_test/', { as: world.candidate.token, body: answers('1') });
    await settled(server, 'rescore');
  });

  afterAll(() => server.close());

  const as = () => world.superuser.token;

  const save = (body: Sent<'PUT /matching_settings/'>['body']) =>
    server.call('PUT /matching_settings/', { as: as(), body });

  const match = async (): Promise<Answer<'GET /matches/{id}/'>> =>
    (await server.call('GET /matches/{id}/', { as: as(), params: { id: world.matchId } })).body;

  test('is the same for all parts until a superuser changes it', async () => {
    const { body } = await server.call('GET /matching_settings/', { as: as() });
    expect(body).toEqual(equal);
    const { industry_score, test_score, geographic_score, resume_score, score } = await match();
    const mean = (industry_score + test_score + geographic_score + resume_score) / 4;
    expect(score).toBeCloseTo(mean, 0);
    expect(geographic_score).not.toBeCloseTo(score, 1);
  });

  test('changes no score before the next run, also of those who change their sheet meanwhile', async () => {
    expect((await save(placeOnly)).body).toEqual(placeOnly);
    await server.call('POST /applicant_test/', { as: world.candidate.token, body: answers('2') });
    await settled(server, 'rescore');
    const { score, geographic_score } = await match();
    expect(score).not.toBeCloseTo(geographic_score, 1);
    await launch(server, world.superuser);
    const after = await match();
    expect(after.score).toBeCloseTo(after.geographic_score, 1);
    await save(equal);
    await server.call('POST /applicant_test/', { as: world.candidate.token, body: answers('3') });
    await settled(server, 'rescore');
    const later = await match();
    expect(later.score).toBeCloseTo(later.geographic_score, 1);
  });

  test('is kept with each run', async () => {
    await save({ ...placeOnly, best: 20 });
    await launch(server, world.superuser);
    await save(equal);
    const { rows } = await server.services.db.pool.query<{ settings: { weights: unknown } }>(
      'select settings from matching_runs order by id desc limit 1',
    );
    expect(rows).toMatchObject([{ settings: { weights: placeWeights, best: 20 } }]);
  });

  test('leaves what else is set as it is, unless told', async () => {
    const others = { best: 30, candidate_weights: placeWeights, company_weights: null };
    await save({ ...equal, ...others });
    expect((await save(placeWeights)).body).toEqual({ ...placeWeights, ...others });
    expect((await save(equal)).body).toEqual(equal);
  });

  test('is at least something, and within bounds', async () => {
    const none = { ...placeWeights, geographic: 0 };
    const wrong = [
      { test: 101 },
      { test: -1 },
      { best: 0 },
      { best: 1001 },
      { candidate_weights: none },
      { company_weights: { ...placeWeights, resume: 101 } },
    ];
    for (const body of [none, ...wrong.map((one) => ({ ...equal, ...one }))]) {
      const { status, failure } = await save(body);
      expect(status).toBe(400);
      expect(Object.keys(failure.fields ?? {})).toHaveLength(1);
    }
    expect((await server.call('GET /matching_settings/', { as: as() })).body).toEqual(equal);
  });
});

describe('a run that is cancelled', () => {
  let database: SomeDatabase;
  let server: TestServer;
  let world: Placement;

  beforeAll(async () => {
    database = await someDatabase();
    server = await startTestServer({}, { on: database });
    world = await somePlacement(server, await someSuperuser(server));
    await settled(server, 'rescore');
    await server.close();
    server = await startTestServer({}, { on: database, jobsWait: true });
  });

  afterAll(async () => {
    await server.close();
    await database.remove();
  });

  test('changes nothing, and the next one can be launched at once', async () => {
    const as = world.superuser.token;
    const { pool } = server.services.db;
    await pool.query('update match_scores set score = 7');
    const cancelled = async () => {
      const { body } = await server.call('DELETE /launch_matching/', { as });
      return body.state;
    };
    expect(await cancelled()).toBe('done');
    expect(await server.call('POST /launch_matching/', { as })).toMatchObject({ status: 202 });
    expect(await cancelled()).toBe('cancelled');
    server.services.launchPatienceMs = 60_000;
    await server.services.jobs.work(runnersOf(server.services));
    await settled(server, 'run-matching');
    const scores = async () => (await pool.query('select score from match_scores')).rows;
    expect(await scores()).toEqual([{ score: 7 }]);
    const { body } = await server.call('GET /launch_matching/', { as });
    expect(body).toMatchObject({ state: 'cancelled', finished_at: expect.any(String) });
    expect(await server.call('POST /launch_matching/', { as })).toMatchObject({
      status: 200,
      body: { state: 'done' },
    });
    expect(await scores()).not.toEqual([{ score: 7 }]);
  });
});
