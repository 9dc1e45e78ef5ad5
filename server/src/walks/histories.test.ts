import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  historyClock,
  runHistories,
  type HistoryCounts,
} from '../testing/histories/run-histories.ts';
import { faultsOf } from '../testing/histories/judge-history.ts';
import { takeSnapshot } from '../testing/histories/snapshot.ts';
import { makeWorld } from '../testing/histories/world.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';

/** A sample; `npm run bench -- histories` plays as many as one has patience for. */
const sample = { seed: 20_261_123, histories: 100, length: 20 };

describe('what several people do, one after the other, twice, or at the same instant', () => {
  const clock = historyClock();
  let server: TestServer;
  let counts: HistoryCounts;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now, jobsWait: true });
  });

  afterAll(() => server.close());

  test('keeps to the tables, takes no seat twice, and is told to those alone whom it concerns', async () => {
    counts = await runHistories(server, clock, sample);
    expect(counts.histories).toBe(sample.histories);
  }, 300_000);

  test('comes as far as placements and their end, and is refused as often', () => {
    for (const kind of ['move', 'finalise', 'break', 'undo', 'take', 'close', 'reopen'] as const)
      expect([kind, (counts.byKind.get(kind) ?? 0) > 2]).toEqual([kind, true]);
    expect(counts.done).toBeGreaterThan(counts.steps / 5);
    expect(counts.refused).toBeGreaterThan(counts.steps / 5);
  });

  test('leaves nothing in the database that does not belong there', async () => {
    expect(await brokenInvariants(server)).toEqual([]);
  });

  test('would be noticed: each of these faults is found', async () => {
    const { db } = server.services;
    const { rows } = await db.pool.query<{ id: number }>(
      "select id from accounts where kind = 'staff'",
    );
    const world = await makeWorld(server, rows[0]?.id ?? 0);
    const [candidate, need] = [world.candidateIds[0], world.needIds[0]];
    const before = await takeSnapshot(server, world);
    await db.pool.query(
      `insert into match_states (applicant_id, offer_id, session_id, status, moved_at)
       select a, id, session_id, 4, now() from offers, unnest($1::int[]) a where id = $2`,
      [world.candidateIds.slice(0, 2), need],
    );
    await db.pool.query(
      `insert into match_moves (applicant_id, offer_id, from_status, to_status, moved_by, moved_at)
       values ($1, $2, 0, 3, 'applicant', now())`,
      [candidate, need],
    );
    await db.pool.query(
      `insert into messages (channel, recipient, subject, text, created_at)
       values ('mail', $1, '', '', now())`,
      [world.people['company 1'].email],
    );
    const event = { at: 'once', step: { kind: 'finalise', by: 'company 0', pair: 0 } } as const;
    const refused = [{ status: 409, failure: 'move_closed' }];
    const { faults } = await faultsOf(server, world, event, refused, before);
    for (const fault of [
      'refused, and yet changed',
      'a move is not in the table',
      'has more finalised matches than seats',
      'a mail without cause',
      'another match changed',
    ])
      expect(faults).toContainEqual(expect.stringContaining(fault));
  });
});
