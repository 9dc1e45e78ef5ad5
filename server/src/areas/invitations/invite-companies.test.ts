import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { mailsTo } from '../../testing/product/mails.ts';
import {
  password,
  someCandidate,
  someEmail,
  someManager,
  someSuperuser,
  type Person,
} from '../../testing/fixtures/by-calls.ts';

describe('inviting companies', () => {
  let server: TestServer;
  let manager: Person;

  beforeAll(async () => {
    server = await startTestServer();
    manager = await someManager(server, await someSuperuser(server));
  });

  afterAll(() => server.close());

  const invite = (body: unknown) =>
    server.call('POST /temp-companies/', { as: manager.token, body: body as never });

  const find = async (email: string) => {
    const { body } = await server.call('GET /companies/', { as: manager.token });
    return body.temp_companies.find((row) => row.email === email);
  };

  const remind = (token: string) =>
    server.call('POST /temp-companies/{token}/recontact/', {
      as: manager.token,
      params: { token },
    });

  const withdraw = (token: string) =>
    server.call('DELETE /temp-companies/{token}/', { as: manager.token, params: { token } });

  test('adds a row with its link and writes to the company', async () => {
    const email = someEmail();
    const { status, body } = await invite([{ name: ' Boulangerie Été & Fils ', email }]);
    expect([status, body]).toEqual([
      201,
      { number_created: 1, rejected_emails: [], failed_emails: [] },
    ]);
    const row = await find(email);
    expect(row).toMatchObject({
      name: 'Boulangerie Été & Fils',
      email,
      link_inscription: `https://tandem.example/register-company/${row?.token}`,
      email_sent: true,
      email_sent_count: 1,
    });
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('Trouvez votre alternant avec Tandem');
    expect(mail?.text).toContain('Bonjour Boulangerie Été & Fils,');
    expect(mail?.text).toContain(row?.link_inscription);
  });

  test('rejects known and repeated addresses, whatever their case', async () => {
    const candidate = await someCandidate(server, manager);
    const [fresh, invited] = [someEmail(), someEmail()];
    await invite([{ name: 'Première', email: invited }]);
    const { body } = await invite([
      { name: 'A', email: candidate.email.toUpperCase() },
      { name: 'B', email: manager.email },
      { name: 'C', email: invited.toUpperCase() },
      { name: 'D', email: fresh },
      { name: 'E', email: fresh.toUpperCase() },
    ]);
    expect(body).toEqual({
      number_created: 1,
      rejected_emails: [
        candidate.email.toUpperCase(),
        manager.email,
        invited.toUpperCase(),
        fresh.toUpperCase(),
      ],
      failed_emails: [],
    });
    expect((await find(fresh))?.name).toBe('D');
    expect((await find(invited))?.name).toBe('Première');
  });

  test('says which row is wrong and why, and saves none', async () => {
    const good = someEmail();
    const { status, failure } = await invite([
      { name: 'Bonne', email: good },
      { name: ' ', email: someEmail() },
      { name: 'Sans adresse' },
      { name: 'Fausse', email: 'a@b' },
    ]);
    expect(status).toBe(400);
    expect(failure.fields).toEqual({
      '1.name': 'Ce champ est obligatoire.',
      '2.email': 'Ce champ est obligatoire.',
      '3.email': 'Adresse e-mail invalide.',
    });
    expect(await find(good)).toBeUndefined();
    expect((await invite({})).failure.fields).toEqual({
      _: 'Une liste d’entreprises est attendue.',
    });
  });

  test('reminds, and says how that went', async () => {
    const email = someEmail();
    await invite([{ name: 'Atelier', email }]);
    const { token = '' } = (await find(email)) ?? {};
    const { status, body } = await remind(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email_sent: true, email_sent_count: 2, sms_sent_count: 0 });
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe('Rappel\u202F: trouvez votre alternant avec Tandem');
  });

  test('withdraws, and the link is dead', async () => {
    const email = someEmail();
    await invite([{ name: 'Atelier', email }]);
    const { token = '' } = (await find(email)) ?? {};
    expect((await withdraw(token)).status).toBe(204);
    expect(await find(email)).toBeUndefined();
    const looked = await server.call('GET /temp-companies/{token}/', { params: { token } });
    expect(looked.failure.code).toBe('invitation_unusable');
    const registered = await server.call('POST /user/register/', { body: { token, password } });
    expect(registered.status).toBe(404);
    expect([(await withdraw(token)).status, (await remind(token)).status]).toEqual([404, 404]);
  });

  test('is not undone once the company has registered', async () => {
    const email = someEmail();
    await invite([{ name: 'Atelier', email }]);
    const { token = '' } = (await find(email)) ?? {};
    await server.call('POST /user/register/', { body: { token, password } });
    expect([(await withdraw(token)).status, (await remind(token)).status]).toEqual([404, 404]);
    const { body } = await server.call('GET /companies/', { as: manager.token });
    expect(body.temp_companies.find((row) => row.email === email)).toBeUndefined();
    expect(body.companies.find((row) => row.email === email)).toMatchObject({
      name: 'Atelier',
      country: 'France',
      number_of_offers: 0,
      active_offers: 0,
    });
  });
});
