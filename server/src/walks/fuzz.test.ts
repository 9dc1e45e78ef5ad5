import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../testing/product/settled.ts';
import { fuzz, type FuzzResult } from '../testing/fuzz/fuzz.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';

/** A sample; `npm run bench -- fuzz` sends as many as one has patience for. */
const requests = 700;

describe('requests that nobody would send, of every call and as everybody', () => {
  let server: TestServer;
  let result: FuzzResult;

  beforeAll(async () => {
    server = await startTestServer({ TANDEM_DEMO: 'true' });
    result = await fuzz(server, { seed: 'tandem', requests });
  }, 600_000);

  afterAll(() => server.close());

  test('are answered or refused, each by whom it may be, and tell nothing to strangers', () => {
    expect(result.findings).toEqual([]);
    expect(result.requests).toBe(requests);
  });

  test('are read by what stands behind the doors, not only turned away at them', () => {
    expect(result.byStatus['2xx']).toBeGreaterThan(requests / 5);
    expect(result.byStatus['4xx']).toBeGreaterThan(requests / 5);
    expect(result.succeeded.size).toBeGreaterThan(40);
  });

  test('leave nothing in the database that does not belong there', async () => {
    await settled(server, 'rescore', 'run-matching', 'score-block', 'remove-file');
    expect(await brokenInvariants(server)).toEqual([]);
  });

  test('would be noticed: each of these faults is found', async () => {
    const { pool } = server.services.db;
    await pool.query("update accounts set kind = 'superuser' where kind = 'applicant'");
    await pool.query('insert into match_scores select 1000000, 1000000, 1, 1, 1, 1, 1, now()');
    await pool.query(
      "update offers set activated_at = now(), test_answers = null, state = 'inactive'",
    );
    const found = await brokenInvariants(server);
    for (const fault of [
      'a candidate account',
      'whoever came by an invitation',
      'a need is active',
      'a need for which candidates are looked',
      'scores belong',
    ])
      expect(found).toContainEqual(expect.stringContaining(fault));
  });
});
