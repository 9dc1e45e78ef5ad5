import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { statementsOf } from '../../../testing/database/statements-of.ts';
import { answers, sheetFor } from '../../../testing/fixtures/candidate-payloads.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  someManager,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';

describe('the explanation of a match', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let candidate: Person;
  let company: Person;
  let stranger: Person;
  let training: Training;
  let matchId: number;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    training = await someTraining(server, superuser);
    const { body: skills } = await server.call('GET /skills/', { as: superuser.token });
    const idOf = (name: string) => skills.find((skill) => skill.name === name)?.id ?? 0;
    candidate = await completeCandidate(server, superuser, training, {
      sheet: { skills: [idOf('TypeScript')], sector: [24, 3], sector_order: [3] },
      test: answers('4'),
    });
    company = await completeCompany(server, superuser, { sector: [24, 4, 25], city: 'Lyon' });
    await activeNeed(
      server,
      company,
      training,
      { skills: [idOf('TypeScript'), idOf('Git')], location: 'Villeurbanne' },
      { ...answers('4'), prepared: '1' },
    );
    stranger = await completeCompany(server, superuser);
    await launch(server, superuser);
    const { body } = await server.call('GET /matches/', { as: company.token });
    matchId = body[0]?.id ?? 0;
  });

  afterAll(() => server.close());

  const explain = ({ token }: Person) =>
    server.call('GET /matches/{id}/explanation/', { as: token, params: { id: matchId } });

  test('says of each part what it rests on, the same to all who may read the match', async () => {
    const { status, body } = await explain(company);
    expect(status).toBe(200);
    expect(body.obstacle).toBeNull();
    expect(body.reasons?.industry.map(({ fit }) => fit)).toEqual(['same', 'section', 'none']);
    expect(body.reasons?.industry.map(({ place }) => place)).toEqual([null, 1, null]);
    expect(body.reasons?.industry[2]).toMatchObject({
      company: "Activités financières et d'assurance",
      candidate: null,
    });
    expect(body.reasons?.test).toMatchObject({ questions: 13, close: 12, far: 1 });
    expect(body.reasons?.test.traits.map(({ trait }) => trait)).toHaveLength(5);
    expect(body.reasons?.geographic).toMatchObject({ limit_km: null, unknown_places: [] });
    expect(body.reasons?.geographic.km).toBeGreaterThan(0);
    expect(body.reasons?.geographic.km).toBeLessThan(10);
    const { shared_skills: shared, missing_skills: missing } = body.reasons?.resume ?? {};
    expect(shared?.map(({ name }) => name)).toContain('TypeScript');
    expect(missing?.map(({ name }) => name)).toContain('Git');
    for (const who of [candidate, manager, superuser])
      expect((await explain(who)).body).toEqual(body);
  });

  test('is of the very score that is shown, by weights of the centre too, and says where it is of an older one', async () => {
    const as = superuser.token;
    const { body: equal } = await server.call('GET /matching_settings/', { as });
    const weights = { industry: 3, test: 1, geographic: 2, resume: 5 };
    await server.call('PUT /matching_settings/', { as, body: { ...equal, ...weights } });
    await launch(server, superuser);
    const { body: match } = await server.call('GET /matches/{id}/', {
      as,
      params: { id: matchId },
    });
    const weighted =
      3 * match.industry_score +
      match.test_score +
      2 * match.geographic_score +
      5 * match.resume_score;
    expect(Math.abs(match.score - weighted / 11)).toBeLessThanOrEqual(0.05);
    // What the ring draws by.
    expect((await explain(company)).body).toMatchObject({ is_older: false, weights });
    const { pool } = server.services.db;
    // A change whose scores are still to come.
    await pool.query('update applicants set latitude = latitude + 1 where id = $1', [
      match.application.applicant.id,
    ]);
    expect((await explain(company)).body.is_older).toBe(true);
    await pool.query('update applicants set latitude = latitude - 1 where id = $1', [
      match.application.applicant.id,
    ]);
    await server.call('PUT /matching_settings/', { as, body: equal });
    await launch(server, superuser);
    expect((await explain(company)).body.is_older).toBe(false);
  });

  test('asks the database a few times, the match itself too, and for the corpus once until it is counted anew', async () => {
    const { live } = server.services;
    const asking = (path: 'GET /matches/{id}/' | 'GET /matches/{id}/explanation/', who: Person) =>
      statementsOf(() => server.call(path, { as: who.token, params: { id: matchId } }));
    for (const who of [candidate, company, manager]) {
      expect(await asking('GET /matches/{id}/', who)).toBeLessThanOrEqual(10);
      expect(await asking('GET /matches/{id}/explanation/', who)).toBeLessThanOrEqual(9);
    }
    const known = live.known(training.sessionId);
    expect(known?.version).toEqual(expect.any(Number));
    await explain(company);
    expect(live.known(training.sessionId)).toMatchObject({ version: known?.version });
    expect(live.known(training.sessionId)?.corpus).toBe(known?.corpus);
    await launch(server, superuser);
    await explain(company);
    expect(live.known(training.sessionId)?.version).not.toBe(known?.version);
  });

  test('is for nobody else', async () => {
    expect((await explain(stranger)).status).toBe(404);
    const visitor = await server.call('GET /matches/{id}/explanation/', {
      params: { id: matchId },
    });
    expect(visitor.status).toBe(401);
  });

  test('has the texts of a session that was never counted read once, however many ask at once', async () => {
    const { pool } = server.services.db;
    await pool.query(`
      delete from corpora;
      create table countings (session_id integer);
      create function note_counting() returns trigger language plpgsql as
        $$ begin insert into countings values (new.session_id); return new; end $$;
      create trigger counted after insert or update on corpora
        for each row execute function note_counting()`);
    const answers = await Promise.all(Array.from({ length: 8 }, () => explain(company)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual(answers[0]?.body);
    }
    expect((await pool.query('select * from countings')).rows).toHaveLength(1);
  });

  test('of a pair that would not be compatible any more, says why', async () => {
    // A match that has been moved stays, whatever changes.
    await server.call('POST /matches/{id}/', {
      as: manager.token,
      params: { id: matchId },
      body: { action: 1 },
    });
    await server.call('PUT /applicants/registration/', {
      as: candidate.token,
      body: { ...sheetFor(training), target_educational_level: '6' },
      files: {},
    });
    expect((await explain(candidate)).body).toEqual({
      obstacle: 'level',
      is_older: false,
      weights: { industry: 1, test: 1, geographic: 1, resume: 1 },
      reasons: null,
      chances: null,
    });
  });
});
