import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  password,
  signIn,
  someCandidate,
  someEmail,
  someManager,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { accountOf } from '../../../testing/fixtures/programme-worlds.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo, tokenIn, type Message } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { settleAddresses } from './settle-address.ts';

describe('the address of somebody who has registered, changed by one of the staff', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;
  let manager: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
  });

  afterAll(() => server.close());

  const enter = async ({ email }: Person): Promise<string> => (await signIn(server, email)).token;

  const tokenTo = async (email: string): Promise<string> => {
    const [mail] = await mailsTo(server, email);
    return tokenIn(mail as Message);
  };

  const opens = async (email: string) =>
    (await server.call('POST /token/', { body: { email, password } })).status === 200;

  /** Somebody whose address the manager has moved to a mailbox of their own, and said there that it is theirs. */
  const taken = async () => {
    const person = await someCandidate(server, { ...superuser, token: await enter(superuser) });
    const id = await accountOf(server, person);
    const own = someEmail();
    await move(id, own);
    return { person, id, own };
  };

  const move = async (id: number, email: string, by = manager) =>
    server.call('PUT /follow-up/people/{id}/', {
      as: await enter(by),
      params: { id },
      body: { first_name: 'Zoé', last_name: 'Le Goff', email, phone: '06 39 98 55 66' },
    });

  const confirm = async (email: string) =>
    server.call('POST /address-changes/{token}/', { params: { token: await tokenTo(email) } });

  const object = (token: string) =>
    server.call('POST /address-changes/{token}/objection/', { params: { token } });

  const pageOf = async (id: number) =>
    (
      await server.call('GET /follow-up/people/{id}/', {
        as: await enter(superuser),
        params: { id },
      })
    ).body;

  test('counts only once the one of before has had seven days to say no', async () => {
    const { person, id, own } = await taken();
    const { body } = await confirm(own);
    expect(body).toEqual({ email: own, counts_from: '2026-09-08T08:00:00.000Z' });
    clock.pass(6.9, 'days');
    // A second look at the link is no second proof.
    expect((await confirm(own)).body.counts_from).toBe('2026-09-08T08:00:00.000Z');
    await settleAddresses(server.services);
    expect([await opens(person.email), await opens(own)]).toEqual([true, false]);
    expect(await pageOf(id)).toMatchObject({
      email: person.email,
      new_email: own,
      new_email_confirmed: true,
      new_email_from: '2026-09-08T08:00:00.000Z',
    });
    clock.pass(0.2, 'days');
    const { token } = await signIn(server, person.email);
    await settleAddresses(server.services);
    expect((await server.call('GET /user/', { as: token })).status).toBe(401);
    expect([await opens(person.email), await opens(own)]).toEqual([false, true]);
    expect(await pageOf(id)).toMatchObject({ email: own, new_email: null, new_email_from: null });
    const { body: log } = await server.call('GET /journal/', {
      as: await enter(superuser),
      query: { person: String(id), deed: 'move_address' },
    });
    expect(log).toMatchObject([{ actor: { role: 'system' } }]);
  });

  test('is stopped by whoever reads at the one of before, and superusers hear who asked for it', async () => {
    const { person, id, own } = await taken();
    await confirm(own);
    const [asked] = await mailsTo(server, person.email);
    expect(asked?.text).toContain(own);
    const objection = await tokenTo(person.email);
    expect((await object(objection)).status).toBe(204);
    expect((await object(objection)).failure.code).toBe('address_objection_unusable');
    clock.pass(8, 'days');
    await settleAddresses(server.services);
    expect((await confirm(own)).failure.code).toBe('address_link_unusable');
    expect(await pageOf(id)).toMatchObject({ email: person.email, new_email: null });
    const [told] = await mailsTo(server, superuser.email);
    const staff = await server.call('GET /staff/', { as: await enter(superuser) });
    const by = staff.body.find(({ email }) => email === manager.email);
    for (const one of [own, person.email, by?.first_name ?? '?']) expect(told?.text).toContain(one);
  });

  test('counts at once where a superuser says so, before or after it was confirmed', async () => {
    const { person, id, own } = await taken();
    const hasten = async (by: Person) =>
      server.call('POST /follow-up/people/{id}/new-address/', {
        as: await enter(by),
        params: { id },
      });
    expect((await hasten(manager)).status).toBe(403);
    expect((await hasten(superuser)).status).toBe(204);
    expect(await opens(person.email)).toBe(true);
    expect((await confirm(own)).body.counts_from).toBeNull();
    expect(await opens(own)).toBe(true);
    const [second, third] = [someEmail(), someEmail()];
    await move(id, second);
    await confirm(second);
    await hasten(superuser);
    expect(await opens(second)).toBe(true);
    expect((await hasten(superuser)).status).toBe(404);
    await move(id, third, superuser);
    expect((await confirm(third)).body.counts_from).toBeNull();
  });

  test('is put right the same day where the one of before refuses mail, also the one that asked', async () => {
    const { person, id, own } = await taken();
    await confirm(own);
    // By a mail that came back: what is still on its way to there says nothing else.
    const refuse = () =>
      server.services.db.read
        .updateTable('accounts')
        .set({ address_refused_at: clock.now(), address_returned: true })
        .where('id', '=', id)
        .execute();
    await refuse();
    await settleAddresses(server.services);
    expect(await opens(own)).toBe(true);
    await refuse();
    const [right, written] = [someEmail(), await mailsTo(server, own)];
    await move(id, right);
    expect(await mailsTo(server, own)).toHaveLength(written.length);
    expect((await confirm(right)).body.counts_from).toBeNull();
    expect([await opens(person.email), await opens(own), await opens(right)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('is given up where somebody else has it by the day on which it would count', async () => {
    const { person, id, own } = await taken();
    await confirm(own);
    await server.call('POST /temp-applicants/', {
      as: await enter(superuser),
      body: [{ first_name: 'Ana', last_name: 'Martin', email: own, phone: null }],
    });
    clock.pass(8, 'days');
    await settleAddresses(server.services);
    expect(await opens(person.email)).toBe(true);
    expect((await pageOf(id)).new_email).toBeNull();
    const about = 'Un changement d’adresse ne peut plus se faire';
    for (const reader of [person, manager]) {
      const [told] = await mailsTo(server, reader.email);
      expect(told).toMatchObject({ subject: about, text: expect.stringContaining(own) });
    }
    // Neither learns who has it, and the person themself not that somebody does.
    expect((await mailsTo(server, person.email))[0]?.text).not.toContain('compte l’a');
  });

  test('asks anew for a code of the app where the account has one', async () => {
    const { id, own } = await taken();
    await server.services.db.read
      .insertInto('second_factors')
      .values({ account_id: id, sealed: 'sealed', last_step: 0, since: clock.now() })
      .execute();
    await confirm(own);
    clock.pass(8, 'days');
    await settleAddresses(server.services);
    const { failure } = await server.call('POST /token/', { body: { email: own, password } });
    expect(failure.code).toBe('second_factor_needed');
  });
});
