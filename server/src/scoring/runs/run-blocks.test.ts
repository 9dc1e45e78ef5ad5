import { availableParallelism } from 'node:os';
import { mergeParts } from '@tandem/matching/kernel/merge-parts';
import { newTurn, stopTurn } from '@tandem/matching/kernel/shared-block';
import { decodePreparedText, encodePreparedText } from '@tandem/matching/text/prepared';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openJobQueue } from '../../platform/queue/queue.ts';
import { runnersOf } from '../../runners.ts';
import type { Services } from '../../areas/services.ts';
import { joinDatabase } from '../../platform/database/database.ts';
import { findStoredScoring } from '../settings/stored-scoring-queries.ts';
import { clearStage, stageSession } from '../stored/staged-score-queries.ts';
import { type Blocks, launchWith, someBlocks, untilEnded } from '../../testing/fixtures/blocks.ts';
import { gate } from '../../testing/product/gate.ts';
import { engineScores, storedScores } from '../../testing/fixtures/stored-scores.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { currentPreparation } from '../profiles/lexicon.ts';
import { renewScores } from './renew-scores.ts';
import { findLastRun } from './run-queries.ts';
import { scoreBlock } from './score-block.ts';
import { ScoringThreads } from '../threads/scoring-threads.ts';

const silent = pino({ level: 'silent' });

/** More than one process takes at a time. */
const programmes = Math.max(2, availableParallelism()) + 1;
const size = { formations: programmes, candidates: 10, needs: 6 };

/** As a process of its own would: with its own connection, queue and threads. */
const anotherProcess = async (services: Services): Promise<Services> => {
  const { access } = services.db;
  const db = { ...joinDatabase(access()), access };
  const jobs = await openJobQueue(db, silent, { retryDelaySeconds: 0, stopTimeoutMs: 1000 });
  return { ...services, db, jobs, threads: new ScoringThreads(db) };
};

/** On both databases: scores are staged and stored while others write. */
describe('a run over blocks', () => {
  let server: TestServer;
  let services: Services;
  let blocks: Blocks;

  beforeAll(async () => {
    server = await startTestServer(
      {},
      {
        fewTexts: 0,
        jobsWait: true,
        scoring: { limit: 3, pairsPerSlice: 7 },
        jobTiming: { retryDelaySeconds: 0 },
      },
    );
    ({ services } = server);
    blocks = await someBlocks(services, size);
  });

  afterAll(() => server.close());

  const expected = () => engineScores(services, [blocks.sessionId]);

  test('is shared by two processes, each block done once; one that is killed between blocks does no harm', async () => {
    const killed = await anotherProcess(services);
    const { open: hangs, opened: hanging } = gate();
    const { opened: never } = gate();
    const done: { by: string; token: string; programmeId: number }[] = [];
    const runners = runnersOf(killed);
    await killed.jobs.work({
      ...runners,
      'score-block': async (data, attempt, stopping) => {
        if (done.length > 0) {
          hangs();
          return never;
        }
        await runners['score-block'](data, attempt, stopping);
        done.push({ ...data, by: 'killed' });
      },
    });
    const runId = await launchWith(services, blocks);
    await hanging;
    // Nothing that it does reaches the database any more, and its heart has not beaten for a while.
    await killed.db.close();
    await killed.threads.close();
    expect(await storedScores(services)).toEqual([]);
    await services.db.pool.query(
      "update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'",
    );

    const [lost] = done.splice(0);
    const other = await anotherProcess(services);
    const both = [services, other].map((one) => ({ one, took: gate() }));
    for (const { one, took } of both) {
      const own = runnersOf(one);
      await one.jobs.work({
        ...own,
        'score-block': async (data, attempt, stopping) => {
          // Blocks of the start that was lost still wait in the queue: whoever takes these has no share in this one.
          if (data.token === lost?.token) return own['score-block'](data, attempt, stopping);
          // Either could take all of them before the other looks: that is held back until both have taken one.
          took.open();
          await Promise.all(both.map(({ took: { opened } }) => opened));
          await own['score-block'](data, attempt, stopping);
          done.push({ ...data, by: one === other ? 'other' : 'own' });
        },
      });
    }
    expect(await untilEnded(services, runId)).toMatchObject({ state: 'done' });
    await waitFor('whoever scored the last block has noted it', () => done.length >= programmes);
    expect(new Set(done.map(({ token }) => token)).size).toBe(1);
    expect(new Set(done.map(({ by }) => by))).toEqual(new Set(['own', 'other']));
    expect(done.map(({ programmeId }) => programmeId).toSorted((a, b) => a - b)).toEqual(
      blocks.programmeIds,
    );
    expect((await storedScores(services)).length).toBeGreaterThan(programmes * 10);
    expect(await storedScores(services)).toEqual(await expected());
    await other.jobs.stop();
    await other.threads.close();
    await other.db.close();
    await killed.jobs.stop().catch(() => {});
  });

  test('keeps the best of each side, and what somebody has acted on, where there are too many', async () => {
    const all = await storedScores(services);
    const worst = all.toSorted((one, next) => one.score - next.score).slice(0, 3);
    for (const { applicant_id: candidateId, offer_id: needId } of worst)
      await services.db.pool.query(
        `insert into match_states (applicant_id, offer_id, session_id, status, moved_at)
         values ($1, $2, $3, -2, now())`,
        [candidateId, needId, blocks.sessionId],
      );
    const runId = await launchWith(services, blocks, { keepAllBelow: 5, best: 1 });
    expect(await untilEnded(services, runId)).toMatchObject({ pairs_scored: all.length });
    const kept = await storedScores(services);
    expect(kept.length).toBeLessThan(all.length);
    expect(kept).toEqual(expect.arrayContaining(worst));
    expect(kept).toEqual(await expected());
  });

  test('prepares a text anew that was prepared by other rules', async () => {
    const { pool } = services.db;
    const texts = async () =>
      (
        await pool.query<{ id: number; prepared_text: Buffer }>(
          'select id, prepared_text from applicants order by id',
        )
      ).rows;
    const before = await texts();
    const runBefore = await launchWith(services, blocks);
    await untilEnded(services, runBefore);
    const scores = await storedScores(services);
    const [first] = before;
    const text = first && decodePreparedText(first.prepared_text, currentPreparation);
    if (!text) throw new Error('The text is not prepared.');
    const stale = { ...text, version: currentPreparation + 1, words: new Uint32Array(), forms: [] };
    await pool.query('update applicants set prepared_text = $1', [
      Buffer.from(encodePreparedText(stale)),
    ]);
    await untilEnded(services, await launchWith(services, blocks));
    expect(await texts()).toEqual(before);
    expect(await storedScores(services)).toEqual(scores);
  });

  test('is launched by itself where an update scores by other rules, and only then', async () => {
    const { db } = services;
    const done = await untilEnded(services, await launchWith(services, blocks));
    const scores = await storedScores(services);
    await renewScores(services);
    expect(await findLastRun(db.read)).toEqual(done);
    await db.pool.query('update match_scores set score = 7');
    await db.pool.query(
      'update corpora set statistics = set_byte(statistics, 8, 255 - get_byte(statistics, 8))',
    );
    await renewScores(services);
    const run = await findLastRun(db.read);
    expect(run).toMatchObject({ requested_by: null });
    expect(await untilEnded(services, run?.id ?? 0)).toMatchObject({ state: 'done' });
    expect(await storedScores(services)).toEqual(scores);
  });

  describe('a block by itself', () => {
    const token = 'this start';

    const staged = async (): Promise<{ token: string; sessionId: number; programmeId: number }> => {
      const { sessionId, programmeIds } = blocks;
      const programmeId = programmeIds[0] ?? 0;
      const scoring = await findStoredScoring(services.db.read, sessionId);
      const statistics = scoring?.statistics ?? new Uint8Array();
      await services.jobs.stop();
      await launchWith(services, blocks);
      await services.db.transaction(async (tx) => {
        await clearStage(tx);
        await stageSession(tx, { token, sessionId, statistics }, [{ programmeId, size: 60 }]);
      });
      return { token, sessionId, programmeId };
    };

    test('is shared by all threads that have nothing else to do: the same as on one', async () => {
      const block = await staged();
      const { threads } = services;
      await threads.use(async (thread) => {
        const shared = await thread.read(block, newTurn());
        if (!shared) throw new Error('There is nothing to score.');
        const parts = await threads.score(thread, shared);
        expect(parts.length).toBeGreaterThan(1);
        const together = mergeParts(shared.packed, parts, shared.settings);
        const again = await thread.read(block, newTurn());
        if (!again) throw new Error('There is nothing to score.');
        const alone = [await thread.score(again)];
        expect(together).toEqual(mergeParts(again.packed, alone, again.settings));
        const stopped = await thread.read(block, newTurn());
        if (!stopped) throw new Error('There is nothing to score.');
        stopTurn(stopped.turn);
        const [none, ...others] = await threads.score(thread, stopped);
        expect(none).toMatchObject({ compatible: 0 });
        expect(others).toEqual([]);
      });
    });

    test('of a run that is cancelled, or that another start has overtaken, is let alone', async () => {
      const { pool } = services.db;
      const { rows } = await pool.query<{ formation_id: number }>(
        'select formation_id from staged_blocks',
      );
      const block = { token, sessionId: blocks.sessionId, programmeId: rows[0]?.formation_id ?? 0 };
      const compatible = async () =>
        (await pool.query('select compatible, error from staged_blocks')).rows;
      const score = (of: typeof block) => scoreBlock(services, of, { isLastAttempt: true });
      await score({ ...block, token: 'an earlier start' });
      expect(await compatible()).toEqual([{ compatible: null, error: null }]);
      await score(block);
      expect(await compatible()).toEqual([{ compatible: expect.any(Number), error: null }]);
      const { rows: stagedRows } = await pool.query('select * from staged_scores');
      await score(block);
      expect((await pool.query('select * from staged_scores')).rows).toEqual(stagedRows);
      await pool.query('update staged_blocks set compatible = null; delete from staged_scores');
      await pool.query("update matching_runs set state = 'cancelled' where state = 'running'");
      await score(block);
      expect((await pool.query('select * from staged_scores')).rows).toEqual([]);
    });
  });
});
