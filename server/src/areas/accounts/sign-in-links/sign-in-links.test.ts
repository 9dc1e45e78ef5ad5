import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeAt } from '../../../testing/fixtures/app-code.ts';
import {
  password,
  signIn,
  someCandidate,
  someCompany,
  someEmail,
  someManager,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { setUpApp } from '../../../testing/fixtures/second-factor.ts';
import { standingClock } from '../../../testing/product/clock.ts';
import { linkIn, mailsTo, type Message } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { deleteStale } from '../../privacy/stale-queries.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const subject = 'Votre lien de connexion';
const here = 'the secret of this browser, which is long';
const elsewhere = 'the secret of another browser, long too';

describe('signing in by a link of a mail', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;
  let candidate: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
  });

  afterAll(() => server.close());

  const allow = async (areAvailable: boolean) => {
    const { status } = await server.call('PUT /centre_settings/', {
      as: superuser.token,
      body: { sign_in_links: areAvailable },
    });
    expect(status).toBe(200);
  };

  beforeEach(async () => {
    superuser = await signIn(server, superuser.email);
    await allow(true);
    candidate = await someCandidate(server, superuser);
  });

  interface Place {
    from?: string;
    device?: string;
    left?: string;
    browser?: string;
  }

  const ask = (email: string, { left, browser = here, ...place }: Place = {}) =>
    server.call('POST /token/link/request/', {
      body: { email, browser, ...(left !== undefined && { device: left }) },
      ...place,
    });

  const links = async (email: string): Promise<Message[]> =>
    (await mailsTo(server, email)).filter((mail) => mail.subject === subject);

  const newestToken = async (email: string): Promise<string> => {
    const [mail] = await links(email);
    const { origin, pathname } = linkIn(mail as Message);
    expect(`${origin}${pathname}`).toMatch(/^https:\/\/tandem\.example\/connexion\/[\w-]{43}$/);
    return pathname.split('/').at(-1) ?? '';
  };

  const tokenFor = async (email: string): Promise<string> => {
    expect((await ask(email)).status).toBe(200);
    return newestToken(email);
  };

  const open = (token: string, { left, browser = here, ...place }: Place = {}) =>
    server.call('POST /token/link/', {
      body: { token, browser, ...(left !== undefined && { device: left }) },
      ...place,
    });

  const unusable = {
    code: 'sign_in_link_unusable',
    message:
      'Ce lien ne fonctionne plus : il sert une seule fois, pendant quinze minutes. Demandez-en un nouveau.',
  };

  test('is there once a superuser has said so, and what was sent before opens nothing after it', async () => {
    const isAvailable = async () => (await server.call('GET /token/link/')).body.available;
    const fresh = await startTestServer();
    expect((await fresh.call('GET /token/link/')).body).toEqual({ available: false });
    await fresh.close();
    expect(await isAvailable()).toBe(true);
    const token = await tokenFor(candidate.email);
    await allow(false);
    expect(await isAvailable()).toBe(false);
    const { status, failure } = await ask(candidate.email);
    expect([status, failure.code]).toEqual([409, 'sign_in_links_off']);
    expect((await open(token)).failure).toEqual(unusable);
  });

  test('opens the account once, in the browser that asked', async () => {
    const token = await tokenFor(candidate.email);
    const given = await open(token, { left: '' });
    expect([given.status, typeof given.body.device]).toEqual([200, 'string']);
    const { body } = await server.call('GET /user/', { as: given.body.access });
    expect(body.user.email).toBe(candidate.email);
    const again = await open(token);
    expect([again.status, again.failure]).toEqual([400, unusable]);
  });

  test('is not enough for what is sensitive, a quarter of an hour later, whatever the client says of its device', async () => {
    const given = await open(await tokenFor(candidate.email));
    clock.pass(16, 'minutes');
    const { body } = await server.call('POST /token/refresh/', {
      body: { refresh: given.body.refresh },
    });
    const { failure } = await server.call('GET /own-data/', { as: body.access });
    expect(failure.code).toBe('identity_doubted');
  });

  test('opens it once, also when it is used twice at the same instant', async () => {
    const token = await tokenFor((await someCompany(server, superuser)).email);
    const both = await Promise.all([open(token), open(token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test('opens nothing in another browser, and is not used up there', async () => {
    const token = await tokenFor(candidate.email);
    const { status, failure } = await open(token, { browser: elsewhere });
    expect([status, failure]).toEqual([
      409,
      {
        code: 'sign_in_link_elsewhere',
        message:
          'Ce lien s’ouvre sur l’appareil et dans le navigateur où vous l’avez demandé. Ouvrez-le là-bas, ou demandez-en un nouveau ici.',
      },
    ]);
    expect((await open(token)).status).toBe(200);
  });

  test('works for fifteen minutes, and is gone with the next tidying', async () => {
    const token = await tokenFor(candidate.email);
    clock.pass(14, 'minutes');
    expect((await open(token)).status).toBe(200);
    const late = await tokenFor(candidate.email);
    clock.pass(15, 'minutes');
    expect((await open(late)).failure).toEqual(unusable);
    await server.services.db.transaction((tx) => deleteStale(tx, new Date(+clock.now() + 1)));
    expect(await kept()).toEqual([]);
  });

  const kept = async () =>
    (await server.services.db.pool.query<Record<string, unknown>>('select * from sign_in_links'))
      .rows;

  test('keeps neither the link nor what the browser shows', async () => {
    const token = await tokenFor(candidate.email);
    const rows = JSON.stringify(await kept());
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(here);
  });

  test('says the same to every address, and writes to those alone that have an account', async () => {
    const invited = someEmail();
    await server.call('POST /temp-applicants/', {
      as: superuser.token,
      body: [{ first_name: '', last_name: '', email: invited, phone: null }],
    });
    const [unknown, manager] = [someEmail(), await someManager(server, superuser)];
    const before = (await mailsTo(server, invited)).length;
    const asked = [candidate.email.toUpperCase(), unknown, invited, manager.email, superuser.email];
    const answers = await Promise.all(asked.map((email) => ask(email)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({
        message:
          'Si un compte existe à cette adresse, un e-mail vient de partir. Ouvrez son lien ici même, dans les quinze minutes.',
      });
    }
    expect(await links(candidate.email)).toHaveLength(1);
    expect(await mailsTo(server, unknown)).toEqual([]);
    expect(await mailsTo(server, invited)).toHaveLength(before);
  });

  test('says in the mail which browser has asked', async () => {
    await ask(candidate.email, { device: firefox });
    const [mail] = await links(candidate.email);
    expect(mail?.text).toContain('où vous l’avez demandé (Firefox sur Windows)');
    await ask(candidate.email, { device: 'URGENT https://example.org' });
    const [second] = await links(candidate.email);
    expect(second?.text).not.toContain('example.org');
  });

  test('opens no account of the staff: they are told how theirs opens', async () => {
    const manager = await someManager(server, superuser);
    await ask(manager.email);
    expect(await links(manager.email)).toEqual([]);
    const [mail] = await mailsTo(server, manager.email);
    expect(mail?.subject).toBe('Votre connexion à Tandem');
    expect(linkIn(mail as Message).href).toBe('https://tandem.example/login');
  });

  test('stands for the password alone: the code of a second factor is asked for next', async () => {
    const { key } = await setUpApp(server, candidate);
    clock.pass(30, 'seconds');
    const token = await tokenFor(candidate.email);
    expect((await links(candidate.email))[0]?.text).toContain('Le code de votre application');
    const { status, failure } = await open(token);
    expect([status, failure.code]).toEqual([401, 'second_factor_needed']);
    expect((await open(token)).failure).toEqual(unusable);
    const given = await server.call('POST /token/second-factor/', {
      body: {
        challenge: String(failure.data?.['challenge']),
        code: codeAt(key, clock.now()),
      },
    });
    expect(given.status).toBe(200);
  });

  test('is told as a sign-in from elsewhere, unless the device is known', async () => {
    const told = async () =>
      (await mailsTo(server, candidate.email)).filter((mail) =>
        mail.subject.startsWith('Nouvelle connexion'),
      );
    const place = { from: '192.0.2.7', device: firefox };
    const { body } = await open(await tokenFor(candidate.email), { ...place, left: '' });
    expect(await told()).toHaveLength(1);
    const { body: list } = await server.call('GET /sign-ins/', { as: body.access });
    expect(list.find(({ current }) => current)).toMatchObject({
      device: firefox,
      host: '192.0.2.7',
    });
    const moved = { from: '192.0.2.44', device: firefox, left: body.device ?? '' };
    await open(await tokenFor(candidate.email), moved);
    expect(await told()).toHaveLength(1);
  });

  test('dies with the password, and with another link that was used', async () => {
    const first = await tokenFor(candidate.email);
    const { body } = await open(await tokenFor(candidate.email));
    expect((await open(first)).failure).toEqual(unusable);
    const second = await tokenFor(candidate.email);
    await server.call('POST /password-change/', {
      as: body.access,
      body: { current_password: password, new_password: 'Nouveau-2026!' },
    });
    expect((await open(second)).failure).toEqual(unusable);
  });

  test('is not asked for to fill a mailbox; others who ask keep nobody from it on their own device', async () => {
    const { body } = await server.call('POST /token/', {
      body: { email: candidate.email, password, device: '' },
    });
    for (let count = 0; count < 7; count += 1)
      expect((await ask(candidate.email, { from: '198.51.100.1' })).status).toBe(200);
    expect(await links(candidate.email)).toHaveLength(5);
    for (let place = 2; place < 8; place += 1)
      for (let count = 0; count < 3; count += 1)
        await ask(candidate.email, { from: `198.51.100.${place}` });
    expect(await links(candidate.email)).toHaveLength(15);
    await ask(candidate.email, { left: body.device ?? '' });
    expect(await links(candidate.email)).toHaveLength(16);
    expect((await open(await newestToken(candidate.email))).status).toBe(200);
  });

  test('is counted also where many ask at the same instant', async () => {
    await Promise.all(Array.from({ length: 12 }, () => ask(candidate.email)));
    expect(await links(candidate.email)).toHaveLength(5);
  });

  test('is not guessed, nor asked for without end, from one network', async () => {
    const from = '203.0.113.9';
    const own = await tokenFor(candidate.email);
    await server.services.db.pool.query(
      `insert into sign_in_failures (key, count, last_failed_at)
       values ('link:203.0.113.9', 400, $1), ('asked-mail:203.0.113.9', 400, $1)`,
      [clock.now()],
    );
    for (const { status, failure } of [
      await open('x'.repeat(43), { from }),
      await ask(candidate.email, { from }),
    ])
      expect([status, failure.code]).toEqual([429, 'too_many_sign_ins']);
    expect((await open(own, { from })).status).toBe(200);
  });
});
