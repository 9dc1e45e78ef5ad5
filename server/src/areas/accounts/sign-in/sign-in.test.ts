import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { standingClock } from '../../../testing/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import {
  password,
  signIn,
  someApplicant,
  someEmail,
  someManager,
  someSuperuser,
  unique,
  type Person,
} from '../../../testing/world.ts';

/** On both databases: failures are counted in transactions that meet or take turns. */
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
    });
    const refreshed = await server.call('POST /token/refresh/', {
      body: { refresh: body.refresh },
    });
    expect(refreshed.status).toBe(200);
    expect((await server.call('GET /user/', { as: refreshed.body.access })).status).toBe(200);
  });

  test('tells each kind of account what it is', async () => {
    const manager = await someManager(server, superuser);
    const applicant = await someApplicant(server, manager);
    const asManager = await server.call('GET /user/', { as: manager.token });
    expect(asManager.body.user).toMatchObject({
      type: 'admin',
      is_staff: true,
      is_superuser: false,
      name: "Maëlle L'Hostis",
    });
    const asApplicant = await server.call('GET /user/', { as: applicant.token });
    expect(asApplicant.body.user).toMatchObject({
      type: 'A',
      is_staff: false,
      is_superuser: false,
    });
    const info = await server.call('GET /user/info/', { as: applicant.token });
    expect(info.body).toEqual({ first_name: 'Zoé', last_name: "D'Arc", email: applicant.email });
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
    // From wherever it is tried, and with the right password as well.
    const refused = await tryWith(email, password, unique('host-'));
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

  test('slows down for a network address that tries one account after another', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await tryWith(someEmail(), password)).status).toBe(401);
    const refused = await tryWith(superuser.email, password);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await tryWith(superuser.email, password, unique('host-'))).status).toBe(200);
  });

  test('counts guesses that come all at once', async () => {
    const tries = Array.from({ length: 20 }, (_, index) =>
      tryWith(superuser.email, `Guess-${index}!`, unique('host-')),
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
