import { matchId } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockMatch } from '../../areas/matches/index.ts';
import type { JobName } from '../../platform/queue/queue.ts';
import { type Blocks, launchWith, someBlocks, untilEnded } from '../../testing/fixtures/blocks.ts';
import { engineScores, storedScores, type ScoreRow } from '../../testing/fixtures/stored-scores.ts';
import { gate } from '../../testing/product/gate.ts';
import { settled } from '../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { rescore } from '../live/request-rescore.ts';

// The embedded database runs one transaction after the other: nobody holds a pair while others delete.
describe.each([
  ['large', 0],
  ['small', 400],
])('a pair of a %s session that somebody holds while it is to go', (_, fewTexts) => {
  let server: TestServer;
  let blocks: Blocks;

  beforeAll(async () => {
    server = await startTestServer({}, { fewTexts, jobTiming: { pauseSeconds: 0 } });
    blocks = await someBlocks(server.services, { formations: 1, candidates: 5, needs: 5 });
  });

  beforeEach(async () => {
    await server.services.db.pool.query("update offers set state = 'active'");
    await server.services.db.pool.query("update applicants set target_educational_level = '5'");
    await run();
  });

  afterAll(() => server.close());

  const run = async (settings = {}) => {
    await untilEnded(server.services, await launchWith(server.services, blocks, settings));
  };

  const stored = () => storedScores(server.services);

  /** As whoever asks for a move does, which is then refused: the need was closed, or the other side was quicker. */
  const hold = async ({ applicant_id: candidateId, offer_id: needId }: ScoreRow) => {
    const { open: letGo, opened: ending } = gate();
    const { open: tellHeld, opened: isHeld } = gate();
    const holding = server.services.db.transaction(async (tx) => {
      await lockMatch(tx, { candidateId, needId });
      tellHeld();
      await ending;
    });
    await isHeld;
    return async () => {
      letGo();
      await holding;
    };
  };

  const doneOf = async (name: JobName): Promise<number> => {
    const { rowCount } = await server.services.db.pool.query(
      "select 1 from jobs.job where name = $1 and state = 'completed'",
      [name],
    );
    return rowCount ?? 0;
  };

  const untilDone = async (name: JobName, work: () => Promise<unknown>) => {
    const before = await doneOf(name);
    await work();
    await waitFor(`a job ${name} is done`, async () => (await doneOf(name)) > before);
  };

  const rescored = (subject: { candidateId: number } | { needId: number }) =>
    server.services.db.transaction((tx) => rescore(server.services, tx, subject));

  /** Nobody holds anything any more: what is stored is what the engine says. */
  const expectWhole = async (held: ScoreRow) => {
    await settled(server, 'rescore', 'refresh-formations');
    const now = await stored();
    expect(now).toEqual(await engineScores(server.services, [blocks.sessionId]));
    expect(now.map(idOf)).not.toContain(idOf(held));
  };

  const idOf = ({ applicant_id: candidateId, offer_id: needId }: ScoreRow) =>
    matchId({ candidateId, needId });

  const somePair = async (): Promise<ScoreRow> => {
    const pairs = await stored();
    // One that is not the best of anybody, so that a run which keeps these alone lets it go.
    const lowest = pairs
      .filter((one) =>
        (['applicant_id', 'offer_id'] as const).every((side) =>
          pairs.some((other) => other[side] === one[side] && other.score > one.score),
        ),
      )
      .toSorted((one, other) => one.score - other.score)[0];
    if (!lowest) throw new Error('There are no pairs.');
    return lowest;
  };

  test('goes once its need is closed', async () => {
    const held = await somePair();
    await server.services.db.pool.query("update offers set state = 'withdrawn' where id = $1", [
      held.offer_id,
    ]);
    const letGo = await hold(held);
    await untilDone('rescore', () => rescored({ needId: held.offer_id }));
    expect((await stored()).map(idOf)).toContain(idOf(held));
    await letGo();
    await expectWhole(held);
  });

  test('goes once its candidate looks for something else', async () => {
    const held = await somePair();
    const letGo = await hold(held);
    await untilDone('rescore', async () => {
      await server.services.db.pool.query(
        "update applicants set target_educational_level = '8' where id = $1",
        [held.applicant_id],
      );
      await rescored({ candidateId: held.applicant_id });
    });
    expect((await stored()).map(idOf)).toContain(idOf(held));
    await letGo();
    await expectWhole(held);
  });

  test('goes after a run that kept the best only, and let it stand', async () => {
    const held = await somePair();
    const letGo = await hold(held);
    await run({ keepAllBelow: 2, best: 1 });
    expect((await stored()).map(idOf)).toContain(idOf(held));
    await letGo();
    await expectWhole(held);
  });

  test('goes after its programme was scored as a whole for the sake of another, and let it stand', async () => {
    const held = await somePair();
    await run({ keepAllBelow: 2, best: 1 });
    const { pool } = server.services.db;
    await pool.query(
      `insert into match_scores (applicant_id, offer_id, score, industry_score, test_score, geographic_score,
         resume_score, created_at) values ($1, $2, 1, 1, 1, 1, 1, now())`,
      [held.applicant_id, held.offer_id],
    );
    const letGo = await hold(held);
    const { rows } = await pool.query<{ id: number }>(
      'update applicants set changed_at = now() where id = (select max(id) from applicants where id <> $1) returning id',
      [held.applicant_id],
    );
    const next = fewTexts === 0 ? 'refresh-formations' : 'rescore';
    await untilDone(next, () => rescored({ candidateId: rows[0]?.id ?? 0 }));
    expect((await stored()).map(idOf)).toContain(idOf(held));
    await letGo();
    await expectWhole(held);
  });
});
