import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordWorkChannel } from '../../../../platform/security/passwords/passwords.ts';
import { linkIn, mailsTo, type Message } from '../../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../../testing/product/test-server.ts';
import {
  password,
  signIn,
  someEmail,
  someSuperuser,
  type Person,
} from '../../../../testing/fixtures/by-calls.ts';

describe('a known and an unknown account', () => {
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  /** What an answer says, and how often a password was hashed for it. */
  const seen = async (call: () => Promise<{ status: number; raw: Buffer }>) => {
    const work: unknown[] = [];
    const note = (what: unknown) => work.push(what);
    subscribe(passwordWorkChannel, note);
    const { status, raw } = await call();
    unsubscribe(passwordWorkChannel, note);
    return { status, text: raw.toString(), work };
  };

  const signInAs = (email: string) => () =>
    server.call('POST /token/', { body: { email, password: 'Faux-2026!' } });

  test('are told apart neither by the words of a refused sign-in nor by its work', async () => {
    const known = await seen(signInAs(superuser.email));
    expect(known).toMatchObject({ status: 401, work: ['verify'] });
    expect(await seen(signInAs(someEmail()))).toEqual(known);
  });

  const invite = async () => {
    const email = someEmail();
    const body = [{ first_name: 'Zoé', last_name: 'Le Goff', email, phone: null }];
    await server.call('POST /temp-applicants/', { as: superuser.token, body });
    const [mail] = await mailsTo(server, email);
    return {
      email,
      token:
        linkIn(mail as Message)
          .pathname.split('/')
          .at(-1) ?? '',
    };
  };

  const register = (token: string, typed = password) =>
    server.call('POST /user/register/', { body: { token, password: typed } });

  test('register at the cost of a hash, which nobody without a link can ask for', async () => {
    const { token } = await invite();
    const unknown = await seen(() => register('x'.repeat(token.length)));
    expect(unknown).toMatchObject({ status: 404, work: [] });
    expect(await seen(() => register(token))).toMatchObject({ status: 201, work: ['hash'] });
  });

  test('cost the same, nothing, to choose a new password without a link', async () => {
    const choose = (uid: string) => () =>
      server.call('POST /password-reset/', {
        body: { uid, token: 'x', new_password: 'Nouveau-2026!' },
      });
    const { rows } = await server.services.db.pool.query<{ uid: string }>(
      'select uid from accounts limit 1',
    );
    const known = await seen(choose(rows[0]?.uid ?? ''));
    expect(known).toMatchObject({ status: 400, work: [] });
    expect(await seen(choose('01234567-89ab-cdef-0123-456789abcdef'))).toEqual(known);
    expect(await seen(choose('x'))).toEqual(known);
  });

  test('are answered alike when a new password is asked for', async () => {
    const ask = (email: string) => () =>
      server.call('POST /password-reset-email/', { body: { email } });
    expect(await seen(ask(superuser.email))).toEqual(await seen(ask(someEmail())));
  });

  test.each([
    ['of 64 characters', 'Aé1! '.repeat(13).slice(0, 64)],
    ['of 300, with spaces and signs of everywhere', `${'Ça 漢字 🚲 '.repeat(37)}é1!`],
  ])('take a password %s as it is, to its last character', async (_, typed) => {
    const { email, token } = await invite();
    expect((await register(token, typed)).status).toBe(201);
    await signIn(server, email, typed);
    const cut = typed.slice(0, -1);
    expect((await server.call('POST /token/', { body: { email, password: cut } })).status).toBe(
      401,
    );
  });

  test.each(['Password1!', 'Azerty-2026!'])('may not have %s, and are told why', async (typed) => {
    const { token } = await invite();
    const { status, failure } = await register(token, typed);
    expect([status, failure.code]).toEqual([400, 'weak_password']);
    expect(failure.fields).toEqual({
      password: 'Ce mot de passe est trop courant. Choisissez-en un plus difficile à deviner.',
    });
    expect((await register(token)).status).toBe(201);
  });
});
