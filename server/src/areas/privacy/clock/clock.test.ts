import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standingClock } from '../../../testing/product/clock.ts';
import { settled } from '../../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  signIn,
  someCompany,
  someEmail,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';

describe('a clock that jumps', () => {
  const clock = standingClock('2026-01-10T05:00:00Z');
  let server: TestServer;
  let root: Person;
  let idle: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    root = await someSuperuser(server);
    idle = await someCompany(server, root);
    await runJobs();
  });

  afterAll(() => server.close());

  const runJobs = async () => {
    const { db, jobs } = server.services;
    await db.transaction(async (tx) => {
      await jobs.add(tx, 'tidy', [{}]);
      await jobs.add(tx, 'retention', [{}]);
      await jobs.add(tx, 'follow-up', [{}]);
    });
    await settled(server, 'tidy', 'retention', 'follow-up', 'send-message');
  };

  const superuser = async () => (await signIn(server, root.email)).token;
  const asked = async (as: string) =>
    (await server.call('GET /notifications/', { as })).body.items.filter(({ text }) =>
      text.includes('horloge'),
    );
  const count = async (table: string, where = 'true') => {
    const { rows } = await server.services.db.pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${where}`,
    );
    return rows[0]?.count ?? 0;
  };

  test('an hour, and a day, are none', async () => {
    for (const hours of [1, 24]) {
      clock.pass(hours, 'hours');
      await runJobs();
    }
    const clocked = await server.call('GET /clock/', { as: await superuser() });
    expect(clocked.body).toMatchObject({ held_at: null, seen_at: clock.now().toISOString() });
  });

  test('three years forward erase nothing, tell nobody that they will be, and ask superusers once', async () => {
    clock.pass(3 * 365, 'days');
    const kept = [await count('messages'), await count('sign_ins')];
    const as = await superuser();
    await runJobs();
    await runJobs();
    expect([await count('messages'), (await count('sign_ins')) - 1]).toEqual(kept);
    expect(
      await count('messages', `recipient = '${idle.email}' and subject like '%supprimé%'`),
    ).toBe(0);
    expect(await asked(as)).toMatchObject([{ link: '/dashboard/manager-management' }]);
    const { body } = await server.call('GET /clock/', { as });
    expect(body.held_at).toBe(clock.now().toISOString());
  });

  test('an address that its owner may still object to does not count by it', async () => {
    const { id } = await server.services.db.read
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', idle.email)
      .executeTakeFirstOrThrow();
    await server.services.db.read
      .insertInto('address_changes')
      .values({
        account_id: id,
        email: someEmail(),
        token_hash: 'token',
        expires_at: clock.now(),
        objection_hash: 'objection',
        confirmed_at: new Date(clock.now().getTime() - 3 * 365 * 24 * 3_600_000),
        waits_until: new Date(clock.now().getTime() - 3 * 364 * 24 * 3_600_000),
      })
      .execute();
    await runJobs();
    expect(await count('address_changes', `account_id = ${id}`)).toBe(1);
  });

  test('put right, it goes on without anybody', async () => {
    clock.pass(-3 * 365, 'days');
    clock.pass(1, 'hours');
    await runJobs();
    expect((await server.call('GET /clock/', { as: await superuser() })).body.held_at).toBeNull();
  });

  test('a day back and more waits as well; a superuser’s word ends it, and only theirs', async () => {
    clock.pass(-2, 'days');
    await runJobs();
    const as = await superuser();
    expect((await server.call('GET /clock/', { as })).body.held_at).not.toBeNull();
    expect((await server.call('POST /clock/', { as: idle.token })).status).toBe(403);
    expect((await server.call('POST /clock/', { as })).status).toBe(204);
    await settled(server, 'tidy', 'retention');
    expect((await server.call('GET /clock/', { as })).body).toMatchObject({
      held_at: null,
      seen_at: clock.now().toISOString(),
    });
  });
});
