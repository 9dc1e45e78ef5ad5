import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sent } from '@tandem/contract';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import {
  activeNeed,
  completeCompany,
  needFor,
  someCompany,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../testing/fixtures/by-calls.ts';

type Sheet = Sent<'POST /company/'>['body'];

const sheet: Sheet = {
  name: 'Menuiserie Le Goff',
  sector: [5, 24],
  size: 'pme',
  workforce: '12',
  adress: '12 rue du Port',
  city: 'Brest',
  zip_code: '29200',
  country: 'France',
  description: 'Menuiserie et agencement',
};

describe('the company’s sheet', () => {
  let server: TestServer;
  let superuser: Person;
  let training: Training;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    training = await someTraining(server, superuser);
  });

  afterAll(() => server.close());

  const save = ({ token }: Person, changes: Partial<Sheet> = {}) =>
    server.call('POST /company/', { as: token, body: { ...sheet, ...changes } });

  const own = async ({ token }: Person) => (await server.call('GET /company/', { as: token })).body;

  test('has the name of the invitation until it is saved, then what was sent', async () => {
    const company = await someCompany(server, superuser);
    expect(await own(company)).toMatchObject({
      name: expect.stringContaining('Entreprise'),
      email: company.email,
      sector: [],
      size: null,
      workforce: null,
      country: 'France',
      page_done: false,
      number_of_offers: 0,
      active_offers: 0,
    });
    const saved = await save(company);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      ...sheet,
      sector: [
        { id: 5, name: expect.any(String) },
        { id: 24, name: expect.any(String) },
      ],
      email: company.email,
      page_done: true,
    });
    expect(await own(company)).toEqual(saved.body);
  });

  test.each(['name', 'sector', 'size', 'workforce'] as const)('asks for %s', async (name) => {
    const company = await someCompany(server, superuser);
    const refused = await save(company, { [name]: name === 'sector' ? [] : '' });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.failure.fields ?? {})).toEqual([name]);
    expect(await own(company)).toMatchObject({ page_done: false });
  });

  test.each(['adress', 'city', 'zip_code', 'country', 'description'] as const)(
    'does without %s',
    async (name) => {
      const company = await someCompany(server, superuser);
      for (const left of ['', null, undefined]) {
        const saved = await save(company, { [name]: left });
        expect(saved).toMatchObject({
          status: 200,
          body: { [name]: name === 'country' ? 'France' : null },
        });
      }
    },
  );

  test('keeps a SIRET without its spaces, found by it; one that is none is said so', async () => {
    const company = await someCompany(server, superuser);
    const siret = '73282932000074';
    for (const typed of ['732 829 320 00074', Number(siret)])
      expect((await save(company, { siret: typed })).body).toMatchObject({ siret });
    for (const wrong of ['732829320', '73282932000075', 'RCS Brest']) {
      const refused = await save(company, { siret: wrong });
      expect([wrong, refused.status]).toEqual([wrong, 400]);
      expect(refused.failure.fields?.['siret']).toMatch(/^Ce SIRET/);
    }
    const { body } = await server.call('GET /search/', {
      as: superuser.token,
      query: { q: siret },
    });
    expect(body.items.map(({ email }) => email)).toContain(company.email);
    expect((await save(company, { siret: '' })).body).toMatchObject({ siret: null });
  });

  test('counts its needs, and those of them that are active', async () => {
    const company = await completeCompany(server, superuser);
    const { token: as } = company;
    const { body: idle } = await server.call('POST /offers/', { as, body: needFor(training) });
    await activeNeed(server, company, training);
    expect(await own(company)).toMatchObject({ number_of_offers: 2, active_offers: 1 });
    const { body } = await server.call('GET /companies/', { as: superuser.token });
    const row = body.companies.find(({ email }) => email === company.email);
    expect(row).toMatchObject({ number_of_offers: 2, active_offers: 1 });
    await server.call('DELETE /offers/{id}/', { as, params: { id: idle.id } });
    expect(await own(company)).toMatchObject({ number_of_offers: 1, active_offers: 1 });
  });

  test('moves the needs that lie where the company is, and no other', async () => {
    const company = await completeCompany(server, superuser);
    const { token: as } = company;
    const create = async (changes: object) => {
      const body = { ...needFor(training), ...changes };
      return (await server.call('POST /offers/', { as, body })).body;
    };
    const here = await create({ same_entity_location: true, location: '' });
    const there = await create({ location: 'Quimper' });
    expect([here.location, there.location]).toEqual(['Lyon', 'Quimper']);
    const placeOf = async (id: number) => {
      const { body } = await server.call('GET /offers/', { as });
      return body.find((need) => need.id === id)?.location;
    };
    await save(company, { city: 'Brest' });
    expect([await placeOf(here.id), await placeOf(there.id)]).toEqual(['Brest', 'Quimper']);

    const params = { id: here.id };
    const stays = { ...needFor(training), location: 'Nantes', same_entity_location: false };
    await server.call('PUT /offers/{id}/', { as, params, body: stays });
    await save(company, { city: 'Lille' });
    expect(await placeOf(here.id)).toBe('Nantes');
    const follows = { ...stays, location: 'passed over', same_entity_location: true };
    await server.call('PUT /offers/{id}/', { as, params, body: follows });
    expect(await placeOf(here.id)).toBe('Lille');
  });

  test('a need without a place asks for one, unless it lies where its company is', async () => {
    const company = await completeCompany(server, superuser);
    const refused = await server.call('POST /offers/', {
      as: company.token,
      body: { ...needFor(training), location: '' },
    });
    expect(refused).toMatchObject({
      status: 400,
      failure: { fields: { location: 'Ce champ est obligatoire.' } },
    });
  });
});
