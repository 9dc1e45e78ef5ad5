import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  completeCompany,
  someCandidate,
  someManager,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

describe('from where people came', () => {
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
      await completeCompany(server, superuser),
    ].map(({ email }) => email);
    const { rows } = await server.services.db.pool.query<{ id: number }>(
      'select id from accounts where email = any($1) order by kind',
      [people],
    );
    ids = rows.map(({ id }) => id);
  });

  afterAll(() => server.close());

  const set = async (source: string | null, account_ids = ids) => {
    const { status, body } = await server.call('PUT /follow-up/sources/', {
      as: manager.token,
      body: { account_ids, source },
    });
    return [status, body.changed];
  };

  const sourceOf = async (id: number) => {
    const { body } = await server.call('GET /follow-up/people/{id}/', {
      as: manager.token,
      params: { id },
    });
    return body.source;
  };

  test('is said of both sides at once, corrected of one, taken away, and told to the audit log', async () => {
    expect(await set('Salon de l’Étudiant')).toEqual([200, 2]);
    expect(await set('Salon de l’Étudiant')).toEqual([200, 0]);
    expect(await set(' Parcoursup ', ids.slice(0, 1))).toEqual([200, 1]);
    expect([await sourceOf(ids[0] ?? 0), await sourceOf(ids[1] ?? 0)]).toEqual([
      'Parcoursup',
      'Salon de l’Étudiant',
    ]);
    expect(await set(null)).toEqual([200, 2]);
    expect(await sourceOf(ids[0] ?? 0)).toBe(null);
    // The two of one change are noted in no order.
    const { rows } = await server.services.db.pool.query<{ person_id: number; times: number }>(
      `select person_id, count(*)::int as times from journal where deed = 'change_follow_up'
       group by person_id order by times desc`,
    );
    expect(rows).toEqual([
      { person_id: ids[0], times: 3 },
      { person_id: ids[1], times: 2 },
    ]);
  });

  test('staff have none, and too long a text changes nothing', async () => {
    const { rows } = await server.services.db.pool.query<{ id: number }>(
      'select id from accounts where email = $1',
      [manager.email],
    );
    expect(await set('Salon', [rows[0]?.id ?? 0])).toEqual([200, 0]);
    const { status } = await server.call('PUT /follow-up/sources/', {
      as: manager.token,
      body: { account_ids: ids, source: 'x'.repeat(201) },
    });
    expect(status).toBe(400);
    expect(await sourceOf(ids[0] ?? 0)).toBe(null);
  });

  test('a call that forgets to say from where takes nobody’s away; an empty text does', async () => {
    expect(await set('Forum de l’emploi')).toEqual([200, 2]);
    const { status, failure } = await server.call('PUT /follow-up/sources/', {
      as: manager.token,
      body: { account_ids: ids } as never,
    });
    expect(status).toBe(400);
    expect(failure.fields).toEqual({ source: 'Ce champ est obligatoire.' });
    expect(await sourceOf(ids[0] ?? 0)).toBe('Forum de l’emploi');
    expect(await set(' ')).toEqual([200, 2]);
    expect(await sourceOf(ids[0] ?? 0)).toBe(null);
  });
});
