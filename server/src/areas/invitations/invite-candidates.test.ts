import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { mailsTo } from '../../testing/product/mails.ts';
import {
  someCandidate,
  someCompany,
  someEmail,
  someManager,
  someSuperuser,
  unique,
  type Person,
} from '../../testing/fixtures/by-calls.ts';

describe('inviting candidates', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
  });

  afterAll(() => server.close());

  const invite = (body: unknown) =>
    server.call('POST /temp-applicants/', { as: manager.token, body: body as never });

  const row = (email: string) => ({ first_name: 'Zoé', last_name: "D'Arc", email, phone: null });

  const list = async () => (await server.call('GET /temp-applicants/', { as: manager.token })).body;

  const find = async (email: string) => (await list()).find((found) => found.email === email);

  test('adds a row with its link, writes to the person, and says how that went', async () => {
    const email = someEmail();
    const { status, body } = await invite([{ ...row(email), phone: '06 12 34 56 78' }]);
    expect(status).toBe(201);
    expect(body).toEqual({ number_created: 1, rejected_emails: [], failed_emails: [] });
    const found = await find(email);
    expect(found).toMatchObject({
      first_name: 'Zoé',
      last_name: "D'Arc",
      email,
      phone: '+33612345678',
      email_sent: true,
      email_sent_count: 1,
      sms_sent: true,
      sms_sent_count: 1,
      diploma: null,
      contract_type: null,
      location: null,
    });
    expect(found?.link_inscription).toBe(
      `https://tandem.example/register-applicant/${found?.token}`,
    );
    const shown = await server.call('GET /temp-applicants/{token}/', {
      params: { token: found?.token ?? '' },
    });
    expect(shown.body).toEqual({ first_name: 'Zoé', last_name: "D'Arc", email });
  });

  test('takes what an import and what the add form sends', async () => {
    const [imported, added] = [someEmail(), someEmail()];
    const { body } = await invite([
      { first_name: '', last_name: '', email: imported, phone: '' },
      {
        ...row(added),
        email_sent: true,
        last_email_sent: '2020-01-01',
        email_sent_count: 99,
        sms_sent: true,
        last_sms_sent: null,
        sms_sent_count: 99,
        token: 'chosen-by-the-client',
        is_superuser: true,
      },
      { email: someEmail() },
    ]);
    expect(body.number_created).toBe(3);
    expect(await find(imported)).toMatchObject({ first_name: '', last_name: '', phone: null });
    const found = await find(added);
    expect(found).toMatchObject({ email_sent_count: 1, sms_sent_count: 0, sms_sent: false });
    expect(found?.token).not.toBe('chosen-by-the-client');
  });

  test('rejects every address that is known, whoever has it and however it is written', async () => {
    const candidate = await someCandidate(server, manager);
    const company = await someCompany(server, manager);
    const invited = someEmail();
    await invite([row(invited)]);
    const invitedCompany = someEmail();
    await server.call('POST /temp-companies/', {
      as: manager.token,
      body: [{ name: 'Atelier', email: invitedCompany }],
    });
    const known = [
      candidate.email.toUpperCase(),
      company.email.replace('personne', 'Personne'),
      manager.email,
      superuser.email.toUpperCase(),
      `  ${invited.toUpperCase()} `,
      invitedCompany,
    ];
    const fresh = someEmail();
    const before = (await list()).length;
    const { status, body } = await invite([...known, fresh].map(row));
    expect(status).toBe(201);
    expect(body).toEqual({
      number_created: 1,
      rejected_emails: known.map((email) => email.trim()),
      failed_emails: [],
    });
    expect(await list()).toHaveLength(before + 1);
    expect(await mailsTo(server, invited)).toHaveLength(1);
  });

  test('takes the first of the rows that share an address', async () => {
    const email = someEmail();
    const { body } = await invite([
      { ...row(email), first_name: 'Première' },
      { ...row(email.toUpperCase()), first_name: 'Deuxième' },
      { ...row(email), first_name: 'Troisième' },
    ]);
    expect(body).toEqual({
      number_created: 1,
      rejected_emails: [email.toUpperCase(), email],
      failed_emails: [],
    });
    expect((await find(email))?.first_name).toBe('Première');
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test('keeps the address as it was typed', async () => {
    const email = `Zoé.${unique('D')}@Exemple.FR`;
    await invite([row(email)]);
    expect((await find(email))?.email).toBe(email);
    expect((await invite([row(email.toLowerCase().normalize('NFD'))])).body.number_created).toBe(0);
  });

  test('takes a thousand rows, each with a link of its own', async () => {
    const emails = Array.from({ length: 1000 }, someEmail);
    const { messagePatienceMs } = server.services;
    server.services.messagePatienceMs = 0;
    const { status, body } = await invite(emails.map(row));
    server.services.messagePatienceMs = messagePatienceMs;
    expect(status).toBe(201);
    expect(body).toEqual({ number_created: 1000, rejected_emails: [], failed_emails: [] });
    const added = (await list()).filter(({ email }) => emails.includes(email));
    expect(new Set(added.map(({ token }) => token)).size).toBe(1000);
  }, 60_000);

  test('refuses more than a thousand, and saves none of them', async () => {
    const emails = Array.from({ length: 1001 }, someEmail);
    const before = (await list()).length;
    const { status, failure } = await invite(emails.map(row));
    expect(status).toBe(400);
    expect(failure).toMatchObject({
      code: 'invalid_input',
      fields: { _: 'Au plus 1000 lignes à la fois.' },
    });
    expect(await list()).toHaveLength(before);
  });

  test('says which row is wrong and why, and saves none', async () => {
    const good = someEmail();
    const { status, failure } = await invite([
      row(good),
      row('zoe@exemple'),
      { ...row(someEmail()), phone: '12' },
      { ...row(someEmail()), first_name: 'x'.repeat(101) },
      { first_name: 'Sans adresse' },
      'not a row',
      { ...row(someEmail()), first_name: 'a\0b' },
      { ...row(someEmail()), last_name: '\ud800' },
      { ...row(someEmail()), last_name: 7 },
    ]);
    expect(status).toBe(400);
    expect(failure.code).toBe('invalid_input');
    expect(failure.fields).toEqual({
      '1.email': 'Adresse e-mail invalide.',
      '2.phone': 'Numéro de téléphone invalide.',
      '3.first_name': 'Ce champ est limité à 100 caractères.',
      '4.email': 'Ce champ est obligatoire.',
      '5': expect.any(String),
      '6.first_name': 'Ce texte contient un caractère qui ne peut pas être enregistré.',
      '7.last_name': 'Ce texte contient un caractère qui ne peut pas être enregistré.',
      '8.last_name': 'Ce champ attend du texte.',
    });
    expect(await find(good)).toBeUndefined();
    expect(await mailsTo(server, good)).toEqual([]);
  });

  test.each([
    ['an object', {}],
    ['nothing', null],
    ['a text', 'x'],
    ['a number', 7],
  ])('refuses %s in the place of a list', async (_, body) => {
    const { status, failure } = await invite(body);
    expect(status).toBe(400);
    expect(failure.fields).toEqual({ _: 'Une liste de candidats est attendue.' });
  });

  test('takes an empty list for what it is', async () => {
    expect((await invite([])).body).toEqual({
      number_created: 0,
      rejected_emails: [],
      failed_emails: [],
    });
  });

  test('adds an address once when two people send it at the same instant', async () => {
    const email = someEmail();
    const answers = await Promise.all([invite([row(email)]), invite([row(email.toUpperCase())])]);
    const created = answers.map(({ body }) => body.number_created);
    expect(created.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test('does not fail when two lists hold the same addresses in another order', async () => {
    const emails = Array.from({ length: 200 }, someEmail);
    const answers = await Promise.all([
      invite(emails.map(row)),
      invite(emails.toReversed().map(row)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const created = answers.map(({ body }) => body.number_created);
    expect(created.reduce((sum, count) => sum + count, 0)).toBe(200);
  });
});
