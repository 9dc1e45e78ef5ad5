import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runnersOf } from '../../runners.ts';
import {
  someEmail,
  signIn,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';
import { accountOf } from '../../testing/fixtures/programme-worlds.ts';
import { accept } from '../../testing/fixtures/meetings.ts';
import { standingClock } from '../../testing/product/clock.ts';
import { mailsTo } from '../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { beginFollowUp } from '../../testing/follow-up/begin-follow-up.ts';
import { hashToken, makeSecretToken } from '../../platform/security/tokens.ts';
import { setAddress } from '../accounts/index.ts';
import { runFollowUp } from '../follow-up/index.ts';

/** A Tuesday at 10:15 in Paris. */
const clock = standingClock('2026-09-01T08:15:00Z');

let server: TestServer;
let superuser: Person;

beforeAll(async () => {
  server = await startTestServer({}, { now: clock.now });
  await beginFollowUp(server, clock.now());
});
afterAll(() => server.close());

const linkIn = (text: string): string => /\/confirmer\/([\w-]+)/.exec(text)?.[1] ?? '';

/** What leaves by itself, day by day. */
const pass = async (days: number): Promise<void> => {
  for (let day = 0; day < days; day += 1) {
    clock.pass(1, 'days');
    await runFollowUp(server.services);
    await runnersOf(server.services)['return-set-aside']({}, 1, new AbortController().signal);
  }
};

const stateOf = async ({ need }: Placement): Promise<string> => {
  const row = await server.services.db.read
    .selectFrom('offers')
    .select('state')
    .where('id', '=', need.id)
    .executeTakeFirstOrThrow();
  return row.state;
};

/** The links that a company was sent, newest first, each once. */
const linksTo = async ({ company }: Placement): Promise<string[]> => {
  const texts = (await mailsTo(server, company.email)).map(({ text }) => linkIn(text));
  return texts.filter((link) => link !== '');
};

/** A need for which nobody has answered for a month: its company has been asked. */
const askedNeed = async (): Promise<{ world: Placement; params: { token: string } }> => {
  superuser = await someSuperuser(server);
  const world = await somePlacement(server, superuser);
  await pass(33);
  const [token = ''] = await linksTo(world);
  return { world, params: { token } };
};

const say = (
  params: { token: string },
  body: { answer: 'yes' | 'elsewhere' | 'later'; channel?: 'network'; until?: string },
) => server.call('POST /confirmations/{token}/', { params, body });

describe('a need for which nobody answers', () => {
  test('is asked about by a link, which alone changes nothing; a yes lets it be', async () => {
    const { world, params } = await askedNeed();
    expect(await server.call('GET /confirmations/{token}/', { params })).toMatchObject({
      status: 200,
      body: { about: 'need', title: 'Développeur web', state: 'active', waiting: 1 },
    });
    await pass(1);
    expect(await stateOf(world)).toBe('active');
    expect(await say(params, { answer: 'yes' })).toMatchObject({
      status: 200,
      body: { state: 'active', confirmed_at: clock.now().toISOString() },
    });
    await pass(25);
    expect(await stateOf(world)).toBe('active');
  });

  test('is set aside where nothing is said, tells all three, and opens again by the link', async () => {
    const { world, params } = await askedNeed();
    await pass(11);
    expect(await stateOf(world)).toBe('active');
    await pass(1);
    expect(await stateOf(world)).toBe('set_aside');
    const [told] = await mailsTo(server, world.company.email);
    expect(told?.subject).toContain('cherchez-vous toujours');
    const again = { token: linkIn(told?.text ?? '') };
    for (const link of [params, again])
      expect(await server.call('GET /confirmations/{token}/', { params: link })).toMatchObject({
        body: { state: 'set_aside' },
      });
    for (const person of [world.candidate, superuser]) {
      const { token } = await signIn(server, person.email);
      const { body } = await server.call('GET /notifications/', { as: token });
      expect(body.items.map(({ text }) => text).join()).toMatch(/suspendu/);
    }
    expect(await say(params, { answer: 'yes' })).toMatchObject({ body: { state: 'active' } });
    expect(await say(params, { answer: 'yes' })).toMatchObject({ body: { state: 'active' } });
    await pass(3);
    expect(await stateOf(world)).toBe('active');
  });

  test('is told nothing of by a link that went to an address of before, nor are its messages switched off by one', async () => {
    const { world, params } = await askedNeed();
    const [told] = await mailsTo(server, world.company.email);
    const [, less = ''] = /\/moins-de-messages\/([\w-]+)/.exec(told?.text ?? '') ?? [];
    const ask = () => [
      server.call('GET /confirmations/{token}/', { params }),
      server.call('GET /messages/less/{token}/', { params: { token: less } }),
    ];
    const statuses = async () => (await Promise.all(ask())).map(({ status }) => status);
    expect(await statuses()).toEqual([200, 200]);
    const company = await accountOf(server, world.company);
    await server.services.db.transaction((tx) => setAddress(tx, company, someEmail()));
    expect(await statuses()).toEqual([404, 404]);
  });

  test('is told nothing of by a link of two months ago, which the database never held', async () => {
    const { world, params } = await askedNeed();
    const { rows } = await server.services.db.pool.query(
      `select (select jsonb_agg(c) from confirmations c) as asked,
        (select jsonb_agg(l) from confirmation_links l) as links`,
    );
    expect(JSON.stringify(rows)).toContain(hashToken(params.token));
    expect(JSON.stringify(rows)).not.toContain(params.token);
    clock.pass(56, 'days');
    expect((await server.call('GET /confirmations/{token}/', { params })).status).toBe(200);
    clock.pass(4, 'days');
    expect((await server.call('GET /confirmations/{token}/', { params })).status).toBe(404);
    const answer = { answer: 'elsewhere', channel: 'network' } as const;
    expect((await say(params, answer)).status).toBe(404);
    expect(await stateOf(world)).toBe('active');
    // Two months at once are a clock that has jumped, until it is put right.
    clock.pass(-60, 'days');
  });

  test('is filled elsewhere or put off by the link, and says what is missing', async () => {
    const { world, params } = await askedNeed();
    expect(await say(params, { answer: 'elsewhere' })).toMatchObject({
      status: 400,
      failure: { fields: { channel: expect.any(String) } },
    });
    expect(await say(params, { answer: 'later', until: '2020-01-01' })).toMatchObject({
      status: 400,
      failure: { fields: { until: expect.any(String) } },
    });
    expect(await stateOf(world)).toBe('active');
    expect(await say(params, { answer: 'later', until: '2027-06-01' })).toMatchObject({
      body: { state: 'set_aside', until: '2027-06-01' },
    });
    for (let click = 0; click < 2; click += 1)
      expect(await say(params, { answer: 'elsewhere', channel: 'network' })).toMatchObject({
        body: { state: 'filled' },
      });
    const { token } = await signIn(server, superuser.email);
    const { body } = await server.call('GET /offers/{id}/moves/', {
      as: token,
      params: { id: world.need.id },
    });
    expect(body.map(({ to, role }) => [to, role])).toEqual([
      ['active', 'tutor'],
      ['set_aside', 'company'],
      ['filled', 'company'],
    ]);
  });

  test('is set aside unasked where its company wants no reminders, not where the staff had held it back', async () => {
    superuser = await someSuperuser(server);
    const [muted, held] = [
      await somePlacement(server, superuser),
      await somePlacement(server, superuser),
    ];
    const [mutedId, heldId] = [
      await accountOf(server, muted.company),
      await accountOf(server, held.company),
    ];
    const { db } = server.services;
    await db.read
      .insertInto('follow_up_readers')
      .values({ account_id: mutedId, token: makeSecretToken(), muted: ['reminders'] })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ muted: ['reminders'] }))
      .execute();
    await db.read
      .insertInto('follow_up_holds')
      .values({ account_id: heldId, created_at: clock.now() })
      .execute();
    await pass(47);
    expect([await stateOf(muted), await stateOf(held)]).toEqual(['set_aside', 'active']);
    await db.read.deleteFrom('follow_up_holds').where('account_id', '=', heldId).execute();
    await pass(8);
    expect(await stateOf(held)).toBe('active');
  });

  test('that has been answered for is neither asked about nor set aside', async () => {
    superuser = await someSuperuser(server);
    const world = await somePlacement(server, superuser);
    await accept(server, world);
    await pass(60);
    expect(await linksTo(world)).toEqual([]);
    expect(await stateOf(world)).toBe('active');
  });
});
