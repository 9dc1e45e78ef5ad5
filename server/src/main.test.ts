import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChildServer, type ChildServer } from './testing/product/child-server.ts';
import { candidatesPerSession, prepareLongRun, sessionCount } from './testing/fixtures/long-run.ts';
import { startMailServer, type TestMailServer } from './testing/outside-world/mail-server.ts';
import { postgresUrl, someDatabase, type SomeDatabase } from './testing/database/template.ts';
import { waitFor } from './testing/wait-for.ts';
import { password } from './testing/fixtures/by-calls.ts';

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

/** On both databases: a process starts, stops and is killed with its database within it or beside it. */
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

  /** What the first start has printed; each of the tests may run alone. */
  let printed: string;
  let first: ChildServer;
  let signedIn: string;

  beforeAll(async () => {
    database = await someDatabase();
    mail = await startMailServer();
    first = start();
    const address = await first.address();
    const line = await waitFor('the password is printed', () =>
      /mot de passe : (\S+)/.exec(first.output().stdout),
    );
    printed = line[1] ?? '';
    signedIn = await accessTo(address, printed);
    first.process.kill('SIGTERM');
    await first.ended();
  });

  afterAll(async () => {
    for (const child of children) {
      child.process.kill('SIGKILL');
      await child.ended();
    }
    await mail.close();
    await database.remove();
  });

  test('the first start makes the superuser and prints the password', async () => {
    expect(signedIn).toMatch(/^ey/);
    expect(await first.ended()).toBe(0);
    expect(first.output().stderr).toBe('');
  });

  test('the next does not; SIGTERM lets a call in flight end, takes no new one, and leaves a database that opens', async () => {
    const more = { SMTP_URL: mail.url, LOG_LEVEL: 'info' };
    const child = start(more);
    const address = await child.address();
    const access = await accessTo(address, printed);
    expect(child.output().stdout).not.toContain('mot de passe');
    const invited = 'lente@exemple.fr';
    mail.hold(invited);
    const inFlight = post(
      address,
      'temp-applicants/',
      [{ first_name: 'Zoé', last_name: '', email: invited, phone: null }],
      access,
    );
    await waitFor('the mail server is asked', () => mail.held(invited));
    child.process.kill('SIGTERM');
    await waitFor('no new call is taken', () =>
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

    const reopened = start(more);
    const again = await reopened.address();
    const rows = await fetch(`${again}/api/temp-applicants/`, {
      headers: { authorization: `Bearer ${await accessTo(again, printed)}` },
    });
    expect(await rows.json()).toMatchObject([{ email: invited, email_sent: true }]);
    expect(mail.mailsTo(invited)).toHaveLength(1);
    reopened.process.kill('SIGINT');
    expect(await reopened.ended()).toBe(0);
    expect(reopened.output().stdout).not.toContain('mot de passe');
  });

  describe('during a run of the matching', () => {
    let busy: SomeDatabase;

    beforeAll(async () => {
      busy = await someDatabase();
      await prepareLongRun(busy);
    });

    afterAll(() => busy.remove());

    const startBusy = () =>
      start({
        DATA_DIR: busy.dataDir,
        DATABASE_URL: busy.url,
        ADMIN_PASSWORD: password,
      });

    interface Run {
      state: string;
      started_at: string;
      progress: number;
      pairs_scored: number;
    }

    const runOn = async (address: string, access: string): Promise<Run> => {
      const response = await fetch(`${address}/api/launch_matching/`, {
        headers: { authorization: `Bearer ${access}` },
      });
      return (await response.json()) as Run;
    };

    /** The run once it has come so far, and is not at its end. */
    const underway = (address: string, access: string, least: number): Promise<Run> =>
      waitFor('the run is under way', async () => {
        const run = await runOn(address, access);
        if (run.state === 'done' || run.state === 'failed')
          throw new Error(`The run has ended: ${run.state}.`);
        return run.state === 'running' && run.progress >= least && run;
      });

    let startedAt: string;

    test('a stop ends at once', async () => {
      const child = startBusy();
      const address = await child.address();
      const access = await accessTo(address);
      const gone = new AbortController();
      const launched = fetch(`${address}/api/launch_matching/`, {
        method: 'POST',
        headers: { authorization: `Bearer ${access}` },
        signal: gone.signal,
      });
      ({ started_at: startedAt } = await underway(address, access, 1));
      gone.abort();
      // Answered by now or not: nobody waits for it any longer.
      await launched.catch(() => undefined);
      child.process.kill('SIGTERM');
      expect(await child.ended()).toBe(0);
    });

    test('the next start goes on with it, also after a kill', async () => {
      const killed = startBusy();
      const address = await killed.address();
      const key = await accessTo(address);
      const run = await waitFor('the run goes on', async () => {
        const now = await runOn(address, key);
        return now.progress >= 1 && now;
      });
      expect(run.started_at).toBe(startedAt);
      // On a PostgreSQL, what a killed server was doing is taken up when its heart has not beaten for a while.
      killed.process.kill(postgresUrl() ? 'SIGTERM' : 'SIGKILL');
      await killed.ended();

      const last = startBusy();
      const again = await last.address();
      const access = await accessTo(again);
      const ended = await waitFor('the run has ended', async () => {
        const now = await runOn(again, access);
        return now.state !== 'running' && now;
      });
      expect(ended).toMatchObject({
        state: 'done',
        started_at: startedAt,
        progress: 100,
        pairs_scored: sessionCount * candidatesPerSession,
      });
      last.process.kill('SIGTERM');
      expect(await last.ended()).toBe(0);
    });
  });
});
