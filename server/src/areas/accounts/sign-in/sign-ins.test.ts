import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { linkIn, mailsTo, type Message } from '../../../testing/product/mails.ts';
import {
  password,
  signIn,
  someCandidate,
  someManager,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';

describe('a sign-in', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
  });

  beforeEach(async () => {
    superuser = await signIn(server, superuser.email);
  });

  afterAll(() => server.close());

  const refresh = (person: Person) =>
    server.call('POST /token/refresh/', { body: { refresh: person.refresh } });

  /** Whether its tokens still open something. */
  const isAlive = async (person: Person): Promise<boolean> => {
    const byAccess = await server.call('GET /user/', { as: person.token });
    const byRefresh = await refresh(person);
    expect([
      [200, 200],
      [401, 401],
    ]).toContainEqual([byAccess.status, byRefresh.status]);
    return byAccess.status === 200;
  };

  test('has an access token of ten minutes and a refresh token that gives new ones', async () => {
    const person = await someManager(server, superuser);
    clock.pass(9.9, 'minutes');
    expect((await server.call('GET /user/', { as: person.token })).status).toBe(200);
    clock.pass(0.2, 'minutes');
    const expired = await server.call('GET /user/', { as: person.token });
    expect(expired.status).toBe(401);
    expect(expired.failure).toEqual({
      code: 'not_signed_in',
      message: 'Votre session a expiré. Connectez-vous pour continuer.',
    });
    const { body } = await refresh(person);
    expect((await server.call('GET /user/', { as: body.access })).status).toBe(200);
  });

  test('ends when it was not used for three days', async () => {
    const person = await someManager(server, superuser);
    clock.pass(71.9, 'hours');
    expect((await refresh(person)).status).toBe(200);
    clock.pass(71.9, 'hours');
    expect((await refresh(person)).status).toBe(200);
    clock.pass(72, 'hours');
    const ended = await refresh(person);
    expect(ended.status).toBe(401);
    expect(ended.failure).toEqual({
      code: 'refresh_refused',
      message: 'Votre session a expiré. Connectez-vous à nouveau.',
    });
  });

  test('ends after fourteen days, however much it was used', async () => {
    const person = await someManager(server, superuser);
    for (let day = 2; day < 14; day += 2) {
      clock.pass(2, 'days');
      expect((await refresh(person)).status).toBe(200);
    }
    clock.pass(47.9, 'hours');
    const { status, body } = await refresh(person);
    expect(status).toBe(200);
    clock.pass(0.1, 'hours');
    expect((await refresh(person)).status).toBe(401);
    // The access token of a sign-in that has ended opens nothing either.
    expect((await server.call('GET /user/', { as: body.access })).status).toBe(401);
  });

  test('ends when one signs out, and no other does', async () => {
    const first = await someManager(server, superuser);
    const second = await signIn(server, first.email);
    const out = await server.call('POST /sign-out/', { body: { refresh: first.refresh } });
    expect([out.status, out.raw.length]).toEqual([204, 0]);
    expect(await isAlive(first)).toBe(false);
    expect(await isAlive(second)).toBe(true);
    const again = await server.call('POST /sign-out/', { body: { refresh: first.refresh } });
    expect(again.status).toBe(204);
  });

  test('goes on when the password is changed in it, and every other ends', async () => {
    const here = await someManager(server, superuser);
    const there = await signIn(server, here.email);
    const stranger = await someManager(server, superuser);
    const change = (current: string, next: string) =>
      server.call('POST /password-change/', {
        as: here.token,
        body: { current_password: current, new_password: next },
      });
    const wrong = await change('Wrong-2026!', 'Nouveau-2026!');
    expect(wrong.status).toBe(400);
    expect(wrong.failure).toMatchObject({
      code: 'wrong_password',
      fields: { current_password: 'Le mot de passe actuel est incorrect.' },
    });
    const weak = await change(password, 'motdepasse');
    expect(weak.failure).toMatchObject({
      code: 'weak_password',
      fields: { new_password: 'Le mot de passe doit contenir une majuscule' },
    });
    expect(await isAlive(there)).toBe(true);

    expect((await change(password, 'Nouveau-2026!')).status).toBe(200);
    expect(await isAlive(here)).toBe(true);
    expect(await isAlive(there)).toBe(false);
    expect(await isAlive(stranger)).toBe(true);
    await signIn(server, here.email, 'Nouveau-2026!');
    const old = await server.call('POST /token/', { body: { email: here.email, password } });
    expect(old.status).toBe(401);
    const [mail] = await mailsTo(server, here.email);
    expect(mail?.subject).toBe('Votre mot de passe a été changé');
    expect(mail?.text).not.toContain('agenda');
  });

  test('left its owner’s calendar to whoever copied its address, until the password is changed', async () => {
    const owner = await someManager(server, superuser);
    const made = await server.call('POST /calendar-address/', { as: owner.token });
    const url = new URL(made.body.address ?? '').pathname;
    expect((await server.app.inject({ url })).statusCode).toBe(200);
    await server.call('POST /password-change/', {
      as: owner.token,
      body: { current_password: password, new_password: 'Nouveau-2026!' },
    });
    expect((await server.app.inject({ url })).statusCode).toBe(404);
    const kept = await server.call('GET /calendar-address/', { as: owner.token });
    expect(kept.body.address).toBeNull();
    const [mail] = await mailsTo(server, owner.email);
    expect(mail?.text).toContain('L’adresse secrète de votre agenda a pris fin');
  });

  test('does not let its current password be guessed', async () => {
    const person = await someManager(server, superuser);
    const guess = () =>
      server.call('POST /password-change/', {
        as: person.token,
        body: { current_password: 'Wrong-2026!', new_password: 'Nouveau-2026!' },
        from: '192.0.2.9',
      });
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });

  test('changes the password once by the one of before, whoever else says it at this instant', async () => {
    const person = await someCandidate(server, superuser);
    const thief = await signIn(server, person.email);
    const chosen = ['Du-Proprietaire-26!', 'Du-Voleur-2026!'];
    const answers = await Promise.all(
      [person, thief].map(({ token }, at) =>
        server.call('POST /password-change/', {
          as: token,
          body: { current_password: password, new_password: chosen[at] ?? '' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const first = answers.findIndex(({ status }) => status === 200);
    const opens = await Promise.all(
      chosen.map(async (typed) => {
        const body = { email: person.email, password: typed };
        return (await server.call('POST /token/', { body })).status === 200;
      }),
    );
    expect(opens.indexOf(true)).toBe(first);
    expect(await isAlive(first === 0 ? thief : person)).toBe(false);
  });

  test('ends when the password is reset', async () => {
    const person = await someManager(server, superuser);
    await server.call('POST /password-reset-email/', { body: { email: person.email } });
    const [mail] = await mailsTo(server, person.email);
    const link = linkIn(mail as Message).searchParams;
    await server.call('POST /password-reset/', {
      body: {
        uid: link.get('uid') ?? '',
        token: link.get('token') ?? '',
        new_password: 'Nouveau-2026!',
      },
    });
    expect(await isAlive(person)).toBe(false);
  });

  test('ends when the account is deleted', async () => {
    const manager = await someManager(server, superuser);
    const candidate = await someCandidate(server, superuser);
    const { body: managers } = await server.call('GET /staff/', { as: superuser.token });
    const { body: candidates } = await server.call('GET /applicant/', { as: superuser.token });
    const idOf = (people: readonly { id: number; email: string | null }[], { email }: Person) =>
      people.find((person) => person.email === email)?.id ?? 0;
    await server.call('DELETE /staff/{id}/', {
      as: superuser.token,
      params: { id: idOf(managers, manager) },
    });
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: idOf(candidates, candidate) },
    });
    expect([await isAlive(manager), await isAlive(candidate)]).toEqual([false, false]);
  });

  test('is listed, and ended one by one or all but this one', async () => {
    const one = await someManager(server, superuser);
    const two = await signIn(server, one.email);
    const three = await signIn(server, one.email);
    const list = async (person: Person) =>
      (await server.call('GET /sign-ins/', { as: person.token })).body;
    const all = await list(two);
    expect(all).toHaveLength(3);
    expect(all.filter(({ current }) => current)).toHaveLength(1);
    expect(all[0]).toMatchObject({
      device: expect.any(String),
      created_at: clock.now().toISOString(),
    });
    const own = (await list(one)).find(({ current }) => current);

    const foreign = await server.call('DELETE /sign-ins/{id}/', {
      as: superuser.token,
      params: { id: own?.id ?? 0 },
    });
    expect(foreign.status).toBe(404);
    expect(await isAlive(one)).toBe(true);
    const ended = await server.call('DELETE /sign-ins/{id}/', {
      as: two.token,
      params: { id: own?.id ?? 0 },
    });
    expect(ended.status).toBe(204);
    expect(await isAlive(one)).toBe(false);

    const others = await server.call('POST /sign-ins/end-others/', { as: two.token });
    expect(others.status).toBe(204);
    expect([await isAlive(two), await isAlive(three)]).toEqual([true, false]);
    expect(await isAlive(superuser)).toBe(true);
  });

  test('cannot be refreshed with what is no refresh token', async () => {
    for (const token of ['x', superuser.token, `${superuser.refresh}x`])
      expect((await server.call('POST /token/refresh/', { body: { refresh: token } })).status).toBe(
        401,
      );
    const empty = await server.call('POST /token/refresh/', { body: { refresh: '' } });
    expect(empty.status).toBe(400);
  });
});
