import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standingClock } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { linkIn, mailsTo, type Message } from '../../../testing/product/mails.ts';
import {
  password,
  signIn,
  someCandidate,
  someEmail,
  someManager,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';

interface Link {
  uid: string;
  token: string;
}

describe('choosing a new password', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const ask = (email: string) => server.call('POST /password-reset-email/', { body: { email } });

  const newestLink = async (email: string): Promise<Link> => {
    const [mail] = await mailsTo(server, email);
    const url = linkIn(mail as Message);
    expect(url.origin + url.pathname).toBe('https://tandem.example/reset-password');
    return {
      uid: url.searchParams.get('uid') ?? '',
      token: url.searchParams.get('token') ?? '',
    };
  };

  const linkFor = async (email: string): Promise<Link> => {
    await ask(email);
    return newestLink(email);
  };

  const choose = (link: Link, typed = 'Nouveau-2026!') =>
    server.call('POST /password-reset/', { body: { ...link, new_password: typed } });

  const unusable = {
    code: 'reset_link_unusable',
    message: "Ce lien n'est plus valable. Demandez un nouvel e-mail.",
  };

  const freshSuperuser = async (): Promise<Person> => {
    superuser = await signIn(server, superuser.email);
    return superuser;
  };

  test('answers success for every address, and writes only to those that have an account', async () => {
    const person = await someManager(server, superuser);
    const invited = someEmail();
    await server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: [{ first_name: '', last_name: '', email: invited, phone: null }],
    });
    const [unknown, before] = [someEmail(), (await mailsTo(server, invited)).length];
    const answers = await Promise.all(
      [person.email, person.email.toUpperCase(), unknown, invited].map(ask),
    );
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        200,
        { message: 'Un e-mail de réinitialisation du mot de passe a été envoyé.' },
      ]);
    const mails = await mailsTo(server, person.email);
    expect(
      mails.filter(({ subject }) => subject === 'Choisissez un nouveau mot de passe'),
    ).toHaveLength(2);
    expect(await mailsTo(server, unknown)).toEqual([]);
    // An invited candidate has the invitation.
    expect(await mailsTo(server, invited)).toHaveLength(before);
  });

  test('works once, with the link of the mail', async () => {
    const person = await someCandidate(server, superuser);
    const link = await linkFor(person.email);
    const chosen = await choose(link);
    expect([chosen.status, chosen.body]).toEqual([
      200,
      { message: 'Mot de passe réinitialisé avec succès' },
    ]);
    await signIn(server, person.email, 'Nouveau-2026!');
    const again = await choose(link, 'Autre-2026!!');
    expect([again.status, again.failure]).toEqual([400, unusable]);
    await signIn(server, person.email, 'Nouveau-2026!');
    const old = await server.call('POST /token/', { body: { email: person.email, password } });
    expect(old.status).toBe(401);
  });

  test('works once, also when the link is used twice at the same instant', async () => {
    const person = await someCandidate(server, superuser);
    const link = await linkFor(person.email);
    const answers = await Promise.all([
      choose(link, 'Le-premier-2026!'),
      choose(link, 'Le-second-2026!'),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
    await signIn(
      server,
      person.email,
      statuses[0] === 200 ? 'Le-premier-2026!' : 'Le-second-2026!',
    );
  });

  test('works for two hours', async () => {
    const person = await someManager(server, await freshSuperuser());
    const inTime = await linkFor(person.email);
    clock.pass(119, 'minutes');
    expect((await choose(inTime)).status).toBe(200);
    const late = await linkFor(person.email);
    clock.pass(120, 'minutes');
    expect((await choose(late)).failure).toEqual(unusable);
  });

  test('works with the newest link only', async () => {
    const person = await someManager(server, await freshSuperuser());
    const first = await linkFor(person.email);
    const second = await linkFor(person.email);
    expect((await choose(first)).failure).toEqual(unusable);
    expect((await choose(second)).status).toBe(200);
  });

  test('does not work any more once the password has been changed otherwise', async () => {
    const person = await someManager(server, superuser);
    const link = await linkFor(person.email);
    await server.call('POST /password-change/', {
      as: person.token,
      body: { current_password: password, new_password: 'Choisi-2026!' },
    });
    expect((await choose(link)).failure).toEqual(unusable);
    await signIn(server, person.email, 'Choisi-2026!');
  });

  test('refuses a weak password under its field, and the link goes on working', async () => {
    const person = await someManager(server, superuser);
    const link = await linkFor(person.email);
    const cases = {
      'Aa1!': 'Le mot de passe doit contenir au moins 8 caractères',
      'tandem-2026!': 'Le mot de passe doit contenir une majuscule',
      'TANDEM-2026!': 'Le mot de passe doit contenir une minuscule',
      'Tandem-soixante!': 'Le mot de passe doit contenir un chiffre',
      Tandem2026: 'Le mot de passe doit contenir un caractère spécial',
    };
    for (const [typed, sentence] of Object.entries(cases)) {
      const { status, failure } = await choose(link, typed);
      expect(status).toBe(400);
      expect(failure).toEqual({
        code: 'weak_password',
        message: 'Le mot de passe ne remplit pas tous les critères.',
        fields: { new_password: sentence },
      });
    }
    expect((await choose(link, `Aa1!${'x'.repeat(600)}`)).status).toBe(400);
    expect((await choose(link)).status).toBe(200);
  });

  test('refuses a link that is made up', async () => {
    const person = await someManager(server, superuser);
    const stranger = await someManager(server, superuser);
    const link = await linkFor(person.email);
    const other = await linkFor(stranger.email);
    const madeUp: Link[] = [
      { uid: link.uid, token: `${link.token}x` },
      { uid: link.uid, token: other.token },
      { uid: 'not-a-uid', token: link.token },
      { uid: '1', token: link.token },
      { uid: "' or true --", token: link.token },
      { uid: `{${link.uid}}`, token: link.token },
      { uid: '00000000-0000-0000-0000-000000000000', token: link.token },
    ];
    for (const one of madeUp) {
      const { status, failure } = await choose(one);
      expect([status, failure]).toEqual([400, unusable]);
    }
    expect((await choose({ uid: '', token: '' })).failure.code).toBe('invalid_input');
    expect((await choose(link)).status).toBe(200);
  });

  test('is told to the person by mail', async () => {
    const person = await someCandidate(server, superuser);
    await choose(await linkFor(person.email));
    const [mail] = await mailsTo(server, person.email);
    expect(mail?.subject).toBe('Votre mot de passe a été changé');
    expect(mail?.text).not.toContain('Nouveau-2026!');
  });

  test('cannot be made a nuisance of', async () => {
    const person = await someManager(server, superuser);
    const count = async () => (await mailsTo(server, person.email)).length;
    const before = await count();
    for (let time = 0; time < 8; time += 1) expect((await ask(person.email)).status).toBe(200);
    expect((await count()) - before).toBe(5);
    // The last link that was sent works.
    expect((await choose(await newestLink(person.email))).status).toBe(200);
    clock.pass(31, 'minutes');
    const later = await count();
    await ask(person.email);
    expect((await count()) - later).toBe(1);
  });

  test('is not asked for without end from one network, whoever is asked for', async () => {
    const [from, person] = ['203.0.113.8', await someManager(server, await freshSuperuser())];
    const askFrom = (email: string, host: string) =>
      server.call('POST /password-reset-email/', { body: { email }, from: host });
    expect((await askFrom(someEmail(), from)).status).toBe(200);
    const { rowCount } = await server.services.db.pool.query(
      `update sign_in_failures set count = 400 where key like '%:' || $1`,
      [from],
    );
    expect(rowCount).toBe(1);
    for (const email of [person.email, someEmail()])
      expect((await askFrom(email, from)).failure.code).toBe('too_many_sign_ins');
    expect((await askFrom(person.email, '203.0.113.10')).status).toBe(200);
  });

  test('keeps no link that could be read in the database', async () => {
    const person = await someManager(server, await freshSuperuser());
    const { token } = await linkFor(person.email);
    const { rows } = await server.services.db.pool.query<Record<string, unknown>>(
      'select token_hash from password_resets',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
