import { afterAll, beforeAll, expect, test } from 'vitest';
import { standingClock } from '../../../../testing/product/clock.ts';
import { someDatabase, type SomeDatabase } from '../../../../testing/database/template.ts';
import { startTestServer, type TestServer } from '../../../../testing/product/test-server.ts';
import { password, someEmail, someSuperuser } from '../../../../testing/fixtures/by-calls.ts';

// The embedded database belongs to one server.
const clock = standingClock();
let database: SomeDatabase;
let servers: TestServer[];

beforeAll(async () => {
  database = await someDatabase();
  const start = () =>
    startTestServer({ SECRET_KEY: 'k'.repeat(48) }, { on: database, now: clock.now });
  servers = [await start(), await start()];
});

afterAll(async () => {
  for (const server of servers) await server.close();
  await database.remove();
});

const guess = async (turn: number, email: string, from: string, typed = 'Faux-2026!') => {
  const server = servers[turn % servers.length] as TestServer;
  const { status } = await server.call('POST /token/', { body: { email, password: typed }, from });
  return status;
};

test('failures count together, whichever server they were made at, for an account', async () => {
  const { email } = await someSuperuser(servers[0] as TestServer);
  for (let turn = 0; turn < 5; turn += 1) expect(await guess(turn, email, '10.0.1.1')).toBe(401);
  for (const turn of [0, 1]) expect(await guess(turn, email, '10.0.1.1', password)).toBe(429);
  clock.pass(2, 'seconds');
  expect(await guess(1, email, '10.0.1.1', password)).toBe(200);
});

test('failures count together, whichever server they were made at, for a network address', async () => {
  for (const turn of [0, 1]) expect(await guess(turn, someEmail(), '10.0.2.2')).toBe(401);
  const { rows } = await (servers[0] as TestServer).services.db.pool.query(
    `update sign_in_failures set count = 300 where key = 'host:10.0.2.2' and count = 2 returning key`,
  );
  expect(rows).toHaveLength(1);
  for (const turn of [0, 1]) expect(await guess(turn, someEmail(), '10.0.2.2')).toBe(429);
  expect(await guess(0, someEmail(), '10.0.2.3')).toBe(401);
});

test('who signs in at one server is known at the other, and signed out of both', async () => {
  const [one, other] = servers as [TestServer, TestServer];
  const { token, refresh } = await someSuperuser(one);
  expect((await other.call('GET /user/', { as: token })).status).toBe(200);
  await other.call('POST /sign-out/', { body: { refresh } });
  expect((await one.call('GET /user/', { as: token })).status).toBe(401);
});
