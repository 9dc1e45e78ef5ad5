import type { Answer } from '@tandem/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runnersOf } from '../../runners.ts';
import { settled } from '../../testing/product/settled.ts';
import { gate } from '../../testing/product/gate.ts';
import { someDatabase, type SomeDatabase } from '../../testing/database/template.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  needFor,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';

type Run = Answer<'GET /launch_matching/'>;

const readRun = async (server: TestServer, { token }: Person): Promise<Run> =>
  (await server.call('GET /launch_matching/', { as: token })).body;

const untilState = (server: TestServer, person: Person, state: Run['state']): Promise<Run> =>
  waitFor(`the run is ${state}`, async () => {
    const run = await readRun(server, person);
    return run.state === state && run;
  });

describe('a run of the matching', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { jobTiming: { retryDelaySeconds: 0 } });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const scores = async (): Promise<unknown[]> => {
    const { rows } = await server.services.db.pool.query<object>(
      'select * from match_scores order by applicant_id, offer_id',
    );
    return rows;
  };

  const change = (text: string) => server.services.db.pool.query(text);

  test('has never been, before the first one', async () => {
    expect(await readRun(server, superuser)).toEqual({
      state: 'never',
      started_at: null,
      finished_at: null,
      progress: 0,
      pairs_scored: 0,
    });
  });

  test('ends with what it did, and is told to the staff', async () => {
    world = await somePlacement(server, superuser);
    await settled(server, 'rescore');
    const { status, body } = await server.call('POST /launch_matching/', { as: superuser.token });
    expect(status).toBe(200);
    expect(body).toEqual({
      state: 'done',
      started_at: expect.any(String),
      finished_at: expect.any(String),
      progress: 100,
      pairs_scored: 1,
    });
    expect(await readRun(server, superuser)).toEqual(body);
  });

  test('repeated, changes nothing', async () => {
    const before = await scores();
    expect(before).toHaveLength(1);
    await launch(server, superuser);
    expect(await scores()).toEqual(before);
  });

  test('adds pairs that are missing, mends scores, keeps dates, and drops what no longer fits', async () => {
    const before = await scores();
    const [candidateId, needId] = [world.candidate.id, world.need.id];
    await change(`update match_scores set score = 1, resume_score = 0`);
    await change(
      `insert into match_scores values (${candidateId}, ${needId + 1000}, 5, 5, 5, 5, 5, now())`,
    );
    await change(
      `insert into match_scores values (${candidateId + 1000}, ${needId}, 5, 5, 5, 5, 5, now())`,
    );
    await launch(server, superuser);
    const after = await scores();
    expect(after).toContainEqual(before[0]);
    expect(after).not.toContainEqual(expect.objectContaining({ applicant_id: candidateId + 1000 }));
    await change('delete from match_scores');
    await launch(server, superuser);
    const [again] = before as [{ created_at: Date }];
    expect(await scores()).toEqual([{ ...again, created_at: expect.any(Date) }]);
  });

  test('never changes a status, and keeps a match that somebody acted on', async () => {
    const params = { id: world.matchId };
    await server.call('POST /matches/{id}/', {
      as: world.company.token,
      params,
      body: { action: 2 },
    });
    await change(`update offers set contract_type = 'stage' where id = ${world.need.id}`);
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: world.company.token });
    expect(body).toMatchObject([{ id: world.matchId, status: 2 }]);
    await change(`update offers set contract_type = 'apprentissage' where id = ${world.need.id}`);
    await launch(server, superuser);
    const later = await server.call('GET /matches/', { as: world.candidate.token });
    expect(later.body).toMatchObject([{ id: world.matchId, status: 2 }]);
  });

  test('takes away a match that a superuser has set back to its start, not its history', async () => {
    const params = { id: world.matchId };
    const move = (as: string, action: 0 | 2) =>
      server.call('POST /matches/{id}/', { as, params, body: { action } });
    const history = () =>
      server.call('GET /matches/{id}/history/', { as: superuser.token, params });
    expect((await move(superuser.token, 0)).status).toBe(200);
    const { body: told } = await history();
    expect(told.at(-1)).toMatchObject({ from: 2, to: 0, role: 'superuser' });
    const sheet = (contract: 'stage' | 'apprentissage') =>
      server.call('PUT /offers/{id}/', {
        as: world.company.token,
        params: { id: world.need.id },
        body: { ...needFor(world.training), contract_type: contract },
      });
    await sheet('stage');
    await settled(server, 'rescore');
    await launch(server, superuser);
    expect((await server.call('GET /matches/', { as: world.company.token })).body).toEqual([]);
    expect((await history()).status).toBe(404);
    await sheet('apprentissage');
    await settled(server, 'rescore');
    const again = await server.call('GET /matches/', { as: world.company.token });
    expect(again.body).toMatchObject([{ id: world.matchId, status: 0 }]);
    expect((await history()).body).toEqual(told);
    await move(world.company.token, 2);
    expect((await history()).body).toHaveLength(told.length + 1);
  });

  test('that fails says so, leaves the earlier scores whole, and can be launched again', async () => {
    const before = await scores();
    await change('update match_scores set score = 7');
    await change('alter table corpora rename to corpora_gone');
    const failed = await server.call('POST /launch_matching/', { as: superuser.token });
    await change('alter table corpora_gone rename to corpora');
    expect(failed).toMatchObject({ status: 500, failure: { code: 'matching_failed' } });
    expect(await readRun(server, superuser)).toMatchObject({
      state: 'failed',
      finished_at: expect.any(String),
    });
    expect(await scores()).toMatchObject([{ score: 7 }]);
    const again = await server.call('POST /launch_matching/', { as: superuser.token });
    expect(again).toMatchObject({ status: 200, body: { state: 'done' } });
    expect(await scores()).toEqual(before);
  });

  describe('pairs who is compatible', () => {
    const pairsOf = async (token: string): Promise<number> =>
      (await server.call('GET /matches/', { as: token })).body.length;

    test('and no one else', async () => {
      const training = await someTraining(server, superuser);
      const other = await someTraining(server, superuser);
      const candidate = await completeCandidate(server, superuser, training, {
        sheet: { kilometers_away: 50 },
      });
      const company = await completeCompany(server, superuser);
      const need = (changes: Parameters<typeof activeNeed>[3]) =>
        activeNeed(server, company, training, changes);
      const fitting = await need({});
      await need({ formations_ids: [other.programmeId] });
      await need({ session_id: other.sessionId });
      await need({ contract_type: 'professionnalisation' });
      await need({ target_educational_level: '6' });
      await need({ location: 'Marseille' });
      const either = await need({ contract_type: 'Autre' });
      const several = await need({ formations_ids: [other.programmeId, training.programmeId] });
      const near = await need({ location: 'Villeurbanne' });
      await server.call('POST /offers/', {
        as: company.token,
        body: {
          title: 'Inactif',
          location: 'Lyon',
          contract_type: 'apprentissage',
          target_educational_level: '5',
          formations_ids: [training.programmeId],
          skills: [],
          session_id: training.sessionId,
        },
      });
      await launch(server, superuser);
      const { body } = await server.call('GET /matches/', { as: candidate.token });
      expect(body.map((one) => one.offer.id).toSorted((a, b) => a - b)).toEqual([
        fitting.id,
        either.id,
        several.id,
        near.id,
      ]);
      expect(await pairsOf(company.token)).toBe(4);
    });

    test('a place that no one knows excludes nobody, and scores nought', async () => {
      const training = await someTraining(server, superuser);
      const sheet = { location: 'Atlantide-sur-Mer', kilometers_away: 5 as const };
      const candidate = await completeCandidate(server, superuser, training, { sheet });
      const company = await completeCompany(server, superuser);
      await activeNeed(server, company, training);
      await launch(server, superuser);
      const { body } = await server.call('GET /matches/', { as: candidate.token });
      expect(body).toMatchObject([{ geographic_score: 0 }]);
    });
  });
});

describe('a run that does not end at once', () => {
  let database: SomeDatabase;
  let server: TestServer;
  let superuser: Person;

  const start = async (jobsWait: boolean): Promise<void> => {
    server = await startTestServer(
      {},
      { on: database, jobsWait, jobTiming: { retryDelaySeconds: 0, stopTimeoutMs: 1000 } },
    );
  };

  beforeAll(async () => {
    database = await someDatabase();
    await start(false);
    superuser = await someSuperuser(server);
    await somePlacement(server, superuser);
    await settled(server, 'rescore');
    await server.close();
  });

  afterEach(() => server.close());

  afterAll(() => database.remove());

  const countRuns = async (): Promise<number> => {
    const { rows } = await server.services.db.pool.query<{ runs: number }>(
      'select count(*)::int as runs from matching_runs',
    );
    return rows[0]?.runs ?? 0;
  };

  const launchNow = () => server.call('POST /launch_matching/', { as: superuser.token });

  test('answers 202; a launch meanwhile joins it; the next start takes up what a stop interrupts', async () => {
    await start(true);
    const before = await countRuns();
    const answers = await Promise.all([launchNow(), launchNow()]);
    const running = { status: 202, body: { state: 'running', finished_at: null } };
    expect(answers).toMatchObject([running, running]);
    const { open: begin, opened: begun } = gate();
    await server.services.jobs.work({
      ...runnersOf(server.services),
      'run-matching': (_, __, stopping) => {
        begin();
        return new Promise((_resolve, reject) => {
          stopping.addEventListener('abort', () => reject(new Error('interrupted')));
        });
      },
    });
    await begun;
    expect(await readRun(server, superuser)).toEqual(answers[0].body);
    await server.close();

    await start(false);
    const run = await untilState(server, superuser, 'done');
    const { started_at } = answers[0].body;
    expect(run).toMatchObject({ started_at, progress: 100, pairs_scored: 1 });
    expect(await countRuns()).toBe(before + 1);
  });

  test('has failed once its job was given up, and does not stand in the way of the next', async () => {
    await start(true);
    server.services.launchPatienceMs = 60_000;
    const launched = launchNow();
    await untilState(server, superuser, 'running');
    await server.services.db.pool.query(
      "update jobs.job set state = 'failed' where name = 'run-matching' and state = 'created'",
    );
    expect(await readRun(server, superuser)).toMatchObject({ state: 'failed' });
    expect(await launched).toMatchObject({ status: 500, failure: { code: 'matching_failed' } });
    await server.services.jobs.work(runnersOf(server.services));
    expect(await launchNow()).toMatchObject({ status: 200, body: { state: 'done' } });
  });
});
