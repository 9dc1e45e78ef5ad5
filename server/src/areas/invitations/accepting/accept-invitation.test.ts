import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAccountByEmail, lockAccount } from '../../accounts/account-queries.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { noteSent } from '../../../platform/messages/outcome-queries.ts';
import { lockInvitation } from '../invitation-queries.ts';
import { gate } from '../../../testing/product/gate.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { waitFor } from '../../../testing/wait-for.ts';
import { waitForLocks } from '../../../testing/database/wait-for-locks.ts';
import {
  password,
  signIn,
  someEmail,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';

const unusable = {
  code: 'invitation_unusable',
  message: "Ce lien d'inscription n'est plus valable. Demandez-en un nouveau.",
};

describe('accepting an invitation', () => {
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

  const listed = async (email: string) => {
    const { body } = await server.call('GET /temp-applicants/', { as: superuser.token });
    return body.find((row) => row.email === email);
  };

  const invite = async (email = someEmail()) => {
    await server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: [{ first_name: 'Zoé', last_name: "D'Arc", email, phone: '0612345678' }],
    });
    const { id = 0, token = '' } = (await listed(email)) ?? {};
    return { email, id, token };
  };

  const inviteCompany = async (email = someEmail()) => {
    await server.call('POST /temp-companies/', {
      as: superuser.token,
      body: [{ name: 'Atelier Été', email }],
    });
    const { body } = await server.call('GET /companies/', { as: superuser.token });
    const token = body.temp_companies.find((row) => row.email === email)?.token ?? '';
    return { email, token };
  };

  const look = (token: string) =>
    server.call('GET /temp-applicants/{token}/', { params: { token } });

  const register = (token: string, typed = password) =>
    server.call('POST /user/register/', { body: { token, password: typed } });

  const remind = (id: number | string) =>
    server.call('POST /temp-applicants/{id}/recontact/', {
      as: superuser.token,
      params: { id: String(id) },
    });

  const withdraw = (token: string) =>
    server.call('DELETE /temp-applicants/{token}/', { as: superuser.token, params: { token } });

  test('makes an account that signs in, and moves the row to the registered', async () => {
    const { email, token } = await invite();
    const { status, body } = await register(token);
    expect([status, body]).toEqual([201, { message: 'Votre compte a été créé avec succès.' }]);
    const person = await signIn(server, email);
    const { body: me } = await server.call('GET /user/', { as: person.token });
    expect(me.user).toMatchObject({ email, type: 'A', name: "Zoé D'Arc" });
    expect(await listed(email)).toBeUndefined();
    const { body: registered } = await server.call('GET /applicant/', { as: superuser.token });
    expect(registered.find((row) => row.email === email)).toMatchObject({
      first_name: 'Zoé',
      phone: '+33612345678',
      email_sent: true,
      page_done: false,
    });
  });

  test('works once', async () => {
    const { email, token } = await invite();
    await register(token);
    const again = await register(token, 'Autre-2026!!');
    expect([again.status, again.failure]).toEqual([
      409,
      {
        code: 'invitation_used',
        message: 'Ce compte existe déjà. Connectez-vous avec votre adresse e-mail.',
        data: { email },
      },
    ]);
    await signIn(server, email);
  });

  test('says for which address its account is, for as long as it would have worked', async () => {
    const { email, token } = await invite();
    const company = await inviteCompany();
    await register(token);
    await register(company.token);
    const used = {
      code: 'invitation_used',
      message: 'Ce compte existe déjà. Connectez-vous avec votre adresse e-mail.',
    };
    expect([(await look(token)).status, (await look(token)).failure]).toEqual([
      409,
      { ...used, data: { email } },
    ]);
    const asCompany = await server.call('GET /temp-companies/{token}/', {
      params: { token: company.token },
    });
    expect(asCompany.failure).toEqual({ ...used, data: { email: company.email } });
    clock.pass(90, 'days');
    expect((await look(token)).failure).toEqual(used);
  });

  test('signs in whoever sends what their device keeps, and nobody else', async () => {
    const { email, token } = await invite();
    const { status, body } = await server.call('POST /user/register/', {
      body: { token, password, device: '' },
    });
    expect(status).toBe(201);
    const { access = '', refresh = '', device = '' } = body;
    const { body: me } = await server.call('GET /user/', { as: access });
    expect(me.user).toMatchObject({ email, type: 'A' });
    const { body: signIns } = await server.call('GET /sign-ins/', { as: access });
    expect(signIns.map(({ current }) => current)).toEqual([true]);
    expect((await server.call('POST /token/refresh/', { body: { refresh } })).status).toBe(200);
    const later = await server.call('POST /token/', { body: { email, password, device } });
    expect(later.status).toBe(200);
    const again = await server.call('POST /user/register/', {
      body: { token, password: 'Autre-2026!!', device },
    });
    expect([again.status, again.failure.code]).toEqual([409, 'invitation_used']);
  });

  test('works once, also when it is clicked twice at the same instant', async () => {
    const { email, token } = await invite();
    const answers = await Promise.all([
      register(token, 'Le-premier-2026!'),
      register(token, 'Le-second-2026!'),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409]);
    await signIn(server, email, statuses[0] === 201 ? 'Le-premier-2026!' : 'Le-second-2026!');
  });

  test('works for ninety days, and reminding renews it', async () => {
    const { id, email, token } = await invite();
    clock.pass(89.9, 'days');
    expect((await look(token)).status).toBe(200);
    clock.pass(0.1, 'days');
    expect([(await look(token)).status, (await look(token)).failure]).toEqual([404, unusable]);
    expect((await register(token)).failure).toEqual(unusable);
    superuser = await signIn(server, superuser.email);
    expect((await listed(email))?.expires_at).toBe(clock.now().toISOString());
    const { status, body } = await remind(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email_sent: true,
      email_sent_count: 2,
      last_email_sent: clock.now().toISOString(),
      sms_sent_count: 2,
    });
    clock.pass(89.9, 'days');
    expect((await register(token)).status).toBe(201);
  });

  test('asks for a password that meets every criterion, and the link goes on working', async () => {
    const { token } = await invite();
    const cases = {
      'Aa1!': 'Le mot de passe doit contenir au moins 8 caractères',
      'tandem-2026!': 'Le mot de passe doit contenir une majuscule',
      'TANDEM-2026!': 'Le mot de passe doit contenir une minuscule',
      'Tandem-soixante!': 'Le mot de passe doit contenir un chiffre',
      Tandem2026: 'Le mot de passe doit contenir un caractère spécial',
      '': 'Le mot de passe doit contenir au moins 8 caractères',
    };
    for (const [typed, sentence] of Object.entries(cases)) {
      const { status, failure } = await register(token, typed);
      expect(status).toBe(400);
      expect(failure).toMatchObject({ code: 'weak_password', fields: { password: sentence } });
    }
    expect((await register(token)).status).toBe(201);
  });

  test('does not work with a link that is made up', async () => {
    const { token } = await invite();
    for (const madeUp of [`${token}x`, token.slice(1), token.toUpperCase(), '1', 'all', '%'])
      expect([madeUp, (await register(madeUp)).failure]).toEqual([madeUp, unusable]);
    expect((await register('')).failure.code).toBe('invalid_input');
    expect((await register('a\0b')).status).toBe(400);
    expect((await register('x'.repeat(300))).status).toBe(400);
    expect((await look('x'.repeat(290))).status).toBe(404);
  });

  test('shows each link to its own kind only', async () => {
    const candidate = await invite();
    const company = await inviteCompany();
    const lookAsCompany = (token: string) =>
      server.call('GET /temp-companies/{token}/', { params: { token } });
    expect((await lookAsCompany(company.token)).body).toEqual({
      name: 'Atelier Été',
      email: company.email,
    });
    expect((await lookAsCompany(candidate.token)).failure).toEqual(unusable);
    expect((await look(company.token)).failure).toEqual(unusable);
    expect((await withdraw(company.token)).status).toBe(404);
    expect((await remind(company.token)).status).toBe(404);
    expect((await register(company.token)).status).toBe(201);
    const person = await signIn(server, company.email);
    const { body } = await server.call('GET /user/', { as: person.token });
    expect(body.user).toMatchObject({ type: 'C', name: 'Atelier Été' });
  });

  test('can be reminded by id and by token, and not once it was accepted', async () => {
    const { id, token } = await invite();
    expect((await remind(id)).body.email_sent_count).toBe(2);
    expect((await remind(token)).body.email_sent_count).toBe(3);
    await register(token);
    expect([(await remind(id)).status, (await remind(token)).status]).toEqual([404, 404]);
    for (const madeUp of ['0', '-1', '999999999', '99999999999999999999', 'x', '1.5'])
      expect([madeUp, (await remind(madeUp)).status]).toEqual([madeUp, 404]);
  });

  test('cannot be done once it was withdrawn', async () => {
    const { email, token, id } = await invite();
    const withdrawn = await withdraw(token);
    expect([withdrawn.status, withdrawn.raw.length]).toEqual([204, 0]);
    expect(await listed(email)).toBeUndefined();
    expect((await look(token)).failure).toEqual(unusable);
    expect((await register(token)).failure).toEqual(unusable);
    expect((await remind(id)).status).toBe(404);
    expect((await withdraw(token)).status).toBe(404);
    // The address is free again, and its new link is another.
    const again = await invite(email);
    expect(again.token).toMatch(/^[\w-]{43}$/);
    expect(again.token).not.toBe(token);
  });

  test('cannot be undone by withdrawing it, not even at the same instant', async () => {
    const { email, token } = await invite();
    const [registered, withdrawn] = await Promise.all([register(token), withdraw(token)]);
    const signedIn = await server.call('POST /token/', { body: { email, password } });
    expect([
      [201, 404, 200],
      [404, 204, 401],
    ]).toContainEqual([registered.status, withdrawn.status, signedIn.status]);
    const other = await invite();
    await register(other.token);
    expect((await withdraw(other.token)).status).toBe(404);
    await signIn(server, other.email);
  });

  /** Runs calls that all meet while another transaction holds the account. */
  const meeting = async <Answers>(email: string, calls: () => Promise<Answers>, count: number) => {
    const { db } = server.services;
    const [locked, going] = [gate(), gate()];
    const holding = db.transaction(async (tx) => {
      const account = await findAccountByEmail(tx, email);
      await lockAccount(tx, account?.id ?? 0);
      locked.open();
      await going.opened;
    });
    await locked.opened;
    const answers = calls();
    await waitForLocks(db, count);
    going.open();
    await holding;
    return answers;
  };

  test('is done once by two who both wait for their turn', async () => {
    const { email, token } = await invite();
    const answers = await meeting(
      email,
      () => Promise.all([register(token, 'Le-premier-2026!'), register(token, 'Le-second-2026!')]),
      2,
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('and withdrawing it exclude each other', async () => {
    const { email, token } = await invite();
    const [registered, withdrawn] = await meeting(
      email,
      () => Promise.all([register(token), withdraw(token)]),
      2,
    );
    expect([
      [201, 404],
      [404, 204],
    ]).toContainEqual([registered.status, withdrawn.status]);
  });

  test('waits for no message of it that is being noted, which waits for it', async () => {
    const { db, now } = server.services;
    const { token } = await invite();
    const sms = await db.read
      .selectFrom('messages')
      .selectAll()
      .where('recipient', '=', '+33612345678')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(sms.invited_account_id).not.toBeNull();
    const [locked, going] = [gate(), gate()];
    const holding = db.transaction(async (tx) => {
      await lockInvitation(tx, token);
      locked.open();
      await going.opened;
      return tx
        .selectFrom('messages')
        .select('id')
        .where('id', '=', sms.id)
        .forUpdate()
        .noWait()
        .execute();
    });
    await locked.opened;
    const noted = db.transaction((tx) => noteSent(tx, sms, now()));
    await waitForLocks(db, 1);
    going.open();
    expect(await holding).toHaveLength(1);
    await noted;
  });
});

describe('reminding every candidate', () => {
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  test('reaches those who have not registered, and says how many', async () => {
    const remindAll = () =>
      server.call('POST /temp-applicants/all/recontact/', { as: superuser.token });
    const none = await remindAll();
    expect([none.status, none.body]).toEqual([200, { count: 0 }]);
    const emails = [someEmail(), someEmail(), someEmail()];
    await server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: emails.map((email) => ({ first_name: '', last_name: '', email, phone: null })),
    });
    await server.call('POST /temp-companies/', {
      as: superuser.token,
      body: [{ name: 'Atelier', email: someEmail() }],
    });
    const list = async () =>
      (await server.call('GET /temp-applicants/', { as: superuser.token })).body;
    const first = (await list()).find(({ email }) => email === emails[0]);
    await server.call('POST /user/register/', { body: { token: first?.token ?? '', password } });
    expect((await remindAll()).body).toEqual({ count: 2 });
    await waitFor('both have been reminded', async () =>
      (await list()).every(({ email_sent_count }) => email_sent_count === 2),
    );
    expect((await list()).map(({ email }) => email).toSorted()).toEqual(emails.slice(1).toSorted());

    const rows = await list();
    const shown = Math.min(...rows.map(({ id }) => id));
    const upToFirst = await server.call('POST /temp-applicants/all/recontact/', {
      as: superuser.token,
      query: { up_to: shown },
    });
    expect(upToFirst.body).toEqual({ count: 1 });

    const again = await Promise.all([remindAll(), remindAll()]);
    expect(again.map(({ body }) => body)).toEqual([{ count: 2 }, { count: 2 }]);
    const last = someEmail();
    await server.call('POST /temp-applicants/', { as: superuser.token, body: [{ email: last }] });
    expect((await remindAll()).body).toEqual({ count: 3 });
    await waitFor('who was not reminded yet has been', async () =>
      (await list()).some(({ email, email_sent_count: sent }) => email === last && sent === 2),
    );
    for (const email of emails.slice(1)) expect(await mailsTo(server, email)).toHaveLength(2);
  });
});
