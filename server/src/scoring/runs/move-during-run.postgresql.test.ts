import { matchId } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rescore } from '../live/rescore.ts';
import { mergeScores } from '../stored/merge-scores.ts';
import { lockScores } from '../stored/score-queries.ts';
import { type Blocks, launchWith, someBlocks, untilEnded } from '../../testing/fixtures/blocks.ts';
import { completeContractSheet } from '../../testing/fixtures/contracts/contract-sheet.ts';
import { gate } from '../../testing/product/gate.ts';
import { storedScores } from '../../testing/fixtures/stored-scores.ts';
import { settled } from '../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { waitForLocks } from '../../testing/database/wait-for-locks.ts';
import { someSuperuser, type Person } from '../../testing/fixtures/by-calls.ts';

// The embedded database runs one transaction after the other, so that there is no instant to share.
describe('a match that is accepted while a run no longer finds its pair', () => {
  let server: TestServer;
  let superuser: Person;
  let blocks: Blocks;

  beforeAll(async () => {
    server = await startTestServer({}, { fewTexts: 0 });
    superuser = await someSuperuser(server);
    blocks = await someBlocks(server.services, { formations: 1, candidates: 4, needs: 4 });
    await untilEnded(server.services, await launchWith(server.services, blocks));
  });

  afterAll(() => server.close());

  const accept = (id: number) =>
    server.call('POST /matches/{id}/', {
      as: superuser.token,
      params: { id },
      body: { action: 1 },
    });

  const statusOf = async (id: number) => {
    const { body } = await server.call('GET /matches/{id}/', {
      as: superuser.token,
      params: { id },
    });
    return body.status;
  };

  const somePair = async () => {
    const [pair] = await storedScores(server.services);
    if (!pair) throw new Error('There are no pairs left.');
    const { applicant_id: candidateId, offer_id: needId } = pair;
    return { candidateId, needId, id: matchId({ candidateId, needId }) };
  };

  test('stays when the accept came first, though the run does not see it yet', async () => {
    const { db } = server.services;
    const { candidateId, id } = await somePair();
    const { open: letGo, opened: held } = gate();
    const { open: hold, opened: holding } = gate();
    // Stops the accept half-way: it holds the match, and has written nothing that others see.
    const inTheWay = db.transaction(async (tx) => {
      await sql`lock table match_moves in access exclusive mode`.execute(tx);
      hold();
      await held;
    });
    await holding;
    const accepting = accept(id);
    await waitForLocks(db, 1);
    await db.pool.query("update applicants set target_educational_level = '8' where id = $1", [
      candidateId,
    ]);
    expect(
      await untilEnded(server.services, await launchWith(server.services, blocks)),
    ).toMatchObject({ state: 'done' });
    letGo();
    await inTheWay;
    expect((await accepting).status).toBe(200);
    expect(await statusOf(id)).toBe(1);
  });

  test('is refused, not lost, when the run came first', async () => {
    const { db } = server.services;
    await db.pool.query("update applicants set target_educational_level = '5'");
    await untilEnded(server.services, await launchWith(server.services, blocks));
    const stored = await storedScores(server.services);
    const { rows: moved } = await db.pool.query<{ offer_id: number }>(
      'select offer_id from match_states',
    );
    const pair = stored.find(({ offer_id: id }) => id !== moved[0]?.offer_id);
    if (!pair) throw new Error('There are no pairs left.');
    const { applicant_id: candidateId, offer_id: needId } = pair;
    const id = matchId({ candidateId, needId });
    const { open: letGo, opened: held } = gate();
    const { open: hold, opened: holding } = gate();
    const deleting = db.transaction(async (tx) => {
      await lockScores(tx);
      const none = sql`select applicant_id, offer_id, score, industry_score, test_score,
        geographic_score, resume_score from match_scores where false`;
      await mergeScores(tx, none, sql`s.offer_id = ${needId}`, new Date(), 'whole session');
      hold();
      await held;
    });
    await holding;
    const accepting = accept(id);
    await waitForLocks(db, 1);
    letGo();
    await deleting;
    expect((await accepting).status).toBe(404);
    const { rows } = await db.pool.query('select status from match_states where offer_id = $1', [
      needId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('an enrolment that is taken back while those are scored who looked placed', () => {
  test('leaves the match where it was', async () => {
    const server = await startTestServer();
    const { db } = server.services;
    const superuser = await someSuperuser(server);
    const blocks = await someBlocks(server.services, { formations: 1, candidates: 2, needs: 2 });
    await untilEnded(server.services, await launchWith(server.services, blocks));
    const [pair] = await storedScores(server.services);
    const { applicant_id: candidateId = 0, offer_id: needId = 0 } = pair ?? {};
    const id = matchId({ candidateId, needId });
    const as = superuser.token;
    const move = (action: number) =>
      server.call('POST /matches/{id}/', { as, params: { id }, body: { action } });
    await move(3);
    const params = { matchId: id };
    const body = completeContractSheet();
    const finalised = await server.call('POST /contract/note/{matchId}/', { as, params, body });
    expect(finalised.status).toBe(201);
    await settled(server, 'rescore', 'refresh-formations');

    const { open: letGo, opened: ending } = gate();
    const { open: tellHeld, opened: isHeld } = gate();
    // Stops the scoring half-way: it has read who is placed, and has written nothing.
    const inTheWay = db.transaction(async (tx) => {
      await sql`lock table match_scores in share mode`.execute(tx);
      tellHeld();
      await ending;
    });
    await isHeld;
    const scoring = rescore(server.services, { candidateId });
    await waitForLocks(db, 1);
    const moving = move(0);
    await Promise.race([moving, waitForLocks(db, 2)]);
    letGo();
    await Promise.all([inTheWay, scoring]);
    const read = await server.call('GET /matches/{id}/', { as, params: { id } });
    expect([read.status, (await moving).status]).toEqual([200, 200]);
    await server.close();
  });
});
