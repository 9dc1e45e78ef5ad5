import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { someEmail } from '../../testing/world.ts';
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
