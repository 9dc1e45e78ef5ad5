import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  someSuperuser,
  someTraining,
  type Person,
} from '../../testing/fixtures/by-calls.ts';
import { answers } from '../../testing/fixtures/candidate-payloads.ts';
import { settled } from '../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';

let server: TestServer;
let companies: Person[];
let candidates: (Person & { id: number })[];

/** Seven candidates, of whom a list of five leaves the same two out for every need. */
beforeAll(async () => {
  server = await startTestServer();
  const superuser = await someSuperuser(server);
  const training = await someTraining(server, superuser);
  companies = [];
  for (let count = 0; count < 4; count += 1) {
    const company = await completeCompany(server, superuser);
    companies.push(company);
    await activeNeed(server, company, training);
  }
  candidates = [];
  for (const scale of ['4', '4', '4', '3', '3', '2', '1'] as const)
    candidates.push(
      await completeCandidate(server, superuser, training, {
        test: answers(scale),
        sheet: { sector: scale === '4' ? [24] : [1] },
      }),
    );
  await settled(server, 'rescore');
});

afterAll(() => server.close());

const listOf = async (person: Person) =>
  (await server.call('GET /matches/', { as: person.token })).body;

test('one change after another keeps the prices: whoever is on no list comes cheaper, and says so', async () => {
  const [company] = companies;
  const rows = await listOf(company as Person);
  expect(rows.map(({ score }) => score)).toEqual(
    rows.map(({ score }) => score).toSorted((one, other) => other - one),
  );
  const littleSeen = rows.filter(({ attention }) => attention === 'little_seen');
  expect(littleSeen.length).toBeGreaterThan(0);
  for (const { score, advised } of littleSeen) expect(advised).toBeGreaterThan(score);
  const untouched = rows.filter(({ attention }) => attention === null);
  // Only near ties are drawn.
  for (const { score, advised = 0 } of untouched) {
    expect(advised).toBeGreaterThanOrEqual(score);
    expect(advised).toBeLessThan(score + 0.5);
  }
});

test('who is deleted takes the price along', async () => {
  const { pool } = server.services.db;
  const count = async () =>
    (await pool.query<{ count: number }>('select count(*)::int as count from candidate_prices'))
      .rows[0]?.count ?? 0;
  expect(await count()).toBeGreaterThan(0);
  const superuser = await someSuperuser(server);
  for (const { id } of candidates)
    await server.call('DELETE /applicant/{id}/', { as: superuser.token, params: { id } });
  expect(await count()).toBe(0);
});
