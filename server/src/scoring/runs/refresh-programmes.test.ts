import { type MatchStatus, status } from '@tandem/domain/matches/match';
import { newTurn } from '@tandem/matching/kernel/shared-block';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Blocks, launchWith, someBlocks, untilEnded } from '../../testing/fixtures/blocks.ts';
import { someSuperuser } from '../../testing/fixtures/by-calls.ts';
import { engineScores, rowId, storedScores } from '../../testing/fixtures/stored-scores.ts';
import { settled } from '../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { requestRescores } from '../live/request-rescore.ts';
import { rescore } from '../live/rescore.ts';
import { refreshProgrammes } from './refresh-programmes.ts';

describe('a programme of which only the best pairs are kept', () => {
  let server: TestServer;
  let blocks: Blocks;

  beforeEach(async () => {
    server = await startTestServer({}, { fewTexts: 0, jobTiming: { pauseSeconds: 0 } });
    blocks = await someBlocks(server.services, { formations: 1, candidates: 5, needs: 5 });
    return () => server.close();
  });

  const run = async (keepAllBelow: number) =>
    untilEnded(
      server.services,
      await launchWith(server.services, blocks, { keepAllBelow, best: 1 }),
    );

  const stored = () => storedScores(server.services);
  const whole = () => engineScores(server.services, [blocks.sessionId]);

  test('keeps all of them again when it shrinks, also of whoever changes while that is being found', async () => {
    const { services } = server;
    const { pool } = services.db;
    const { sessionId, programmeIds } = blocks;
    for (const table of ['applicants', 'offers'])
      await pool.query(`update ${table} set contract_type = 'apprentissage'`);
    await pool.query('update applicants set kilometers_away = -1');
    await run(12);
    await services.jobs.stop();
    await pool.query("update offers set state = 'withdrawn' where id > 2");
    // Somebody of whom none of the pairs that are left is kept.
    const { rows } = await pool.query<{ id: number }>(
      'select id from applicants where id not in (select applicant_id from match_scores where offer_id <= 2)',
    );
    const candidateId = rows[0]?.id;
    if (candidateId === undefined) throw new Error('Everybody has a pair.');
    const programme = { sessionId, programmeId: programmeIds[0] ?? 0, inputs: 'before' };
    await services.threads.use(async (thread) => {
      const shared = await thread.openProgramme(programme, newTurn());
      const parts = shared ? await services.threads.score(thread, shared) : [];
      await pool.query('update applicants set changed_at = now() where id = $1', [candidateId]);
      await rescore(services, { candidateId });
      await thread.writeProgramme({ formation: programme, parts, at: services.now() });
    });
    await refreshProgrammes(services, { sessionId }, new AbortController().signal);
    const left = (await stored()).filter(({ offer_id: id }) => id <= 2);
    expect(left).toEqual(await whole());
  });

  test('lets go of a pair that is not among them once what was done about it is taken back', async () => {
    const superuser = await someSuperuser(server);
    await run(1000);
    const all = await stored();
    const lowest = all
      .filter((one) =>
        (['applicant_id', 'offer_id'] as const).every(
          (side) =>
            all.filter((other) => other[side] === one[side] && other.score > one.score).length >= 2,
        ),
      )
      .toSorted((one, other) => one.score - other.score)[0];
    if (!lowest) throw new Error('There are no pairs.');
    const move = (action: MatchStatus) =>
      server.call('POST /matches/{id}/', {
        as: superuser.token,
        params: { id: rowId(lowest) },
        body: { action },
      });
    await move(status.acceptedByCompany);
    await run(2);
    expect(await stored()).toContainEqual(lowest);
    expect((await move(status.pending)).status).toBe(200);
    await settled(server, 'rescore', 'refresh-formations');
    expect(await stored()).toEqual(await whole());
    expect(await stored()).not.toContainEqual(lowest);
  });
});

test('a session whose programmes are kept whole is priced anew with each change, not with a run alone', async () => {
  const server = await startTestServer({}, { fewTexts: 0, jobTiming: { pauseSeconds: 0 } });
  const { services } = server;
  const blocks = await someBlocks(services, { formations: 1, candidates: 40, needs: 6 });
  await untilEnded(services, await launchWith(services, blocks, {}));
  const prices = async () =>
    (
      await services.db.pool.query<{ id: number; price: number }>(
        'select applicant_id as id, price from candidate_prices order by 1',
      )
    ).rows;
  const ofRun = await prices();
  expect(ofRun.length).toBeGreaterThan(0);
  await services.db.pool.query('delete from candidate_prices');
  await services.db.transaction((tx) =>
    requestRescores(services, tx, { candidateIds: [1], needIds: [] }),
  );
  await settled(server, 'rescore', 'refresh-formations');
  expect(await prices()).toEqual(ofRun);
  await server.close();
});
