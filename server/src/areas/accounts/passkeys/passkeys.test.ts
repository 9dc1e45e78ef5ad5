import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  password,
  signIn,
  someCandidate,
  someManager,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import {
  addPasskey,
  madeAuthenticator,
  ownPages,
} from '../../../testing/fixtures/made-authenticator.ts';
import { codeAt } from '../../../testing/fixtures/app-code.ts';
import { setUpApp } from '../../../testing/fixtures/second-factor.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { deleteStale } from '../../privacy/stale-queries.ts';

type Authenticator = ReturnType<typeof madeAuthenticator>;

describe('a passkey', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;
  let person: Person;
  let device: Authenticator;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const asked = async () => (await server.call('POST /token/passkey/challenge/')).body;

  const open = async (
    from: Authenticator,
    changes: Partial<Parameters<Authenticator['answer']>[0]> = {},
  ) => {
    const { options, ticket } = await asked();
    const credential = from.answer({ challenge: options.challenge, ...ownPages, ...changes });
    const body = { ticket, credential, device: '' };
    return { body, answer: await server.call('POST /token/passkey/', { body }) };
  };

  beforeEach(async () => {
    // Tokens end by this clock as well.
    superuser = await signIn(server, superuser.email);
    person = await someCandidate(server, superuser);
    device = madeAuthenticator();
    await addPasskey(server, person, device);
  });

  test('opens the account without a password or a code', async () => {
    await setUpApp(server, person);
    const { answer } = await open(device);
    expect([answer.status, typeof answer.body.device]).toEqual([200, 'string']);
    const { body } = await server.call('GET /user/', { as: answer.body.access });
    expect(body.user.email).toBe(person.email);
    const [key] = (await server.call('GET /passkeys/', { as: answer.body.access })).body;
    expect(key).toMatchObject({
      name: 'Téléphone de Zoé',
      last_used_at: clock.now().toISOString(),
    });
  });

  test('answers each challenge once, within five minutes, for these pages and with a finger', async () => {
    const { body } = await open(device);
    const again = await server.call('POST /token/passkey/', { body });
    expect([again.status, again.failure.code]).toEqual([400, 'challenge_unusable']);
    for (const changes of [
      { origin: 'https://tandem.exemple' },
      { rpId: 'exemple.fr' },
      { verifies: false },
      { challenge: 'b3RoZXI' },
    ])
      expect((await open(device, changes)).answer.failure.code).toBe('passkey_refused');
    expect((await open(madeAuthenticator())).answer.failure.code).toBe('passkey_refused');
    const { options, ticket } = await asked();
    const credential = device.answer({ challenge: options.challenge, ...ownPages });
    clock.pass(5, 'minutes');
    const late = await server.call('POST /token/passkey/', { body: { ticket, credential } });
    expect(late.failure.code).toBe('challenge_unusable');
    clock.pass(10, 'minutes');
    await server.services.db.transaction((tx) => deleteStale(tx, clock.now()));
    const left = await server.services.db.read.selectFrom('used_challenges').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('is added by its owner alone, once, and told of', async () => {
    const [mail] = await mailsTo(server, person.email);
    expect(mail?.subject).toBe('Une clé d’accès a été ajoutée à votre compte');
    const again = await addPasskey(server, person, device);
    expect([again.status, again.failure.code]).toEqual([409, 'passkey_known']);
    for (const changes of [{ origin: 'https://tandem.exemple' }, { verifies: false }])
      expect((await addPasskey(server, person, madeAuthenticator(), changes)).failure.code).toBe(
        'passkey_refused',
      );
    const other = await someCandidate(server, superuser);
    const { options, ticket } = (
      await server.call('POST /passkeys/challenge/', { as: other.token })
    ).body;
    const credential = madeAuthenticator().make({ challenge: options.challenge, ...ownPages });
    const foreign = await server.call('POST /passkeys/', {
      as: person.token,
      body: { ticket, name: 'Clé', credential },
    });
    expect(foreign.failure.code).toBe('setup_unusable');
  });

  test('that is a copy, and counts its answers anew, opens nothing; also at the same instant', async () => {
    expect((await open(device, { count: 7 })).answer.status).toBe(200);
    for (const count of [7, 6, 0])
      expect((await open(device, { count })).answer.failure.code).toBe('passkey_refused');
    const both = await Promise.all([open(device, { count: 8 }), open(device, { count: 8 })]);
    expect(new Set(both.map(({ answer }) => answer.status))).toEqual(new Set([200, 400]));
    expect((await open(device, { count: 9 })).answer.status).toBe(200);
  });

  test('of another is not named in an answer of one’s own', async () => {
    const other = madeAuthenticator();
    await addPasskey(server, await someCandidate(server, superuser), other);
    const { options, ticket } = await asked();
    const ceremony = { challenge: options.challenge, ...ownPages };
    const { id, rawId } = other.answer(ceremony);
    const credential = { ...device.answer(ceremony), id, rawId };
    const answer = await server.call('POST /token/passkey/', { body: { ticket, credential } });
    expect(answer.failure.code).toBe('passkey_refused');
  });

  test('that was revoked does not come back by what had added it', async () => {
    const as = person.token;
    const made = madeAuthenticator();
    const { options, ticket } = (await server.call('POST /passkeys/challenge/', { as })).body;
    const credential = made.make({ challenge: options.challenge, ...ownPages });
    const body = { ticket, name: 'Clé', credential };
    const added = await server.call('POST /passkeys/', { as, body });
    await server.call('DELETE /passkeys/{id}/', { as, params: { id: added.body.id } });
    const again = await server.call('POST /passkeys/', { as, body });
    expect(again.failure.code).toBe('setup_unusable');
    expect((await open(made)).answer.failure.code).toBe('passkey_refused');
  });

  test('goes on opening with another password, which says so', async () => {
    await server.call('POST /password-change/', {
      as: person.token,
      body: { current_password: password, new_password: 'Nouveau-2026!' },
    });
    const [mail] = await mailsTo(server, person.email);
    expect(mail?.text).toContain('Une clé d’accès ouvre toujours votre compte');
    expect((await open(device)).answer.status).toBe(200);
  });

  test('is renamed and revoked; revoked it opens nothing', async () => {
    const as = person.token;
    const [key] = (await server.call('GET /passkeys/', { as })).body;
    const params = { id: key?.id ?? 0 };
    const renamed = await server.call('PUT /passkeys/{id}/', { as, params, body: { name: 'Clé' } });
    expect(renamed.body.name).toBe('Clé');
    const other = await someCandidate(server, superuser);
    for (const call of ['PUT /passkeys/{id}/', 'DELETE /passkeys/{id}/'] as const) {
      const stranger = { as: other.token, params, body: { name: 'À moi' } };
      expect((await server.call(call, stranger as never)).status).toBe(404);
    }
    expect((await server.call('DELETE /passkeys/{id}/', { as, params })).status).toBe(204);
    expect((await open(device)).answer.failure.code).toBe('passkey_refused');
    const [mail] = await mailsTo(server, person.email);
    expect(mail?.subject).toBe('Une clé d’accès a été retirée de votre compte');
  });

  test('is taken off with the second factor by a superuser, and goes with its account', async () => {
    const reset = await server.call('POST /second-factor/resets/', {
      as: superuser.token,
      body: { email: person.email },
    });
    expect(reset.status).toBe(204);
    expect((await open(device)).answer.failure.code).toBe('passkey_refused');
    const again = await signIn(server, person.email);
    await addPasskey(server, again, device);
    await server.call('POST /account-deletion/', { as: again.token, body: { password } });
    expect((await open(device)).answer.failure.code).toBe('passkey_refused');
  });
});

describe('where the centre asks its staff for a second factor', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  const device = madeAuthenticator();

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    await setUpApp(server, superuser);
    await server.call('PUT /centre_settings/', {
      as: superuser.token,
      body: { staff_second_factor: true },
    });
  });

  afterAll(() => server.close());

  const works = async (token: string) =>
    (await server.call('GET /applicant/', { as: token })).failure?.code ?? 'yes';

  test('a passkey is one, and the password alone opens nothing any more', async () => {
    expect(await works(manager.token)).toBe('second_factor_missing');
    const before = await signIn(server, manager.email);
    const begun = await server.call('POST /passkeys/challenge/', { as: before.token });
    const app = await server.call('POST /second-factor/', { as: before.token });
    const made = await addPasskey(server, manager, device);
    expect(made.status).toBe(201);
    expect(await works(manager.token)).toBe('yes');
    // Begun with the password, elsewhere: it sets up nothing of its own.
    expect(await works(before.token)).toBe('second_factor_missing');
    const own = await server.call('POST /second-factor/', { as: before.token });
    expect(own.failure.code).toBe('passkey_needed');
    // Nor by what was begun there before.
    const { challenge } = begun.body.options;
    const key = await server.call('POST /passkeys/', {
      as: before.token,
      body: {
        ticket: begun.body.ticket,
        name: 'Autre',
        credential: madeAuthenticator().make({ challenge, ...ownPages }),
      },
    });
    const codes = await server.call('PUT /second-factor/', {
      as: before.token,
      body: { setup: app.body.setup, code: codeAt(app.body.key, server.services.now()) },
    });
    expect([key.failure.code, codes.failure.code]).toEqual(['passkey_needed', 'passkey_needed']);
    const { status, failure } = await server.call('POST /token/', {
      body: { email: manager.email, password },
    });
    expect([status, failure.code]).toEqual([401, 'passkey_needed']);
  });
});
