import { isStopped, type SharedBlock } from '@tandem/matching/kernel/shared-block';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Services } from '../../areas/services.ts';
import { type Blocks, someBlocks } from '../../testing/fixtures/blocks.ts';
import { settled } from '../../testing/product/settled.ts';
import { storedScores, engineScores } from '../../testing/fixtures/stored-scores.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { someSuperuser } from '../../testing/fixtures/by-calls.ts';

/** On both databases: scores are staged and stored while others write. */
describe('a run whose block takes long', () => {
  let server: TestServer;
  let services: Services;
  let blocks: Blocks;
  let as: string;

  beforeAll(async () => {
    server = await startTestServer({}, { fewTexts: 0, scoring: { limit: 1, pairsPerSlice: 1 } });
    ({ services } = server);
    as = (await someSuperuser(server)).token;
    blocks = await someBlocks(services, { formations: 1, candidates: 10, needs: 6 });
    await server.call('POST /launch_matching/', { as });
    await settled(server, 'run-matching');
  });

  afterAll(() => server.close());

  /** Has `slow` done before a block is scored, as though its first slices took that long. */
  const scoresSlowly = (slow: (block: SharedBlock) => Promise<void>) => {
    const { threads } = services;
    const score = threads.score.bind(threads);
    threads.score = async (thread, block) => {
      threads.score = score;
      await slow(block);
      return score(thread, block);
    };
  };

  const taken = ({ turn, sliceCount }: SharedBlock, share: number) =>
    Atomics.store(turn, 0, Math.round(share * sliceCount));

  const progress = async () => (await server.call('GET /launch_matching/', { as })).body.progress;

  test('shows how far it has come, and never goes back', async () => {
    const seen: number[] = [];
    scoresSlowly(async (block) => {
      for (const share of [0.25, 0.5, 0.75]) {
        taken(block, share);
        await waitFor('the share is shown', async () => {
          seen.push(await progress());
          return (seen.at(-1) ?? 0) >= Math.floor(share * 70);
        });
      }
      // They were not scored yet.
      taken(block, 0);
    });
    await server.call('POST /launch_matching/', { as });
    await settled(server, 'run-matching', 'score-block');
    seen.push(await progress());
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(new Set(seen).size).toBeGreaterThanOrEqual(4);
    expect(seen.at(-1)).toBe(100);
    expect(await storedScores(services)).toEqual(await engineScores(services, [blocks.sessionId]));
  });

  test('ends as cancelled before the block does: earlier scores stay whole, and nothing of it is left', async () => {
    await services.db.pool.query('update match_scores set score = 7');
    const before = await storedScores(services);
    let state = 'running';
    let isLetGo = false;
    scoresSlowly(async (block) => {
      taken(block, 0.5);
      await waitFor('half of the block is shown', async () => (await progress()) >= 35);
      ({ state } = (await server.call('DELETE /launch_matching/', { as })).body);
      await waitFor('the block is let go', async () => isStopped(block.turn));
      isLetGo = true;
    });
    await server.call('POST /launch_matching/', { as });
    await settled(server, 'run-matching', 'score-block');
    expect({ state, isLetGo }).toEqual({ state: 'cancelled', isLetGo: true });
    expect((await server.call('GET /launch_matching/', { as })).body).toMatchObject({
      state: 'cancelled',
      finished_at: expect.any(String),
    });
    expect(await storedScores(services)).toEqual(before);
    for (const table of ['staged_corpora', 'staged_blocks', 'staged_scores'])
      expect((await services.db.pool.query(`select 1 from ${table}`)).rowCount).toBe(0);
    await server.call('POST /launch_matching/', { as });
    await settled(server, 'run-matching', 'score-block');
    expect(await storedScores(services)).toEqual(await engineScores(services, [blocks.sessionId]));
  });
});
