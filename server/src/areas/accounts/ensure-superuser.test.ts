import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../../platform/config.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { someEmail } from '../../testing/fixtures/by-calls.ts';
import { ensureSuperuser, type NewSuperuser } from './ensure-superuser.ts';

describe('the generated password of the first superuser', () => {
  const email = someEmail();
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ ADMIN_EMAIL: email });
  });

  afterAll(() => server.close());

  const signsIn = async ({ password }: NewSuperuser): Promise<boolean> =>
    (await server.call('POST /token/', { body: { email, password } })).status === 200;

  test('is shown before it counts: what ends in between leaves no account whose password nobody has seen', async () => {
    const shown: NewSuperuser[] = [];
    const cutShort = ensureSuperuser(server.services, (superuser) => {
      shown.push(superuser);
      throw new Error('killed');
    });
    await expect(cutShort).rejects.toThrow('killed');
    const made = await ensureSuperuser(server.services, (superuser) => shown.push(superuser));
    expect(shown).toHaveLength(2);
    expect(made).toEqual(shown[1]);
    expect(await Promise.all(shown.map(signsIn))).toEqual([false, true]);
    expect(await ensureSuperuser(server.services, (superuser) => shown.push(superuser))).toBeNull();
    expect(shown).toHaveLength(2);
  });
});

describe('a start', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });

  afterAll(() => server.close());

  const superusers = async (): Promise<(string | null)[]> => {
    const { db } = server.services;
    const rows = await db.read
      .selectFrom('accounts')
      .select('email')
      .where('kind', '=', 'superuser')
      .orderBy('id')
      .execute();
    return rows.map(({ email }) => email);
  };

  const startWith = (adminEmail: Config['adminEmail']): Promise<NewSuperuser | null> =>
    ensureSuperuser({
      ...server.services,
      config: { ...server.services.config, adminEmail, adminPassword: 'Tandem-2026!' },
    });

  test('makes the first superuser where there is none, and one more only for an address that is named and unknown', async () => {
    expect(await startWith(null)).toMatchObject({ email: 'admin@tandem.local' });
    expect(await startWith(null)).toBeNull();
    // As on a database that was restored from another server.
    const { pool } = server.services.db;
    await pool.query(
      `update accounts set email = 'direction@exemple.fr', email_key = 'direction@exemple.fr'`,
    );
    expect(await startWith(null)).toBeNull();
    expect(await startWith('direction@exemple.fr')).toBeNull();
    expect(await superusers()).toEqual(['direction@exemple.fr']);
    expect(await startWith('cheffe@exemple.fr')).toMatchObject({ email: 'cheffe@exemple.fr' });
    expect(await superusers()).toEqual(['direction@exemple.fr', 'cheffe@exemple.fr']);
  });
});
