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
import { importIs, someImport } from '../../../testing/fixtures/imports.ts';
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

test('whoever stays in the session that somebody leaves by an import, or by its withdrawal, is compared by the texts that remain', async () => {
  const training = await someTraining(server, superuser);
  const other = await someTraining(server, superuser);
  const candidate = await completeCandidate(server, superuser, training);
  const company = await completeCompany(server, superuser);
  for (const where of [training, other]) {
    await completeCandidate(server, superuser, where, { resume: ['Jardin, tonte, taille'] });
    await activeNeed(server, company, where);
  }
  await launch(server, superuser);
  const texts = async (session: number) => {
    await pairs();
    const { rows } = await server.services.db.pool.query<{ told: string }>(
      `select md5(statistics) as told from corpora where session_id = $1`,
      [session],
    );
    return rows[0]?.told;
  };
  const both = async () => [await texts(training.sessionId), await texts(other.sessionId)];
  const before = await both();
  await server.services.db.pool.query('update accounts set registered_at = null where email = $1', [
    candidate.email,
  ]);
  const row = { formation: other.programmeId, session: other.sessionId, if_known: 'update' };
  const id = await someImport(server, superuser, [candidate.email], { row });
  const [left, joined] = await both();
  expect([left === before[0], joined === before[1]]).toEqual([false, false]);
  await server.call('POST /imports/{id}/withdraw/', { as: superuser.token, params: { id } });
  expect(await importIs(server, superuser, id, 'withdrawn')).toMatchObject({ restored: 1 });
  expect(await both()).toEqual(before);
});
