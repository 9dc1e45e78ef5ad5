import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runnersOf } from '../../../runners.ts';
import { enrol } from '../../../testing/fixtures/contracts/enrolment.ts';
import {
  signIn,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  startWebhookServer,
  type TestWebhookServer,
} from '../../../testing/outside-world/webhook-server.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

/** As https://www.standardwebhooks.com has receivers do it. */
const isSigned = (secret: string, { headers, body }: TestWebhookServer['caught'][number]) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = createHmac('sha256', key).update(signed).digest('base64');
  return headers['webhook-signature'] === `v1,${expected}`;
};

describe('webhooks', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;
  let receiver: TestWebhookServer;

  beforeAll(async () => {
    server = await startTestServer({ WEBHOOKS_PRIVATE: 'true' }, { now: clock.now });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  beforeEach(async () => {
    receiver = await startWebhookServer();
  });

  afterEach(async () => {
    await server.services.db.pool.query('delete from webhooks');
    await receiver.close();
  });

  const add = async (kinds: readonly string[] = ['match.status'], url = receiver.url) => {
    const { body } = await server.call('POST /webhooks/', {
      as: superuser.token,
      body: { url, kinds: kinds as never },
    });
    return body;
  };

  const deliver = (stopping = new AbortController().signal) =>
    runnersOf(server.services)['deliver-webhooks']({}, 1, stopping);

  const log = async (id: number) => {
    const { body } = await server.call('GET /webhooks/{id}/deliveries/', {
      as: superuser.token,
      params: { id },
    });
    return body.deliveries;
  };

  const happen = async (count: number) => {
    for (let record = 1; record <= count; record += 1)
      await server.services.db.pool.query("select tell_webhooks('match.status', $1)", [record]);
  };

  const records = () =>
    receiver.caught.map(({ body }) => (JSON.parse(body) as { data: { id: number } }).data.id);

  test('tell what happens by kinds and numbers alone, signed', async () => {
    const kinds = ['candidate.stage', 'match.status', 'contract.state', 'enrolment.state'] as const;
    const { secret } = await add(kinds);
    const world: Placement = await somePlacement(server, superuser);
    await enrol(server, world);
    await deliver();
    const told = receiver.caught.map(({ body }) => JSON.parse(body) as { type: string });
    expect(new Set(told.map(({ type }) => type))).toEqual(new Set(kinds));
    for (const caught of receiver.caught) {
      expect(isSigned(secret, caught)).toBe(true);
      expect(Object.keys(JSON.parse(caught.body) as object)).toEqual(['type', 'timestamp', 'data']);
      expect(caught.body).toMatch(
        /^\{"type":"[a-z.]+","timestamp":"[\dTZ:.-]+","data":\{"id":\d+\}\}$/,
      );
    }
    expect(isSigned(`${secret.slice(0, -4)}AAA=`, receiver.caught[0] as never)).toBe(false);
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'match.status', data: { id: world.matchId } }),
    );
  });

  test('tell nothing of what was not asked for, nor of what is undone', async () => {
    await add(['contract.state']);
    await happen(1);
    const { db } = server.services;
    const undone = db.transaction(async (tx) => {
      await tx
        .insertInto('webhook_deliveries')
        .values({
          webhook_id: (await tx.selectFrom('webhooks').select('id').executeTakeFirstOrThrow()).id,
          kind: 'contract.state',
          record: 1,
          happened_at: clock.now(),
        })
        .execute();
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await deliver();
    expect(receiver.caught).toEqual([]);
  });

  test('go on later, in their order, where the receiver fails', async () => {
    const { id } = await add();
    await happen(2);
    receiver.answer(500);
    await deliver();
    expect(records()).toEqual([1]);
    expect(await log(id)).toMatchObject([
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 1, status: 500 },
    ]);
    await deliver();
    expect(records()).toEqual([1]);
    receiver.answer(302);
    clock.pass(1, 'minutes');
    await deliver();
    receiver.answer(204);
    clock.pass(5, 'minutes');
    await deliver();
    expect(records()).toEqual([1, 1, 1, 2]);
    expect((await log(id)).map(({ state }) => state)).toEqual(['sent', 'sent']);
    const ids = new Set(receiver.caught.map(({ headers }) => headers['webhook-id']));
    expect(ids.size).toBe(2);
  });

  test('that hang keep no others waiting, and say so', async () => {
    const slow = await add();
    const quick = await startWebhookServer();
    await add(['match.status'], quick.url);
    receiver.answer('hang');
    await happen(1);
    const stopping = new AbortController();
    const done = deliver(stopping.signal);
    await waitFor('the other is told', () => quick.caught.length === 1);
    await done;
    await quick.close();
    expect(await log(slow.id)).toMatchObject([
      { state: 'waiting', status: null, error: 'Pas de réponse en 10 secondes.' },
    ]);
  }, 20_000);

  test('lose nothing to a kill, and what is told twice has one number', async () => {
    const { id } = await add();
    await happen(3);
    const stopping = new AbortController();
    const done = deliver(stopping.signal);
    await waitFor('the first is told', () => receiver.caught.length > 0);
    stopping.abort();
    await done;
    // As after a kill between the answer and its note.
    await server.services.db.pool.query(
      "update webhook_deliveries set state = 'waiting', attempts = 0 where record = 1",
    );
    await deliver();
    expect(new Set(records())).toEqual(new Set([1, 2, 3]));
    const numbers = receiver.caught.map(({ headers }) => headers['webhook-id']);
    expect(numbers.length).toBeGreaterThan(3);
    expect(new Set(numbers).size).toBe(3);
    expect((await log(id)).every(({ state }) => state === 'sent')).toBe(true);
  });

  test('of two servers at the same instant one tells it, each thing once and in its order', async () => {
    await add();
    await happen(5);
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(records()).toEqual([1, 2, 3, 4, 5]);
  });

  test('are given up after three days, and superusers are told; they can be resumed', async () => {
    const { id } = await add();
    await happen(1);
    receiver.answer(503);
    for (let hours = 0; hours < 96; hours += 6) {
      await deliver();
      clock.pass(6, 'hours');
    }
    superuser = await signIn(server, superuser.email);
    const list = await server.call('GET /webhooks/', { as: superuser.token });
    expect(list.body.webhooks).toMatchObject([{ id, stopped_at: expect.any(String) }]);
    const bell = await server.call('GET /notifications/', { as: superuser.token });
    expect(JSON.stringify(bell.body)).toContain('n’a rien pris depuis trois jours');
    await happen(1);
    expect(await log(id)).toHaveLength(1);
    receiver.answer(204);
    const params = { id };
    await server.call('POST /webhooks/{id}/resuming/', { as: superuser.token, params });
    const [last] = await log(id);
    await server.call('POST /webhook-deliveries/{id}/again/', {
      as: superuser.token,
      params: { id: last?.id ?? 0 },
    });
    // By the job that either of the two calls leaves behind.
    const isSent = (states: readonly string[]) => states.every((state) => state === 'sent');
    const states = async () => (await log(id)).map(({ state }) => state);
    expect(await waitFor('it is told once more', states, isSent)).toHaveLength(1);
  });
});

describe('an address inside the house', () => {
  let server: TestServer;
  let superuser: Person;
  let receiver: TestWebhookServer;

  beforeAll(async () => {
    server = await startTestServer({}, { jobsWait: true });
    superuser = await someSuperuser(server);
    receiver = await startWebhookServer();
  });

  afterAll(async () => {
    await receiver.close();
    await server.close();
  });

  test.each([
    'http://exemple.fr/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://intranet/',
    'https://qui:quoi@exemple.fr/',
    'file:///etc/passwd',
    'exemple',
  ])('%s is refused', async (url) => {
    const { status, failure } = await server.call('POST /webhooks/', {
      as: superuser.token,
      body: { url, kinds: ['match.status'] },
    });
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['url']]);
  });

  test('is not reached by one that was there already either', async () => {
    const { body } = await server.call('POST /webhooks/', {
      as: superuser.token,
      body: { url: 'https://exemple.fr/', kinds: ['match.status'] },
    });
    const { pool } = server.services.db;
    await pool.query('update webhooks set url = $1', [receiver.url]);
    await pool.query("select tell_webhooks('match.status', 1)");
    await runnersOf(server.services)['deliver-webhooks']({}, 1, new AbortController().signal);
    expect(receiver.caught).toEqual([]);
    const { body: log } = await server.call('GET /webhooks/{id}/deliveries/', {
      as: superuser.token,
      params: { id: body.id },
    });
    expect(log.deliveries[0]?.error).toBe('L’adresse mène à une machine du réseau interne.');
  });
});
