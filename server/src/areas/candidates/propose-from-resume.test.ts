import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { errorSentences } from '@tandem/domain/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activeFiles, loops } from '../../resume-reading/testing/hostile-pdfs.ts';
import { makePdf } from '../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import {
  someCandidate,
  someCompany,
  someSuperuser,
  type Person,
} from '../../testing/fixtures/by-calls.ts';

const resume = makePdf([
  'Zoé D’Arc',
  'Recherche alternance BTS MCO',
  '12 rue des Lilas, 69100 Villeurbanne',
  '06 39 98 12 34 - zoe.darc@exemple.fr',
  'PROFIL',
  'Souriante et organisée, je veux apprendre le commerce en équipe.',
  'FORMATION',
  '2022 - 2025 : Bac STMG, Lycée Marie-Curie, Lyon',
  'LANGUES',
  'Anglais B2',
  'COMPÉTENCES',
  'Excel, encaissement',
]);

describe('POST /auto-fill/', () => {
  let server: TestServer;
  let superuser: Person;
  let candidate: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    candidate = await someCandidate(server, superuser);
  });

  afterAll(() => server.close());

  const propose = (as: string | undefined, file: Uint8Array = resume) =>
    server.call('POST /auto-fill/', { as, files: { resume: file } });

  const storedFiles = (): string[] => {
    const folder = path.join(server.dataDir, 'files');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it('proposes what the resume says', async () => {
    const { status, body } = await propose(candidate.token);
    expect(status).toBe(200);
    expect(body).toEqual({
      email: 'zoe.darc@exemple.fr',
      phone: '+33639981234',
      city: 'Villeurbanne',
      postal_code: '69100',
      diploma: 'Bac STMG',
      diploma_level: '4',
      target_educational_level: '5',
      skills: expect.any(Array),
      languages: ['Anglais'],
      summary: 'Souriante et organisée, je veux apprendre le commerce en équipe.',
      contract_type: null,
      duration: null,
      start: null,
      unread: null,
      recognised: false,
    });
    expect(new Set(body.skills.map(({ name }) => name))).toEqual(
      new Set(['Anglais', 'Encaissement et tenue de caisse', 'Excel', 'Sens de l’organisation']),
    );
  });

  it('proposes nothing where the resume says nothing', async () => {
    const { status, body } = await propose(candidate.token, makePdf(['Zoé']));
    expect(status).toBe(200);
    expect(body).toEqual({
      email: null,
      phone: null,
      city: null,
      postal_code: null,
      diploma: null,
      diploma_level: null,
      target_educational_level: null,
      skills: [],
      languages: [],
      summary: null,
      contract_type: null,
      duration: null,
      start: null,
      unread: null,
      recognised: false,
    });
  });

  it('says that a file of pictures has no text', async () => {
    const { body } = await propose(candidate.token, makePdf([]));
    expect([body.unread, body.skills]).toEqual(['no_text', []]);
  });

  it('saves nothing', async () => {
    const sheet = () => server.call('GET /applicants/registration/', { as: candidate.token });
    const before = await sheet();
    await propose(candidate.token);
    expect((await sheet()).body).toEqual(before.body);
    expect(before.body.resume).toBeNull();
    expect(storedFiles()).toEqual([]);
  });

  it('refuses what is no PDF file, what cannot be read, and no file', async () => {
    const text = await propose(candidate.token, Buffer.from('Zoé D’Arc, vendeuse'));
    expect([text.status, text.failure.code]).toEqual([415, 'not_a_pdf']);
    const broken = await propose(candidate.token, Buffer.from('%PDF-1.7\nbroken'));
    expect([broken.status, broken.failure.code]).toEqual([400, 'unreadable_pdf']);
    const none = await server.call('POST /auto-fill/', { as: candidate.token, files: {} });
    expect([none.status, Object.keys(none.failure.fields ?? {})]).toEqual([400, ['resume']]);
  });

  it('is for candidates', async () => {
    const company = await someCompany(server, superuser);
    expect((await propose(undefined)).status).toBe(401);
    expect((await propose(company.token)).status).toBe(403);
    expect((await propose(superuser.token)).status).toBe(403);
  });

  it('of one person reads a file at a time, keeps two waiting, and says when to come again', async () => {
    const other = await someCandidate(server, superuser);
    const heavy = makePdf(Array.from({ length: 30_000 }, (_, index) => `Ligne ${index}`));
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => propose(other.token, heavy)),
      propose(candidate.token),
    ]);
    expect(answers.at(-1)?.status).toBe(200);
    const refused = answers.filter(({ status }) => status === 429);
    // One more where the other's file, which is on its way for less long, is being read as these come.
    expect([5, 6]).toContain(refused.length);
    for (const { failure, headers } of refused) {
      expect(failure.code).toBe('too_many_requests');
      // On its way beside four others, or waiting beside two.
      expect(['5', '10']).toContain(headers['retry-after']);
    }
    expect((await propose(other.token)).status).toBe(200);
  });

  it('of files made to harm it reads what there is or refuses with a sentence, and answers others meanwhile', async () => {
    const files = Object.entries({ ...loops, ...activeFiles('http://127.0.0.1:1') });
    const open = new Set(files.map(([name]) => name));
    const proposeAll = async () => {
      const told: (readonly [string, string])[] = [];
      for (const [name, file] of files) {
        const { status, failure } = await propose(candidate.token, file);
        open.delete(name);
        told.push([name, status === 200 ? '' : failure.message]);
      }
      return told;
    };
    const answers = proposeAll();
    let meanwhile = 0;
    while (open.size > 0) {
      expect((await server.call('GET /user/', { as: candidate.token })).status).toBe(200);
      if (open.size > 0) meanwhile += 1;
    }
    expect(meanwhile).toBeGreaterThan(0);
    const sentences = new Set(['', errorSentences.unreadable_pdf]);
    expect((await answers).filter(([, told]) => !sentences.has(told))).toEqual([]);
    expect((await propose(candidate.token)).status).toBe(200);
  });
});
