import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from '../../testing/product/settled.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { makePdf } from '../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import { sheetFor, type CandidateSheet } from '../../testing/fixtures/candidate-payloads.ts';
import {
  someCandidate,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../testing/fixtures/by-calls.ts';

const required = 'Ce champ est obligatoire.';
const gone = 'Ce choix n’existe plus. Rechargez la page.';

describe('the candidate’s sheet', () => {
  let server: TestServer;
  let superuser: Person;
  let training: Training;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    training = await someTraining(server, superuser);
  });

  afterAll(() => server.close());

  const newcomer = () => someCandidate(server, superuser);

  const create = ({ token }: Person, changes: Partial<CandidateSheet> = {}, resume = 'Soudure') =>
    server.call('POST /applicants/registration/', {
      as: token,
      body: { ...sheetFor(training), ...changes },
      files: { resume: makePdf([resume]) },
    });

  const update = ({ token }: Person, changes: Partial<CandidateSheet>, files = {}) =>
    server.call('PUT /applicants/registration/', {
      as: token,
      body: { ...sheetFor(training), ...changes },
      files,
    });

  const own = async ({ token }: Person) =>
    (await server.call('GET /applicants/registration/', { as: token })).body;

  /** The files that lie in the folder of uploads. */
  const filesOnDisk = (): string[] => {
    try {
      return readdirSync(path.join(server.dataDir, 'files')).toSorted();
    } catch {
      return [];
    }
  };

  const fileNameIn = (resume: string | null): string => resume?.split('/').at(-1) ?? '';

  test('is empty but for the name until it is saved, then holds what was sent', async () => {
    const person = await newcomer();
    expect(await own(person)).toMatchObject({
      id: null,
      first_name: 'Zoé',
      last_name: "D'Arc",
      email: person.email,
      sector: [],
      skills: [],
      resume: null,
    });
    const made = await create(person, { sector: [24, 5, 24], skills: [2, 1], kilometers_away: -1 });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      id: expect.any(Number),
      phone: '+33612345678',
      kilometers_away: -1,
      sector: [24, 5],
      skills: [{ id: 2 }, { id: 1 }],
      session: { id: training.sessionId },
      resume_name: 'resume.pdf',
      resume_added_at: expect.any(String),
    });
    expect(await own(person)).toEqual(made.body);
  });

  test('keeps the order of sectors and trades that is sent, none where none is, and refuses one of other sectors', async () => {
    const person = await newcomer();
    const orders = { sector: [5, 19, 24], sector_order: [24, 5], trades: 'Maçon\nPlaquiste' };
    const made = await create(person, orders);
    expect(made.body).toMatchObject(orders);
    const refused = await update(person, { sector: [5], sector_order: [24] });
    expect(refused).toMatchObject({
      status: 400,
      failure: { fields: { sector_order: 'L’ordre ne porte que sur les secteurs choisis.' } },
    });
    expect(await own(person)).toEqual(made.body);
    expect(await update(person, { sector: [5, 24] })).toMatchObject({ status: 200 });
    expect(await own(person)).toMatchObject({ sector: [5, 24], sector_order: [], trades: null });
  });

  test('is changed by PUT, which keeps the resume', async () => {
    const person = await newcomer();
    const made = await create(person);
    const changed = await update(person, { city: 'Brest', summary: null, kilometers_away: 5 });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      ...made.body,
      city: 'Brest',
      summary: null,
      kilometers_away: 5,
      version: expect.any(String),
    });
    expect(changed.body.version).not.toBe(made.body.version);
  });

  test('is created once and changed only after that', async () => {
    const person = await newcomer();
    const tooEarly = await update(person, {}, { resume: makePdf(['x']) });
    expect(tooEarly).toMatchObject({ status: 409, failure: { code: 'sheet_missing' } });
    expect((await create(person)).status).toBe(201);
    const again = await create(person);
    expect(again).toMatchObject({ status: 409, failure: { code: 'sheet_exists' } });
  });

  test.each([
    'formation',
    'session_id',
    'civility',
    'city',
    'country',
    'phone',
    'diploma',
    'target_educational_level',
    'duration',
    'contract_type',
    'location',
    'kilometers_away',
  ] as const)('asks for %s, under its name', async (name) => {
    const person = await newcomer();
    const before = filesOnDisk();
    for (const left of [undefined, '']) {
      const refused = await create(person, { [name]: left });
      expect(refused.status).toBe(400);
      expect(refused.failure).toMatchObject({
        code: 'invalid_input',
        message: 'Certaines informations sont manquantes ou invalides.',
      });
      expect(refused.failure.fields).toEqual({ [name]: required });
    }
    const blank = await create(person, { [name]: '   ' });
    expect([blank.status, Object.keys(blank.failure.fields ?? {})]).toEqual([400, [name]]);
    expect(await own(person)).toMatchObject({ id: null });
    expect(filesOnDisk()).toEqual(before);
  });

  test('asks for a sector', async () => {
    const refused = await create(await newcomer(), { sector: [] });
    expect(refused).toMatchObject({
      status: 400,
      failure: { fields: { sector: 'Choisissez au moins un secteur.' } },
    });
  });

  test('names every field that is wrong at once', async () => {
    const refused = await create(await newcomer(), {
      phone: '12',
      civility: 'X' as 'M',
      kilometers_away: 7,
      sector: [99],
      skills: ['x'],
      duration: '9' as '1',
    });
    expect(refused.status).toBe(400);
    expect(new Set(Object.keys(refused.failure.fields ?? {}))).toEqual(
      new Set(['phone', 'civility', 'kilometers_away', 'sector', 'skills', 'duration']),
    );
  });

  test('refuses a formation, a session and skills that do not exist', async () => {
    const person = await newcomer();
    const before = filesOnDisk();
    const refused = await create(person, { formation: 999, session_id: 998, skills: [1, 99_999] });
    expect(refused).toMatchObject({
      status: 400,
      failure: { fields: { formation: gone, session_id: gone, skills: gone } },
    });
    expect(await own(person)).toMatchObject({ id: null, resume: null });
    expect(filesOnDisk()).toEqual(before);
  });

  describe('the resume', () => {
    test('is asked for the first time', async () => {
      const person = await newcomer();
      const message = 'Le CV est obligatoire lors de la première inscription';
      for (const files of [{}, { resume: new Uint8Array() }]) {
        const refused = await server.call('POST /applicants/registration/', {
          as: person.token,
          body: sheetFor(training),
          files,
        });
        expect(refused).toMatchObject({
          status: 400,
          failure: { code: 'resume_missing', message, fields: { resume: message } },
        });
      }
      expect(await own(person)).toMatchObject({ id: null });
    });

    test('must be a PDF, a text document or a picture, by its content', async () => {
      const person = await newcomer();
      const before = filesOnDisk();
      const archive = Buffer.from('PK\u0003\u0004 a document of another kind');
      const refused = await server.call('POST /applicants/registration/', {
        as: person.token,
        body: sheetFor(training),
        files: { resume: archive },
      });
      expect(refused).toMatchObject({
        status: 415,
        failure: { code: 'not_a_pdf', fields: { resume: expect.any(String) } },
      });
      const broken = await server.call('POST /applicants/registration/', {
        as: person.token,
        body: sheetFor(training),
        files: { resume: Buffer.from('%PDF-1.4\nnothing that a PDF has') },
      });
      expect(broken).toMatchObject({ status: 400, failure: { code: 'unreadable_pdf' } });
      expect(await own(person)).toMatchObject({ id: null, resume: null });
      expect(filesOnDisk()).toEqual(before);
    });

    test('is replaced by another: the earlier file is deleted, the new one can be read', async () => {
      const person = await newcomer();
      const { body: first } = await create(person, {}, 'Premier CV');
      const resume = makePdf(['Second CV']);
      const { body: second } = await update(person, {}, { resume });
      expect(second.resume).not.toBe(first.resume);
      const [earlier, later] = [first, second].map((sheet) => fileNameIn(sheet.resume));
      const left = await waitFor(
        'the earlier file is deleted',
        filesOnDisk,
        (files) => !files.includes(earlier ?? ''),
      );
      expect(left).toContain(later);
      expect(left).not.toContain(earlier);
      const read = async (filename: string | undefined) =>
        server.call('GET /download/{filename}/', {
          as: person.token,
          params: { filename: filename ?? '' },
        });
      expect((await read(earlier)).status).toBe(404);
      const download = await read(later);
      expect(download.status).toBe(200);
      expect(download.raw.equals(resume)).toBe(true);
    });

    test('a save that fails keeps the earlier one', async () => {
      const person = await newcomer();
      const { body } = await create(person);
      const before = filesOnDisk();
      const refused = await update(person, { formation: 999 }, { resume: makePdf(['x']) });
      expect(refused.status).toBe(400);
      await settled(server, 'remove-file');
      expect(filesOnDisk()).toEqual(before);
      expect(await own(person)).toEqual(body);
    });
  });

  test('of two first saves at the same instant one holds, and one file stays', async () => {
    const person = await newcomer();
    const before = filesOnDisk();
    const statuses = await Promise.all(
      ['Un', 'Deux'].map(async (resume) => (await create(person, {}, resume)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    const added = filesOnDisk().filter((name) => !before.includes(name));
    expect(added).toEqual([fileNameIn((await own(person)).resume)]);
  });

  test('a formation that is being deleted is either saved or refused, never half', async () => {
    const person = await newcomer();
    await create(person);
    const put = (programme: number) =>
      server.call('PUT /applicants/registration/', {
        as: person.token,
        body: { ...sheetFor(training), formation: programme },
      });
    for (let count = 0; count < 25; count += 1) {
      const { programmeId } = await someTraining(server, superuser);
      const [saved, deleted] = await Promise.all([
        put(programmeId),
        server.call('DELETE /formations/{id}/', {
          as: superuser.token,
          params: { id: programmeId },
        }),
      ]);
      const bySave = saved.status === 200;
      expect([saved.status, deleted.status]).toEqual(bySave ? [200, 409] : [400, 204]);
      await put(training.programmeId);
    }
  });
});
