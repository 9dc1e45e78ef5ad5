import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rotateKey } from '../../../maintenance/rotate-key.ts';
import { hasSealed } from '../../../platform/database/dump.ts';
import { everywhereWith } from '../../../testing/database/everywhere-with.ts';
import {
  password,
  signIn,
  someCandidate,
  someManager,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { codeAt } from '../../../testing/fixtures/app-code.ts';
import { setUpApp, type SecondFactorOf } from '../../../testing/fixtures/second-factor.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

const wrong = { code: 'wrong_code', message: 'Ce code n’est pas le bon, ou il a déjà servi.' };

describe('a second factor', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const givePassword = (email: string, device?: string) =>
    server.call('POST /token/', {
      body: { email, password, ...(device !== undefined && { device }) },
    });

  const challengeFor = async (email: string): Promise<string> => {
    const { status, failure } = await givePassword(email);
    expect([status, failure.code]).toEqual([401, 'second_factor_needed']);
    return String(failure.data?.['challenge']);
  };

  interface Step {
    from?: string;
    device?: string;
  }

  const giveCode = (challenge: string, code: string, { from = '192.0.2.7', device }: Step = {}) =>
    server.call('POST /token/second-factor/', {
      body: { challenge, code, ...(device !== undefined && { device }) },
      from,
    });

  const subjects = async ({ email }: Person) =>
    (await mailsTo(server, email)).map(({ subject }) => subject);

  let person: Person;
  let own: SecondFactorOf;
  const codeNow = () => codeAt(own.key, clock.now());

  beforeEach(async () => {
    // Tokens end by this clock as well.
    superuser = await signIn(server, superuser.email);
    person = await someCandidate(server, superuser);
    own = await setUpApp(server, person);
    clock.pass(30, 'seconds');
  });

  test('is asked for after the password, and opens with the code of the moment', async () => {
    const { status, headers, failure } = await givePassword(person.email);
    expect([status, headers['retry-after']]).toEqual([401, undefined]);
    expect(failure).toEqual({
      code: 'second_factor_needed',
      message: 'Donnez maintenant le code de votre application, ou un code de secours.',
      data: { challenge: expect.stringMatching(/^[\w.-]+$/) },
    });
    const challenge = String(failure.data?.['challenge']);
    const refused = await giveCode(challenge, codeAt(own.key, new Date(0)));
    expect([refused.status, refused.failure]).toEqual([
      400,
      { ...wrong, fields: { code: wrong.message } },
    ]);
    const typed = codeNow().replace(/^.../, '$& ');
    const given = await giveCode(challenge, typed, { device: '' });
    expect([given.status, typeof given.body.device]).toEqual([200, 'string']);
    const { body } = await server.call('GET /user/', { as: given.body.access });
    expect(body.user.email).toBe(person.email);
  });

  test('opens once with each code, and with none before it', async () => {
    const before = codeAt(own.key, new Date(clock.now().getTime() - 30_000));
    expect((await giveCode(await challengeFor(person.email), codeNow())).status).toBe(200);
    for (const code of [codeNow(), before]) {
      const again = await giveCode(await challengeFor(person.email), code);
      expect([again.status, again.failure.code]).toEqual([400, 'wrong_code']);
    }
    clock.pass(30, 'seconds');
    const both = await Promise.all(
      [1, 2].map(async () => giveCode(await challengeFor(person.email), codeNow())),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('takes a challenge of this password, for five minutes, and of nobody else', async () => {
    const challenge = await challengeFor(person.email);
    const other = await someCandidate(server, superuser);
    const { body: setup } = await server.call('POST /second-factor/', { as: other.token });
    for (const none of ['x', `${challenge.slice(0, -4)}AAAA`, setup.setup]) {
      const refused = await giveCode(none, codeNow());
      expect([refused.status, refused.failure.code]).toEqual([400, 'challenge_unusable']);
    }
    clock.pass(5, 'minutes');
    expect((await giveCode(challenge, codeNow())).failure.code).toBe('challenge_unusable');
    const early = await challengeFor(person.email);
    const { body } = await giveCode(await challengeFor(person.email), codeNow());
    await server.call('POST /password-change/', {
      as: body.access,
      body: { current_password: password, new_password: 'Nouveau-2026!' },
    });
    clock.pass(30, 'seconds');
    expect((await giveCode(early, codeNow())).failure.code).toBe('challenge_unusable');
  });

  test('is not guessed, from wherever; its owner’s device is counted by itself', async () => {
    const { body } = await giveCode(await challengeFor(person.email), codeNow(), { device: '' });
    clock.pass(30, 'seconds');
    const challenge = await challengeFor(person.email);
    for (let count = 0; count < 5; count += 1)
      expect((await giveCode(challenge, '000 000', { from: `198.51.100.${count}` })).status).toBe(
        400,
      );
    const refused = await giveCode(challenge, codeNow());
    expect([refused.status, refused.failure.code]).toEqual([429, 'too_many_sign_ins']);
    const known = await giveCode(challenge, codeNow(), { device: body.device ?? '' });
    expect(known.status).toBe(200);
  });

  test('opens with each recovery code once, of which its owner is told', async () => {
    expect(new Set(own.recoveryCodes).size).toBe(10);
    const [code = ''] = own.recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const { status, body } = await giveCode(await challengeFor(person.email), typed);
    expect(status).toBe(200);
    expect((await giveCode(await challengeFor(person.email), code)).failure.code).toBe(
      'wrong_code',
    );
    const told = (await mailsTo(server, person.email)).find(
      ({ subject }) => subject === 'Un code de secours a servi',
    );
    expect(told?.text).toContain('Il vous en reste 9.');
    const read = await server.call('GET /second-factor/', { as: body.access });
    expect(read.body.recovery_codes_left).toBe(9);
    const renewed = await server.call('POST /second-factor/recovery-codes/', { as: body.access });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    const [, former = ''] = own.recoveryCodes;
    expect((await giveCode(await challengeFor(person.email), former)).status).toBe(400);
    const [fresh = ''] = renewed.body.recovery_codes;
    expect((await giveCode(await challengeFor(person.email), fresh)).status).toBe(200);
  });

  test('is set up by its owner, with a first code, once; other devices are signed out', async () => {
    const other = await someCandidate(server, superuser);
    const elsewhere = await signIn(server, other.email);
    const { body: begun } = await server.call('POST /second-factor/', { as: other.token });
    // Nothing is switched on yet.
    expect((await givePassword(other.email)).status).toBe(200);
    const confirm = (as: string, code: string) =>
      server.call('PUT /second-factor/', { as, body: { setup: begun.setup, code } });
    const code = codeAt(begun.key, clock.now());
    expect((await confirm(other.token, '000000')).failure.code).toBe('wrong_code');
    expect((await confirm(person.token, code)).failure.code).toBe('setup_unusable');
    expect((await confirm(other.token, code)).status).toBe(200);
    expect((await confirm(other.token, code)).failure.code).toBe('second_factor_exists');
    expect((await server.call('GET /user/', { as: elsewhere.token })).status).toBe(401);
    expect((await subjects(other))[0]).toBe('La connexion en deux étapes est activée');
    const again = await server.call('POST /second-factor/', { as: other.token });
    expect([again.status, again.failure.code]).toEqual([409, 'second_factor_exists']);
    const read = await server.call('GET /second-factor/', { as: other.token });
    expect(read.body).toEqual({ since: clock.now().toISOString(), recovery_codes_left: 10 });
  });

  test('is switched off by the password alone, and told of', async () => {
    const off = (typed: string) =>
      server.call('POST /second-factor/removal/', { as: person.token, body: { password: typed } });
    expect((await off('Faux-2026!')).failure).toMatchObject({
      code: 'wrong_password',
      fields: { password: 'Le mot de passe est incorrect.' },
    });
    expect((await off(password)).status).toBe(204);
    expect((await off(password)).failure.code).toBe('second_factor_off');
    expect((await givePassword(person.email)).status).toBe(200);
    expect((await subjects(person))[0]).toBe('La connexion en deux étapes est désactivée');
  });

  test('is taken off by a superuser for who has lost it, and told of', async () => {
    const reset = (email: string) =>
      server.call('POST /second-factor/resets/', { as: superuser.token, body: { email } });
    expect((await reset(superuser.email)).failure.fields).toEqual({
      email: 'Pour votre propre compte, passez par votre profil.',
    });
    expect((await reset(person.email.toUpperCase())).status).toBe(204);
    expect((await reset(person.email)).failure.fields).toEqual({
      email: 'Aucun compte à cette adresse n’a de connexion en deux étapes ni de clé d’accès.',
    });
    expect((await server.call('GET /user/', { as: person.token })).status).toBe(401);
    expect((await givePassword(person.email)).status).toBe(200);
    expect((await subjects(person))[0]).toBe(
      'La connexion en deux étapes a été retirée de votre compte',
    );
  });

  test('is kept sealed, also with a new secret, and is gone with its account', async () => {
    const { db, vault, keyring, config } = server.services;
    expect(await hasSealed(db.read)).toBe(true);
    for (const secret of [
      own.key,
      ...own.recoveryCodes.map((code) => code.replaceAll('-', '').slice(4)),
    ])
      expect(await everywhereWith(server, secret)).toEqual([]);
    const rotated = await rotateKey({ db, vault, keyring, secretFile: config.secretFile });
    expect(rotated.unreadable).toBe(0);
    expect(rotated.resealed).toBeGreaterThan(0);
    expect((await giveCode(await challengeFor(person.email), codeNow())).status).toBe(200);
    const again = await signInAgain();
    await server.call('POST /account-deletion/', { as: again, body: { password } });
    for (const table of ['second_factors', 'recovery_codes']) {
      const { rows } = await db.pool.query(
        `select 1 from ${table} where not exists (select 1 from accounts where id = account_id)`,
      );
      expect(rows).toEqual([]);
    }
  });

  const signInAgain = async (): Promise<string> => {
    clock.pass(30, 'seconds');
    return (await giveCode(await challengeFor(person.email), codeNow())).body.access;
  };
});

describe('a second factor that the centre asks of its staff', () => {
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

  const demand = (isDemanded: boolean) =>
    server.call('PUT /centre_settings/', {
      as: superuser.token,
      body: { staff_second_factor: isDemanded },
    });

  const isMissing = async ({ token }: Person) =>
    (await server.call('GET /user/', { as: token })).body.user.second_factor_missing;

  const works = ({ token }: Person) => server.call('GET /applicant/', { as: token });

  test('is asked by a superuser who has one', async () => {
    const { status, failure } = await demand(true);
    expect([status, failure.code]).toEqual([409, 'second_factor_first']);
    await setUpApp(server, superuser);
    expect((await demand(true)).body).toMatchObject({
      managers_see: 'all',
      staff_second_factor: true,
    });
    expect(await isMissing(superuser)).toBe(false);
  });

  test('leads those without one to it, and lets them do nothing else until then', async () => {
    expect(await isMissing(manager)).toBe(true);
    const refused = await works(manager);
    expect([refused.status, refused.failure.code]).toEqual([403, 'second_factor_missing']);
    expect(refused.failure.message).toContain('la connexion en deux étapes');
    expect((await server.call('GET /privacy/', { as: manager.token })).status).toBe(200);
    const candidate = await someCandidate(server, superuser);
    expect(await isMissing(candidate)).toBe(false);
    await setUpApp(server, manager);
    expect(await isMissing(manager)).toBe(false);
    expect((await works(manager)).status).toBe(200);
  });

  test('is missed again by whoever switches it off, until the centre asks no more', async () => {
    await server.call('POST /second-factor/removal/', {
      as: manager.token,
      body: { password },
    });
    expect((await works(manager)).status).toBe(403);
    expect((await demand(false)).status).toBe(200);
    expect((await works(manager)).status).toBe(200);
  });
});
