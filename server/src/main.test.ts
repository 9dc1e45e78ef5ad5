import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChildServer, type ChildServer } from './testing/child-server.ts';
import { startMailServer, type TestMailServer } from './testing/mail-server.ts';
import { someDatabase, type SomeDatabase } from './testing/template.ts';
import { until } from './testing/until.ts';
import { password } from './testing/world.ts';

const adminEmail = 'admin@exemple.fr';

const post = async (address: string, path: string, body: unknown, access?: string) => {
  const response = await fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(access && { authorization: `Bearer ${access}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const accessTo = async (address: string, typed = password): Promise<string> => {
  const { body } = await post(address, 'token/', { email: adminEmail, password: typed });
  return String(body['access']);
};

describe('the server as a process', () => {
  let database: SomeDatabase;
  let mail: TestMailServer;
  const children: ChildServer[] = [];

  const start = (more: Record<string, string | undefined> = {}): ChildServer => {
    const child = startChildServer({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.url,
      ADMIN_EMAIL: adminEmail,
      ...more,
    });
    children.push(child);
    return child;
  };

  beforeAll(async () => {
    database = await someDatabase();
    mail = await startMailServer();
  });

  afterAll(async () => {
    for (const child of children) {
      child.process.kill('SIGKILL');
      await child.ended();
    }
    await mail.close();
    await database.remove();
  });

  test('a wrong value stops it with one line', async () => {
    const child = start({ SMTP_URL: 'mail.example' });
    expect(await child.ended()).toBe(1);
    expect(child.output()).toEqual({
      stdout: '',
      stderr: 'SMTP_URL is wrong: it must be an smtp:// or smtps:// address.\n',
    });
  });

  test('a database that does not answer stops it with one line', async () => {
    const child = start({ DATABASE_URL: 'postgres://tandem:motdepasse@127.0.0.1:1/none' });
    expect(await child.ended()).toBe(1);
    expect(child.output().stderr).toMatch(/^DATABASE_URL is wrong: [^\n]+ECONNREFUSED[^\n]+\n$/);
    expect(child.output().stderr).not.toContain('motdepasse');
  });

  test('a taken port stops it with one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await until('the port is taken', () => other.listening);
    const child = start({ PORT: String((other.address() as AddressInfo).port) });
    expect(await child.ended()).toBe(1);
    expect(child.output().stderr).toMatch(/^PORT is wrong: [^\n]+\n$/);
    other.close();
  });

  test('the first start makes the superuser and prints the password, the next does not', async () => {
    const first = start();
    const address = await first.address();
    const printed = await until('the password is printed', () =>
      /mot de passe : (\S+)/.exec(first.output().stdout),
    );
    expect(await accessTo(address, printed[1])).toMatch(/^ey/);
    first.process.kill('SIGTERM');
    expect(await first.ended()).toBe(0);
    expect(first.output().stderr).toBe('');

    const second = start();
    const again = await second.address();
    expect(await accessTo(again, printed[1])).toMatch(/^ey/);
    second.process.kill('SIGINT');
    expect(await second.ended()).toBe(0);
    expect(second.output().stdout).not.toContain('mot de passe');
  });

  test('SIGTERM lets a call in flight end, takes no new one, and leaves a database that opens', async () => {
    const more = {
      SMTP_URL: mail.url,
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'info',
    };
    // The password of the first start was a generated one: this superuser is another.
    const child = start({ ...more, ADMIN_EMAIL: 'chef@exemple.fr' });
    const address = await child.address();
    const signedIn = await post(address, 'token/', { email: 'chef@exemple.fr', password });
    const invited = 'lente@exemple.fr';
    mail.hold(invited);
    const inFlight = post(
      address,
      'temp-applicants/',
      [{ first_name: 'Zoé', last_name: '', email: invited, phone: null }],
      String(signedIn.body['access']),
    );
    await until('the mail server is asked', () => mail.held(invited));
    child.process.kill('SIGTERM');
    await until('no new call is taken', () =>
      fetch(`${address}/api/health/`).then(
        () => false,
        () => true,
      ),
    );
    mail.release(invited, 'accepted');
    const answer = await inFlight;
    expect(answer).toEqual({
      status: 201,
      body: { number_created: 1, rejected_emails: [], failed_emails: [] },
    });
    expect(await child.ended()).toBe(0);

    const reopened = start({ ...more, ADMIN_EMAIL: 'chef@exemple.fr' });
    const again = await reopened.address();
    const { body } = await post(again, 'token/', { email: 'chef@exemple.fr', password });
    const rows = await fetch(`${again}/api/temp-applicants/`, {
      headers: { authorization: `Bearer ${String(body['access'])}` },
    });
    expect(await rows.json()).toMatchObject([{ email: invited, email_sent: true }]);
    expect(mail.mailsTo(invited)).toHaveLength(1);
    reopened.process.kill('SIGTERM');
    expect(await reopened.ended()).toBe(0);
  });
});
