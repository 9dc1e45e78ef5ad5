import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outsideClient, type OutsideClient } from '../testing/product/outside-client.ts';
import { makePdf } from '../testing/pdf.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import { completeContractSheet } from '../testing/fixtures/contracts/contract-sheet.ts';
import { answers, sheetFor } from '../testing/fixtures/candidate-payloads.ts';
import {
  completeCompany,
  needFor,
  someCandidate,
  somePlacement,
  someSuperuser,
  unique,
  type Placement,
} from '../testing/fixtures/by-calls.ts';

/** On both databases: every call of the contract, and so nearly every query. */

/**
 * Payloads as a client may send them that has read the specification and nothing else: numbers as text, records where
 * ids are meant, fields left empty, and more fields than are asked for.
 */
describe('payloads as others read the specification', () => {
  let server: TestServer;
  let world: Placement;
  let superuser: OutsideClient;
  let company: OutsideClient;

  beforeAll(async () => {
    server = await startTestServer();
    const root = await someSuperuser(server);
    world = await somePlacement(server, root);
    superuser = outsideClient(server, root.token);
    company = outsideClient(server, (await completeCompany(server, root)).token);
  });

  afterAll(() => server.close());

  const newcomer = async (): Promise<OutsideClient> =>
    outsideClient(server, (await someCandidate(server, world.superuser)).token);

  const sheet = () => sheetFor(world.training);
  const need = () => needFor(world.training);

  const formOf = (fields: object): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
        form.append(name, String(one));
    const bytes = Buffer.from(makePdf(['Zoé', 'Soudure']));
    form.append('resume', new Blob([bytes]), 'cv.pdf');
    return form;
  };

  describe('the candidate’s sheet', () => {
    test('skills as a JSON text, as one text with commas, as records', async () => {
      for (const skills of ['[1,2]', '1,2', ['1', '2'], ['{"id":1,"name":"x"}', '{"id":2}']]) {
        const client = await newcomer();
        const made = await client(
          'POST',
          'applicants/registration/',
          formOf({ ...sheet(), skills }),
        );
        expect(made.status).toBe(201);
        expect(made.body).toMatchObject({ skills: [{ id: 1 }, { id: 2 }] });
      }
    });

    test('a sheet sent back as it was answered, resume path and all, without a file', async () => {
      const client = await newcomer();
      await client('POST', 'applicants/registration/', formOf(sheet()));
      const { body } = await client('GET', 'applicants/registration/');
      const changed = await client('PUT', 'applicants/registration/', {
        ...(body as object),
        diploma: 'Licence',
      });
      expect(changed).toMatchObject({
        status: 200,
        body: { ...(body as object), diploma: 'Licence', version: expect.any(String) },
      });
    });

    test('an empty file field counts as no file, the resume as text is passed over', async () => {
      const client = await newcomer();
      await client('POST', 'applicants/registration/', formOf(sheet()));
      const { body } = await client('GET', 'applicants/registration/');
      const { resume } = body as { resume: string };
      const empty = formOf(sheet());
      empty.set('resume', new Blob([]), '');
      const text = formOf(sheet());
      text.set('resume', resume);
      for (const form of [empty, text])
        expect(await client('PUT', 'applicants/registration/', form)).toMatchObject({
          status: 200,
          body: { resume },
        });
    });

    test('optional fields left empty or out, unknown fields added', async () => {
      const client = await newcomer();
      const { skills: _, summary: __, ...required } = sheet();
      const fields = { ...required, summary: '', id: 7, token: 'x', is_active: true, email: 'x' };
      const made = await client('POST', 'applicants/registration/', formOf(fields));
      expect(made.status).toBe(201);
      expect(made.body).toMatchObject({ summary: null, skills: [] });
      expect(made.body).not.toMatchObject({ email: 'x' });
    });

    test('formation and session as records', async () => {
      const client = await newcomer();
      const { sessionId, programmeId } = world.training;
      await client('POST', 'applicants/registration/', formOf(sheet()));
      const changed = await client('PUT', 'applicants/registration/', {
        ...sheet(),
        formation: { id: programmeId, name: 'BTS' },
        session_id: { id: String(sessionId) },
        target_educational_level: 5,
        duration: 2,
        kilometers_away: '100',
        sector: 24,
      });
      expect(changed).toMatchObject({
        status: 200,
        body: { formation: programmeId, session_id: sessionId, kilometers_away: 100, sector: [24] },
      });
    });
  });

  describe('needs', () => {
    test.each([
      ['records', { skills: [{ id: 1, name: 'x' }], formations_ids: 'records' }],
      ['texts', { skills: ['1'], formations_ids: 'texts' }],
    ])('formations and skills as %s', async (_, { skills, formations_ids: programmes_ids }) => {
      const { programmeId: id } = world.training;
      const made = await company('POST', 'offers/', {
        ...need(),
        skills,
        formations_ids: programmes_ids === 'records' ? [{ id, name: 'BTS' }] : [String(id)],
      });
      expect(made.status).toBe(201);
      expect(made.body).toMatchObject({ skills: [{ id: 1 }], formations_ids: [id] });
    });

    test('a need sent back as it was answered, with its id, token and state', async () => {
      const made = await company('POST', 'offers/', need());
      const record = made.body as { id: number };
      const changed = await company('PUT', `offers/${record.id}/`, made.body);
      expect(changed).toMatchObject({ status: 200, body: made.body });
      const copied = await company('POST', 'offers/', { ...record, id: null, token: null });
      expect(copied.status).toBe(201);
      expect((copied.body as { id: number }).id).not.toBe(record.id);
    });

    test('fields that have a usual value left empty', async () => {
      const made = await company('POST', 'offers/', {
        ...need(),
        session_id: String(need().session_id),
        target_educational_level: 5,
        contract_type: '',
        same_entity_location: '',
        description: null,
        skills: '',
        seats: '',
      });
      expect(made).toMatchObject({
        status: 201,
        body: { contract_type: 'Autre', same_entity_location: false, description: '', seats: 1 },
      });
    });

    test.each(['true', 'True', true, 1])('same_entity_location as %j', async (value) => {
      const made = await company('POST', 'offers/', { ...need(), same_entity_location: value });
      expect(made).toMatchObject({ status: 201, body: { same_entity_location: true } });
    });
  });

  test('a company sheet sent back as it was answered, its sectors as records', async () => {
    const { body } = await company('GET', 'company/');
    // Another content is another version.
    const { version: _, ...kept } = body as Record<string, unknown>;
    const changed = await company('POST', 'company/', {
      ...(body as object),
      zip_code: 69001,
      adress: '',
      country: '',
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { ...kept, zip_code: '69001', adress: null, country: 'France' },
    });
  });

  test('formations: a level as a number, an id that stands for none', async () => {
    for (const id of [0, '', null, undefined]) {
      const name = unique('Licence ');
      const made = await superuser('POST', '/formations/', { name, level: 6, id });
      expect(made).toMatchObject({ status: 201, body: { name, level: '6' } });
    }
  });

  test('answers of the test: numbers count as texts, other fields are passed over', async () => {
    const client = await newcomer();
    const numbers = Object.fromEntries(
      Object.entries(answers()).map(([name, value]) => [name, Number(value) || value]),
    );
    const saved = await client('POST', 'applicant_test/', { ...numbers, csrf: 'x', id: 3 });
    expect(saved).toMatchObject({ status: 200, body: answers() });
    expect((await client('GET', 'applicant_test/')).body).toEqual(answers());
  });

  describe('matches', () => {
    const listed = async (query: Record<string, string>): Promise<number> => {
      const { sessionId: _, programmeId } = world.training;
      const search = new URLSearchParams({ formation: String(programmeId), ...query });
      const { status, body } = await superuser('GET', `/match_applicants/?${search.toString()}`);
      expect(status).toBe(200);
      return (body as unknown[]).length;
    };

    test('filters left empty filter nothing', async () => {
      const nothing = { status: '', offer: '', company: '', firstName: '', lastName: '' };
      expect(await listed({ ...nothing, contractType: '' })).toBe(1);
      const { body } = await superuser('GET', '/match_applicants/?formation=');
      expect(body).toHaveLength(1);
    });

    test('a contract type by key or label, a formation by id or name', async () => {
      for (const contractType of ['apprentissage', "Contrat d'apprentissage"])
        expect(await listed({ contractType })).toBe(1);
      for (const contractType of ['stage', 'Stage alterné', 'toString'])
        expect(await listed({ contractType })).toBe(0);
      const { name } = world.need.formations[0] ?? { name: '' };
      expect(await listed({ formation: name.toLowerCase() })).toBe(1);
      expect(await listed({ formation: 'une autre' })).toBe(0);
    });

    test('a move as text; a contract sheet with digits as numbers', async () => {
      const path = `matches/${world.matchId}/`;
      for (const action of ['1', 3]) await superuser('POST', path, { action, status: 0 });
      const numbers = {
        siret: 12_345_678_901_234,
        supervisor_nir: 180_057_512_345_678,
        workforce: 12,
      };
      const saved = await superuser('POST', `/contract/note/${world.matchId}/`, {
        ...completeContractSheet(),
        ...numbers,
        id: 1,
      });
      expect(saved.status).toBe(201);
      const { body } = await superuser('GET', `/contract/note/${world.matchId}/`);
      expect(body).toMatchObject({ siret: '12345678901234', workforce: '12' });
    });
  });
});
