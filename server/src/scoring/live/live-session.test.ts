import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCandidate, addCompany, addNeed, drawing } from '../../testing/fixtures/by-rows.ts';
import { someSuperuser, someTraining } from '../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { findCandidateRows } from '../profiles/profile-queries.ts';
import { prepareCandidates } from '../profiles/prepare-texts.ts';
import { preparedCandidate } from '../profiles/profiles.ts';
import { sessionScoring } from '../settings/session-scoring.ts';
import { LiveSession } from './live-session.ts';

describe('a session in memory', () => {
  let server: TestServer;
  let sessionId: number;
  let programmeIds: [number, number];

  beforeAll(async () => {
    server = await startTestServer({}, { jobsWait: true });
    const superuser = await someSuperuser(server);
    const training = await someTraining(server, superuser);
    const { rows } = await server.services.db.pool.query<{ id: number }>(
      "insert into formations (name, level, name_key) values ('BTS Deux', '5', 'bts deux') returning id",
    );
    sessionId = training.sessionId;
    programmeIds = [training.programmeId, rows[0]?.id ?? 0];
  });

  afterAll(() => server.close());

  test('lets go of a closed need in each of its programmes, in whichever it was met first', async () => {
    const { services } = server;
    const { db } = services;
    const [first, second] = programmeIds;
    const draw = drawing(7);
    const { companyId } = await addCompany(services, draw);
    for (let count = 0; count < 12; count += 1)
      await addNeed(services, companyId, { sessionId, programmeIds }, draw);
    const { candidateId } = await addCandidate(
      services,
      { sessionId, programmeIds: [first] },
      draw,
    );
    const scoring = await sessionScoring(db, sessionId);
    const session = new LiveSession(sessionId, scoring);
    const pairs = async () => {
      const candidates = await findCandidateRows(db.read, { id: candidateId });
      await prepareCandidates({ read: db.read }, candidates);
      const profile = candidates[0] && preparedCandidate(candidates[0]);
      if (!profile) throw new Error('The candidate is gone.');
      return session.index.scoreCandidate(profile, scoring.settings.weights).length;
    };
    await session.follow(db.read, 'needs', [second]);
    expect(await pairs()).toBeGreaterThan(0);
    await db.pool.query("update offers set state = 'withdrawn'");
    await session.follow(db.read, 'needs', [first]);
    expect(await pairs()).toBe(0);
  });
});
