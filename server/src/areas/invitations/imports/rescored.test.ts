import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  someSuperuser,
  someTraining,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { someImport } from '../../../testing/fixtures/imports.ts';
import { settled } from '../../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

let server: TestServer;
let superuser: Person;

beforeAll(async () => {
  server = await startTestServer();
  superuser = await someSuperuser(server);
});

afterAll(() => server.close());

const pairs = async (): Promise<number> => {
  await settled(server, 'rescore', 'refresh-formations');
  const { rows } = await server.services.db.pool.query<{ count: number }>(
    'select count(*)::int as count from match_scores',
  );
  return rows[0]?.count ?? 0;
};

test('whom a list leads to another programme is matched anew, as by hand, and nobody whom it tells nothing new of', async () => {
  const training = await someTraining(server, superuser);
  const other = await someTraining(server, superuser);
  const candidate = await completeCandidate(server, superuser, training);
  const company = await completeCompany(server, superuser);
  await activeNeed(server, company, training);
  await launch(server, superuser);
  expect(await pairs()).toBe(1);
  // Whom the staff look after: of somebody who has registered a list fills only what is empty.
  await server.services.db.pool.query('update accounts set registered_at = null where email = $1', [
    candidate.email,
  ]);
  const bring = (formation: number) =>
    someImport(server, superuser, [candidate.email], { row: { formation, if_known: 'update' } });
  await bring(training.programmeId);
  expect(await pairs()).toBe(1);
  await bring(other.programmeId);
  expect(await pairs()).toBe(0);
  await bring(training.programmeId);
  expect(await pairs()).toBe(1);
});
