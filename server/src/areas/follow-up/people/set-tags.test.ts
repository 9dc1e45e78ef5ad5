import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  someCandidate,
  someManager,
  someSuperuser,
  someTraining,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('tags', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let ids: number[];

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    const people = [
      await someCandidate(server, superuser),
      await someCandidate(server, superuser, { first_name: 'Léa', last_name: 'Martin' }),
    ];
    const accounts = await server.services.db.read
      .selectFrom('accounts')
      .select('id')
      .where(
        'email',
        'in',
        people.map(({ email }) => email),
      )
      .orderBy('id')
      .execute();
    ids = accounts.map(({ id }) => id);
  });

  afterAll(() => server.close());

  beforeEach(() => server.services.db.pool.query('delete from account_tags'));

  const set = async (change: { add?: string[]; remove?: string[] }, accountIds = ids) => {
    const { body } = await server.call('PUT /follow-up/tags/', {
      as: manager.token,
      body: { account_ids: accountIds, add: [], remove: [], ...change },
    });
    return body.changed;
  };

  const tags = async () => {
    const { body } = await server.call('GET /follow-up/standings/{side}/', {
      as: manager.token,
      params: { side: 'applicant' },
    });
    return body.items
      .toSorted((one, other) => one.account_id - other.account_id)
      .map((one) => one.tags);
  };

  test('are given to many and taken away, and said how many have changed', async () => {
    expect(await set({ add: ['Permis B', 'Forum'] })).toBe(2);
    expect(await set({ add: ['Forum'] })).toBe(0);
    expect(await set({ add: ['Urgent'], remove: ['forum'] }, ids.slice(0, 1))).toBe(1);
    expect(await tags()).toEqual([
      ['Permis B', 'Urgent'],
      ['Forum', 'Permis B'],
    ]);
  });

  test('are one in other capitals', async () => {
    await set({ add: ['Permis B'] }, ids.slice(0, 1));
    await set({ add: ['permis b', 'PERMIS B'] });
    expect(await tags()).toEqual([['Permis B'], ['Permis B']]);
  });

  test('of whom one does not see stay as they are', async () => {
    const { programmeId } = await someTraining(server, superuser);
    const { programmeId: other } = await someTraining(server, superuser);
    const { pool } = server.services.db;
    await pool.query('update applicants set formation_id = $1 where account_id = $2', [
      other,
      ids[0],
    ]);
    await pool.query(
      `insert into formation_links (manager_id, formation_id)
       select id, $1 from accounts where email = $2`,
      [programmeId, manager.email],
    );
    const see = (managers_see: 'all' | 'programmes') =>
      server.call('PUT /centre_settings/', { as: superuser.token, body: { managers_see } });
    await see('programmes');
    expect(await set({ add: ['Forum'] })).toBe(1);
    await see('all');
    expect(await tags()).toEqual([[], ['Forum']]);
  });
});
