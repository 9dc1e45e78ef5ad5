import { hashToken } from '../../../platform/security/tokens.ts';
import { linkIn, mailsTo } from '../../../testing/product/mails.ts';
import type { Message } from '../../../platform/messages/message-queries.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  password,
  signIn,
  someCandidate,
  someEmail,
  someManager,
  someSuperuser,
  unique,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';

describe('signing in', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
  });

  // Each test comes from a network address of its own, after all failures have been forgotten.
  let from = '';
  beforeEach(async () => {
    clock.pass(31, 'minutes');
    from = unique('host-');
    superuser = await signIn(server, superuser.email);
  });

  afterAll(() => server.close());

  const tryWith = (email: string, typed: string, host = from) =>
    server.call('POST /token/', { body: { email, password: typed }, from: host });

  const fail = async (times: number, email: string, host = from): Promise<number[]> => {
    const statuses: number[] = [];
    for (let count = 0; count < times; count += 1)
      statuses.push((await tryWith(email, 'Wrong-2026!', host)).status);
    return statuses;
  };

  test('answers a pair of tokens that work', async () => {
    const { status, body } = await tryWith(superuser.email, password);
    expect(status).toBe(200);
    const { body: me } = await server.call('GET /user/', { as: body.access });
    expect(me.user).toEqual({
      email: superuser.email,
      type: 'admin',
      is_staff: true,
      is_superuser: true,
      name: 'Super Utilisateur',
      has_outbox: false,
      second_factor_missing: false,
    });
    const refreshed = await server.call('POST /token/refresh/', {
      body: { refresh: body.refresh },
    });
    expect(refreshed.status).toBe(200);
    expect((await server.call('GET /user/', { as: refreshed.body.access })).status).toBe(200);
  });

  test('tells each kind of account what it is', async () => {
    const manager = await someManager(server, superuser);
    const candidate = await someCandidate(server, manager);
    const asManager = await server.call('GET /user/', { as: manager.token });
    expect(asManager.body.user).toMatchObject({
      type: 'admin',
      is_staff: true,
      is_superuser: false,
      name: "Maëlle L'Hostis",
    });
    const asCandidate = await server.call('GET /user/', { as: candidate.token });
    expect(asCandidate.body.user).toMatchObject({
      type: 'A',
      is_staff: false,
      is_superuser: false,
    });
    const info = await server.call('GET /user/info/', { as: candidate.token });
    expect(info.body).toEqual({ first_name: 'Zoé', last_name: "D'Arc", email: candidate.email });
  });

  test('takes the address in any case, with space around it', async () => {
    for (const typed of [superuser.email.toUpperCase(), `  ${superuser.email} `])
      expect((await tryWith(typed, password)).status).toBe(200);
  });

  test('answers the same for an unknown account, a wrong password, and an invited account', async () => {
    const invited = someEmail();
    await server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: [{ first_name: '', last_name: '', email: invited, phone: null }],
    });
    const answers = [
      await tryWith(someEmail(), password),
      await tryWith(superuser.email, 'Wrong-2026!'),
      await tryWith(invited, password),
      await tryWith('not an address', password),
    ];
    for (const { status, failure, headers } of answers) {
      expect(status).toBe(401);
      expect(failure).toEqual({
        code: 'wrong_credentials',
        message: 'Identifiant ou mot de passe incorrect. Veuillez réessayer.',
      });
      expect(headers['retry-after']).toBeUndefined();
    }
    const [first, ...others] = answers.map(({ headers }) => Object.keys(headers).toSorted());
    for (const other of others) expect(other).toEqual(first);
  });

  test.each([[someEmail()], [null]])('slows down for an account, known or not', async (given) => {
    const email = given ?? superuser.email;
    expect(await fail(5, email)).toEqual([401, 401, 401, 401, 401]);
    // With the right password as well.
    const refused = await tryWith(email, password);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    expect(refused.failure).toEqual({
      code: 'too_many_sign_ins',
      message: 'Trop de tentatives de connexion. Patientez quelques minutes avant de réessayer.',
      data: { retry_after: 1 },
    });
    clock.pass(1, 'seconds');
    expect(await fail(1, email)).toEqual([401]);
    expect((await tryWith(email, password)).headers['retry-after']).toBe('2');
    clock.pass(2, 'seconds');
    expect(await fail(1, email)).toEqual([401]);
    expect((await tryWith(email, password)).headers['retry-after']).toBe('4');
  });

  test('forgets the failures of an account after a success', async () => {
    await fail(4, superuser.email);
    expect((await tryWith(superuser.email, password)).status).toBe(200);
    const hosts = unique('host-');
    expect(await fail(5, superuser.email, hosts)).toEqual([401, 401, 401, 401, 401]);
  });

  test('forgets failures after half an hour without one', async () => {
    await fail(5, superuser.email);
    expect((await tryWith(superuser.email, password)).status).toBe(429);
    clock.pass(30, 'minutes');
    expect(await fail(5, superuser.email)).toEqual([401, 401, 401, 401, 401]);
  });

  /** As if the server had counted so many failures until now. */
  const failed = (key: string, count: number) =>
    server.services.db.read
      .insertInto('sign_in_failures')
      .values({ key, count, last_failed_at: clock.now() })
      .execute();

  test('slows down for an account that is tried from everywhere, known or not', async () => {
    for (const email of [superuser.email, someEmail()]) {
      await failed(`account:${hashToken(email)}`, 99);
      expect((await tryWith(email, 'Wrong-2026!', unique('host-'))).status).toBe(401);
      const refused = await tryWith(email, password, unique('host-'));
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    }
    clock.pass(1, 'seconds');
    expect((await tryWith(superuser.email, password, unique('host-'))).status).toBe(200);
  });

  test('slows down for a network far above what a school mistypes', async () => {
    for (let count = 0; count < 12; count += 1)
      expect((await tryWith(someEmail(), password)).status).toBe(401);
    expect((await tryWith(superuser.email, password)).status).toBe(200);
    const school = unique('host-');
    await failed(`host:${school}`, 299);
    expect((await tryWith(someEmail(), password, school)).status).toBe(401);
    const refused = await tryWith(superuser.email, password, school);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await tryWith(superuser.email, password)).status).toBe(200);
  });

  test('takes all addresses of an IPv6 subscriber as one network', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await tryWith(superuser.email, 'Wrong-2026!', `2001:db8::${count}`)).status).toBe(
        401,
      );
    expect((await tryWith(superuser.email, password, '2001:db8::ff')).status).toBe(429);
    expect((await tryWith(superuser.email, password, '2001:db8:0:1::ff')).status).toBe(200);
  });

  test('lets nobody keep the owner of an address out, nor a school its pupils', async () => {
    await fail(12, superuser.email);
    expect((await tryWith(superuser.email, password, unique('host-'))).status).toBe(200);
    for (let count = 0; count < 12; count += 1) await tryWith(someEmail(), 'Wrong-2026!');
    const manager = await someManager(server, superuser);
    expect((await tryWith(manager.email, password)).status).toBe(200);
  });

  describe('on a device that is known', () => {
    const tryOn = async (device: string, email: string, typed: string, host = from) => {
      const body = { email, password: typed, device };
      const { status, body: answer } = await server.call('POST /token/', { body, from: host });
      return { status, device: answer.device ?? '' };
    };

    const wrongOn = async (times: number, device: string, email: string) => {
      for (let count = 0; count < times; count += 1)
        expect((await tryOn(device, email, 'Wrong-2026!')).status).toBe(401);
    };

    test('nobody else keeps the right password out', async () => {
      const { device } = await tryOn('', superuser.email, password);
      await fail(5, superuser.email);
      await server.services.db.read
        .updateTable('sign_in_failures')
        .set({ count: 400 })
        .where('key', '=', `host:${from}`)
        .execute();
      expect((await tryWith(superuser.email, password)).status).toBe(429);
      expect((await tryOn(device, superuser.email, password)).status).toBe(200);
    });

    test('a flood from the same network waits, or is sent away, while it is signed in on', async () => {
      const { device } = await tryOn('', superuser.email, password);
      const answered: string[] = [];
      const flood = Array.from({ length: 260 }, async (_, count) => {
        const { failure } = await server.call('GET /temp-applicants/{token}/', {
          params: { token: `${count}`.padStart(43, 'x') },
          from,
        });
        answered.push(failure.code);
      });
      const { status } = await tryOn(device, superuser.email, password);
      answered.push(`signed in: ${status}`);
      await Promise.all(flood);
      expect(answered).toContain('too_many_requests');
      expect(answered).toContain('signed in: 200');
      expect(answered.indexOf('signed in: 200')).toBeLessThan(200);
    });

    test('a person mistypes as often as people do, and a thief has no more than that', async () => {
      const { device } = await tryOn('', superuser.email, password);
      await wrongOn(9, device, superuser.email);
      expect((await tryOn(device, superuser.email, password)).status).toBe(200);
      await wrongOn(10 + 5, device, superuser.email);
      expect((await tryOn(device, superuser.email, password)).status).toBe(429);
    });

    test('it is known for those who signed in on it, and for nobody else', async () => {
      const manager = await someManager(server, superuser);
      const first = await tryOn('', superuser.email, password);
      await fail(5, manager.email);
      expect((await tryOn(first.device, manager.email, password)).status).toBe(429);
      clock.pass(31, 'minutes');
      const both = await tryOn(first.device, manager.email, password);
      expect(both.status).toBe(200);
      for (const { email } of [superuser, manager]) {
        await fail(5, email);
        expect((await tryOn(both.device, email, password)).status).toBe(200);
      }
    });

    test('one that is forged, or was left long ago, is a new one', async () => {
      const { device } = await tryOn('', superuser.email, password);
      const forged = `${device.slice(0, -4)}AAAA`;
      for (const given of ['', 'x', forged, superuser.token]) {
        await fail(5, superuser.email);
        expect((await tryOn(given, superuser.email, password)).status).toBe(429);
        clock.pass(31, 'minutes');
      }
      clock.pass(181 * 24, 'hours');
      await fail(5, superuser.email);
      expect((await tryOn(device, superuser.email, password)).status).toBe(429);
    });
  });

  test('forgets every failure of an account whose password is chosen anew', async () => {
    const manager = await someManager(server, superuser);
    await fail(5, manager.email);
    expect((await tryWith(manager.email, password)).status).toBe(429);
    await server.call('POST /password-reset-email/', { body: { email: manager.email } });
    const [mail] = await mailsTo(server, manager.email);
    const link = linkIn(mail as Message);
    const chosen = 'Nouveau-2026!';
    await server.call('POST /password-reset/', {
      body: {
        uid: link.searchParams.get('uid') ?? '',
        token: link.searchParams.get('token') ?? '',
        new_password: chosen,
      },
    });
    expect((await tryWith(manager.email, chosen)).status).toBe(200);
  });

  test('counts guesses that come all at once', async () => {
    const tries = Array.from({ length: 20 }, (_, index) =>
      tryWith(superuser.email, `Guess-${index}!`),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('lets a whole class sign in at once from one address', async () => {
    const tries = Array.from({ length: 20 }, () => tryWith(superuser.email, password));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('asks for both fields', async () => {
    const { status, failure } = await server.call('POST /token/', {
      body: { email: '', password: '' },
    });
    expect(status).toBe(400);
    expect(failure.fields).toEqual({
      email: 'Ce champ est obligatoire.',
      password: 'Ce champ est obligatoire.',
    });
  });
});
