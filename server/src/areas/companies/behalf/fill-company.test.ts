import type { Sent } from '@tandem/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  companySheet,
  someCompany,
  someManager,
  someSuperuser,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { accountOf } from '../../../testing/fixtures/programme-worlds.ts';
import { mailsTo } from '../../../testing/product/mails.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { readZip } from '../../../testing/read-zip.ts';

type Change = Partial<Sent<'PUT /companies/{companyId}/correction/'>['body']>;

const sheet = companySheet();

describe('a company’s sheet that the staff fill in', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
  });

  afterAll(() => server.close());

  const pageOf = async (account: number) =>
    (
      await server.call('GET /follow-up/people/{id}/', {
        as: manager.token,
        params: { id: account },
      })
    ).body;

  /** A company with an account, and by which numbers the staff know it. */
  const someone = async () => {
    const person = await someCompany(server, superuser);
    const account = await accountOf(server, person);
    return { ...person, account, id: (await pageOf(account)).record_id };
  };

  type Someone = Awaited<ReturnType<typeof someone>>;

  const fill = ({ id }: Pick<Someone, 'id'>, changes: Change = {}) =>
    server.call('PUT /companies/{companyId}/correction/', {
      as: manager.token,
      params: { companyId: id },
      body: { ...sheet, ...changes },
    });

  const read = async ({ id }: Someone) =>
    (
      await server.call('GET /companies/{companyId}/correction/', {
        as: manager.token,
        params: { companyId: id },
      })
    ).body;

  const save = ({ token }: Someone, changes: Change = {}) =>
    server.call('POST /company/', { as: token, body: { ...sheet, ...changes } });

  const bellOf = async ({ token }: Someone) =>
    (await server.call('GET /notifications/', { as: token })).body.items.map(({ text }) => text);

  test('is the company’s as if it had filled it in, is marked until it saves it, and it is told', async () => {
    const company = await someone();
    expect(await read(company)).toMatchObject({ page_done: false, filled_by_centre: null });
    expect((await fill(company, { city: 'Brest' })).body).toMatchObject({ city: 'Brest' });
    const by = "Maëlle L'Hostis";
    const own = async () => (await server.call('GET /company/', { as: company.token })).body;
    expect(await own()).toMatchObject({
      page_done: true,
      filled_by_centre: { at: expect.any(String), by },
    });
    const page = await pageOf(company.account);
    expect(page).toMatchObject({ page_done: true, filled_by_centre: { by } });
    expect(page.timeline).toContainEqual(expect.objectContaining({ what: 'filled', by }));
    const [mail] = await mailsTo(server, company.email);
    expect(mail?.subject).toBe('Le centre a rempli votre fiche');
    expect(mail?.text).toContain('/company/page');
    expect(mail?.text).toContain('C’est ce que les candidats liront de vous.');
    const archive = await server.call('GET /own-data/', { as: company.token });
    expect(readZip(archive.raw).get('fiche.json')?.toString()).toContain(by);
    const logged = await server.call('GET /journal/', {
      as: superuser.token,
      query: { deed: 'fill_company', person: company.email },
    });
    expect(logged.body).toMatchObject([{ actor: { email: manager.email } }]);

    expect((await save(company, { city: 'Brest' })).body.filled_by_centre).toBeNull();
    // Nothing is another: nobody has filled anything in.
    expect((await fill(company, { city: 'Brest' })).body.filled_by_centre).toBeNull();
    await fill(company, { city: 'Quimper', contact_name: 'Léa Le Goff' });
    expect((await bellOf(company))[0]).toBe(
      'Le centre a modifié votre fiche\u202F: Ville, Nom du contact. Relisez-la',
    );
    const before = (await mailsTo(server, company.email)).length;
    await fill(company, { city: 'Lorient', tell: false });
    expect((await mailsTo(server, company.email)).length).toBe(before);
  });

  test('is not written over what somebody else has saved meanwhile, on neither side', async () => {
    const company = await someone();
    const { version } = (await fill(company)).body;
    expect((await save(company, { city: 'Bron', seen_version: version })).status).toBe(200);
    const late = await fill(company, { city: 'Vaulx-en-Velin', seen_version: version });
    expect([late.status, late.failure.code]).toEqual([409, 'changed_meanwhile']);
    // A second click finds everything as it asks.
    expect((await save(company, { city: 'Bron', seen_version: version })).status).toBe(200);
    const now = await read(company);
    expect((await fill(company, { city: 'Oullins', seen_version: now.version })).status).toBe(200);
    expect((await save(company, { city: 'Lyon', seen_version: now.version })).failure.code).toBe(
      'changed_meanwhile',
    );
    // A client that knows nothing of versions is not refused.
    expect((await save(company)).status).toBe(200);
  });

  test('asks for what it asks of its company, and is no way to the invited', async () => {
    const company = await someone();
    expect((await fill(company, { name: '' })).failure.fields).toHaveProperty('name');
    expect((await read(company)).page_done).toBe(false);
    const email = `invitee.${company.id}@exemple.fr`;
    const body = [{ name: 'Invitée', email }];
    await server.call('POST /temp-companies/', { as: superuser.token, body });
    const { record_id: id } = await pageOf(await accountOf(server, { email }));
    expect((await fill({ id })).status).toBe(404);
    expect((await fill({ id: 987_654 })).status).toBe(404);
  });
});
