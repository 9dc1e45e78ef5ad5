import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startDatabaseProxy,
  type DatabaseProxy,
} from '../../testing/outside-world/database-proxy.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { startMailServer, type TestMailServer } from '../../testing/outside-world/mail-server.ts';
import { someDatabase, type SomeDatabase } from '../../testing/database/template.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { someEmail, someSuperuser, unique, type Person } from '../../testing/fixtures/by-calls.ts';

describe('PostgreSQL goes away and comes back', () => {
  let database: SomeDatabase;
  let proxy: DatabaseProxy;
  let mail: TestMailServer;
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    database = await someDatabase();
    proxy = await startDatabaseProxy(database.url ?? '');
    mail = await startMailServer();
    const on = { dataDir: database.dataDir, url: proxy.url };
    server = await startTestServer({ SMTP_URL: mail.url }, { on });
    superuser = await someSuperuser(server);
  });

  afterAll(async () => {
    await server.close();
    await proxy.cut();
    await mail.close();
    await database.remove();
  });

  const addProgramme = (name: string) =>
    server.call('POST /formations/', { as: superuser.token, body: { name, level: '5' } });
  const ready = async () => (await server.call('GET /health/ready/')).status;
  const invite = (email: string) =>
    server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: [{ first_name: 'Zoé', last_name: 'Arc', email, phone: null }],
    });

  const messagesTo = (email: string) =>
    server.services.db.pool
      .query<{ state: string }>('select state from messages where recipient = $1', [email])
      .catch(() => ({ rows: [] as { state: string }[] }));

  test('calls are told so meanwhile, then all works again and nothing acknowledged is lost', async () => {
    const kept: string[] = [];
    const refusals: Awaited<ReturnType<typeof addProgramme>>[] = [];
    const over = new AbortController();
    const write = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const name = unique('BTS ');
        const answer = await addProgramme(name);
        if (answer.status === 201) kept.push(name);
        else refusals.push(answer);
      }
    };
    const writing = Promise.all(Array.from({ length: 8 }, write));
    for (let outage = 1; outage <= 3; outage += 1) {
      const before = kept.length;
      await waitFor('some is written', () => kept.length > before + 10);
      await proxy.cut();
      const refused = refusals.length;
      await waitFor('some is refused', () => refusals.length > refused + 10);
      for (const key of ['GET /health/', 'GET /health/ready/'] as const) {
        const { status, headers } = await server.call(key);
        expect([key, status, headers['retry-after']]).toEqual([key, 503, '2']);
      }
      expect((await server.call('GET /health/live/')).status).toBe(200);
      await proxy.restore();
    }
    await waitFor('it is ready again', async () => (await ready()) === 200);
    const before = kept.length;
    await waitFor('some is written', () => kept.length > before);
    over.abort();
    await writing;
    for (const { status, failure, headers } of refusals)
      expect({ status, failure, retryAfter: headers['retry-after'] }).toEqual({
        status: 503,
        failure: {
          code: 'database_unavailable',
          message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
        },
        retryAfter: '2',
      });
    const { body } = await server.call('GET /formations/', { as: superuser.token });
    expect(body.map(({ name }) => name)).toEqual(expect.arrayContaining(kept));
  });

  test('a mail that goes out meanwhile goes out once, and the next ones go on', async () => {
    const email = someEmail();
    mail.hold(email);
    const inviting = invite(email);
    await waitFor('the mail server is asked', () => mail.held(email));
    await proxy.cut();
    mail.release(email, 'accepted');
    await inviting;
    await waitFor('the mail is out', () => mail.mailsTo(email).length > 0);
    expect(await ready()).toBe(503);
    await proxy.restore();
    await waitFor(
      'the message counts as sent',
      async () => {
        const { rows } = await messagesTo(email);
        return rows[0]?.state;
      },
      (state) => state === 'sent',
    );
    expect(mail.mailsTo(email)).toHaveLength(1);
    const next = someEmail();
    await waitFor('the next is invited', async () => (await invite(next)).status === 201);
    await waitFor('its mail is out', () => mail.mailsTo(next).length === 1);
  });
});
