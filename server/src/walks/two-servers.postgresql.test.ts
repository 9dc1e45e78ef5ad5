import { slotsOf } from '@tandem/domain/forums/forum';
import { hashToken } from '../platform/security/tokens.ts';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChildServer, type ChildServer } from '../testing/product/child-server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { someDatabase, type SomeDatabase } from '../testing/database/template.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import { publishedForum, slotsAreFree, twoByTwo } from '../testing/fixtures/forums.ts';
import {
  password,
  signIn,
  someEmail,
  somePlacement,
  someSuperuser,
  unique,
  type Person,
  type Placement,
} from '../testing/fixtures/by-calls.ts';

const secret = 'the same key for both servers'.padEnd(40, '.');

describe('two servers on one database', () => {
  let database: SomeDatabase;
  let one: TestServer;
  let other: TestServer;
  let superuser: Person;
  let world: Placement;

  beforeAll(async () => {
    database = await someDatabase();
    const environment = { SECRET_KEY: secret, ADMIN_PASSWORD: password };
    one = await startTestServer(environment, { on: database });
    other = await startTestServer(environment, { on: database });
    superuser = await someSuperuser(one);
    world = await somePlacement(one, superuser);
  });

  afterAll(async () => {
    await one.close();
    await other.close();
    await database.remove();
  });

  const statusAs = async (server: TestServer, token: string) =>
    (await server.call('GET /user/', { as: token })).status;

  test('a sign-in at one holds at the other, and ends at both', async () => {
    const person = await signIn(one, superuser.email);
    expect(await statusAs(other, person.token)).toBe(200);
    const refreshed = await other.call('POST /token/refresh/', {
      body: { refresh: person.refresh },
    });
    expect(await statusAs(one, refreshed.body.access)).toBe(200);
    await other.call('POST /sign-out/', { body: { refresh: person.refresh } });
    expect(await statusAs(one, person.token)).toBe(401);
  });

  test('guesses are counted together', async () => {
    const email = someEmail();
    const guess = async (server: TestServer) =>
      (await server.call('POST /token/', { body: { email, password: 'Faux-2026!' } })).status;
    expect([await guess(one), await guess(other), await guess(one)]).toEqual([401, 401, 401]);
    const { rows } = await one.services.db.pool.query(
      `update sign_in_failures set count = 15 where key = $1 and count = 3 returning key`,
      [`pair:${hashToken(email)}:127.0.0.1`],
    );
    // So many that the wait outlasts the slowest machine.
    expect(rows).toHaveLength(1);
    expect([await guess(one), await guess(other)]).toEqual([429, 429]);
  });

  test('of launches at the same instant one begins a run, and the others join it', async () => {
    const countRuns = async () => {
      const { rows } = await one.services.db.pool.query<{ runs: number }>(
        'select count(*)::int as runs from matching_runs',
      );
      return rows[0]?.runs ?? 0;
    };
    const before = await countRuns();
    const launches = await Promise.all(
      [one, other].map((server) => server.call('POST /launch_matching/', { as: superuser.token })),
    );
    for (const { status } of launches) expect([200, 202]).toContain(status);
    const states = async () =>
      Promise.all(
        [one, other].map(
          async (server) =>
            (await server.call('GET /launch_matching/', { as: superuser.token })).body.state,
        ),
      );
    await waitFor('both tell the end', states, (seen) => seen.every((state) => state === 'done'));
    const runs = (await countRuns()) - before;
    const started = new Set(launches.map(({ body }) => body.started_at));
    expect(runs).toBe(started.size);
  });

  test('a bell rings at the other, and a message goes out once whichever takes it', async () => {
    const { company, candidate, matchId } = world;
    const unread = async () =>
      (await other.call('GET /notifications/', { as: candidate.token })).body.unread;
    const before = await unread();
    await one.call('POST /matches/{id}/', {
      as: company.token,
      params: { id: matchId },
      body: { action: 1 },
    });
    expect(await unread()).toBe(before + 1);
    const emails = Array.from({ length: 30 }, () => someEmail());
    const invite = (server: TestServer, to: string[]) =>
      server.call('POST /temp-applicants/', {
        as: superuser.token,
        body: to.map((email) => ({ first_name: 'Zoé', last_name: 'Arc', email, phone: null })),
      });
    // Half of them are invited at both at once.
    await Promise.all([invite(one, emails.slice(0, 20)), invite(other, emails.slice(10))]);
    const tries = async () => {
      const { rows } = await one.services.db.pool.query<{ attempts: number; state: string }>(
        'select attempts, state from messages where recipient = any($1)',
        [emails],
      );
      return rows.map(({ attempts, state }) => `${state} ${attempts}`);
    };
    const seen = await waitFor('none is open', tries, (all) =>
      all.every((each) => each.startsWith('sent')),
    );
    expect(seen).toEqual(emails.map(() => 'sent 1'));
  });

  test('a move made at both at the same instant is made once', async () => {
    const { company, candidate, matchId } = world;
    const params = { id: matchId };
    const history = async () =>
      (await one.call('GET /matches/{id}/history/', { as: superuser.token, params })).body;
    for (let round = 0; round < 30; round += 1) {
      const back = await one.call('POST /matches/{id}/', {
        as: superuser.token,
        params,
        body: { action: 0 },
      });
      expect(back.status).toBe(200);
      const before = (await history()).length;
      const [byCompany, byCandidate] = await Promise.all([
        one.call('POST /matches/{id}/', { as: company.token, params, body: { action: -1 } }),
        other.call('POST /matches/{id}/', { as: candidate.token, params, body: { action: -2 } }),
      ]);
      expect(new Set([byCompany.status, byCandidate.status])).toEqual(new Set([200, 409]));
      const steps = (await history()).slice(before).map(({ from, to }) => [from, to]);
      expect(steps).toEqual([[0, byCompany.status === 200 ? -1 : -2]]);
      const { body } = await other.call('GET /matches/{id}/', { as: superuser.token, params });
      expect(body.status).toBe(steps[0]?.[1]);
    }
  });

  test('a slot of a forum that is taken at both at the same instant is taken once, and the other is told', async () => {
    const people = await twoByTwo(one, superuser);
    const { id, meetings } = await publishedForum(one, people.world);
    const { token: as } = superuser;
    const own = meetings.filter((meeting) => meeting.applicant === people.other.id);
    expect(own).toHaveLength(2);
    for (let round = 0; round < 10; round += 1) {
      const { body: forum } = await other.call('GET /forums/{id}/', { as, params: { id } });
      const used = new Set(forum.meetings.map((meeting) => meeting.slot));
      const slot = slotsOf(forum).findIndex((_, index) => !used.has(index));
      expect(slot).toBeGreaterThanOrEqual(0);
      const answers = await Promise.all(
        [one, other].map((server, index) =>
          server.call('PUT /forums/{id}/meetings/{meeting}/', {
            as,
            params: { id, meeting: own[index]?.id ?? 0 },
            body: { slot },
          }),
        ),
      );
      const [lost, ...more] = answers.filter(({ status }) => status !== 200);
      expect(more).toEqual([]);
      expect(lost?.failure.code).toBe('forum_slot_taken');
      const after = await one.call('GET /forums/{id}/', { as, params: { id } });
      expect(slotsAreFree(after.body)).toBe(true);
      expect(after.body.meetings.filter((meeting) => meeting.slot === slot)).toHaveLength(1);
    }
  });
});

interface Backend {
  child: ChildServer;
  port: number;
  isReady: boolean;
}

const askingMs = 100;

/** What stands before several servers: it asks each whether it is ready, and sends calls to those that are, in turn. */
const startProxy = async (backends: Backend[]) => {
  let turn = 0;
  const asking = new AbortController();
  const ask = async ({ port }: Backend): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/api/health/ready/`).then(
      ({ ok }) => ok,
      () => false,
    );
  const askAll = async (): Promise<void> => {
    while (!asking.signal.aborted) {
      for (const backend of backends) backend.isReady = await ask(backend);
      await pause(askingMs);
    }
  };
  const asked = askAll();
  const server = createServer((incoming, answer) => {
    const ready = backends.filter(({ isReady }) => isReady);
    const backend = ready[(turn += 1) % ready.length];
    const { method, url: path, headers } = incoming;
    const forwarded = httpRequest({ port: backend?.port, method, path, headers });
    forwarded.on('response', (response: IncomingMessage) => {
      answer.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(answer);
    });
    forwarded.on('error', () => answer.writeHead(502).end());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await waitFor('the proxy listens', () => server.listening);
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      asking.abort();
      await asked;
      server.closeAllConnections();
      server.close();
    },
  };
};

test('a rolling restart behind a proxy drops no call', async () => {
  const database = await someDatabase();
  const start = async (): Promise<Backend> => {
    const child = startChildServer({
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.url,
      ADMIN_EMAIL: 'admin@exemple.fr',
      ADMIN_PASSWORD: password,
      DRAIN_SECONDS: '2',
    });
    return { child, port: Number(new URL(await child.address()).port), isReady: false };
  };
  const backends = await Promise.all([start(), start()]);
  const proxy = await startProxy(backends);
  await waitFor('both are ready', () => backends.every(({ isReady }) => isReady));
  const post = (path: string, body: unknown, access = '') =>
    fetch(`${proxy.address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
      body: JSON.stringify(body),
    });
  const signedIn = await post('token/', { email: 'admin@exemple.fr', password });
  const { access } = (await signedIn.json()) as { access: string };
  const over = new AbortController();
  const statuses: number[] = [];
  const write = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const answer = await post('formations/', { name: unique('BTS '), level: '5' }, access);
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
  };
  const writing = Promise.all([write(), write()]);
  const someWritten = async (): Promise<void> => {
    const before = statuses.length;
    await waitFor('some is written', () => statuses.length > before + 5);
  };
  const stop = async ({ child }: Backend): Promise<void> => {
    child.process.kill('SIGTERM');
    expect(await child.ended()).toBe(0);
  };
  const [first, second] = backends;
  await someWritten();
  await stop(first);
  await someWritten();
  const next = await start();
  backends.push(next);
  await waitFor('it is ready', () => next.isReady);
  await stop(second);
  await someWritten();
  over.abort();
  await writing;
  expect(new Set(statuses)).toEqual(new Set([201]));
  await proxy.close();
  await stop(next);
  await database.remove();
}, 240_000);
