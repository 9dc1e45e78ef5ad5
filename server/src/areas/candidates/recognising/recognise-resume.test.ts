import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutLetterNames } from '../../../resume-reading/testing/test-fonts.ts';
import { makePng } from '../../../testing/office-files.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { settled } from '../../../testing/product/settled.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import {
  handInResume,
  keptTextOf,
  scan,
  type Someone,
} from '../../../testing/fixtures/scanned-resumes.ts';
import {
  activeNeed,
  completeCandidate,
  completeCompany,
  launch,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';
import { recogniseResume, recogniseWaiting } from './recognise-resume.ts';

/** What stands on the scan. */
const said = [
  "Zoé D'Arc",
  '12 rue des Lilas, 69100 Villeurbanne',
  '06 39 98 12 34',
  'zoe.darc@exemple.fr',
  'FORMATION',
  '2022 - 2025 : Bac STMG, Lycée Marie-Curie, Lyon',
  'LANGUES',
  'Anglais B2',
  'COMPÉTENCES',
  'Excel, encaissement, accueil des clients',
];

describe('a resume that is a picture', () => {
  let server: TestServer;
  let superuser: Person;
  let training: Training;
  let company: Person;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    training = await someTraining(server, superuser);
    company = await completeCompany(server, superuser);
    const clerk = {
      title: 'Assistant de caisse',
      description: 'Encaissement, accueil des clients, tableaux Excel.',
    };
    await activeNeed(server, company, training, clerk);
  });
  afterAll(() => server.close());

  const explainedTo = async ({ token }: Person) => {
    const { body: matches } = await server.call('GET /matches/', { as: token });
    const { body } = await server.call('GET /matches/{id}/explanation/', {
      as: token,
      params: { id: matches[0]?.id ?? 0 },
    });
    return { score: matches[0]?.resume_score ?? 0, unread: body.reasons?.resume.unread_resume };
  };

  test('counts in the matching as its text would, once that is recognised', async () => {
    const written = await completeCandidate(server, superuser, training, { resume: said });
    const [scanned, garbled, blank] = [
      await completeCandidate(server, superuser, training, { resume: said }),
      await completeCandidate(server, superuser, training),
      await completeCandidate(server, superuser, training),
    ];
    await handInResume(server, training, scanned, scan);
    await handInResume(server, training, garbled, await withoutLetterNames(said));
    await handInResume(server, training, blank, makePng());
    const { rows } = await server.services.db.pool.query(
      "select from applicants where resume_text like '%BCDE%'",
    );
    expect(rows).toEqual([]);
    await settled(server, 'recognise-resume', 'rescore');
    await launch(server, superuser);
    for (const person of [scanned, garbled]) {
      const resume = await keptTextOf(server, person);
      expect(resume?.scan).toBe('read');
      for (const word of ['STMG', 'Excel', 'encaissement', 'clients'])
        expect(resume?.text).toContain(word);
    }
    const [asText, asScan] = [await explainedTo(written), await explainedTo(scanned)];
    expect(asText.score).toBeGreaterThan(0);
    expect(Math.abs(asScan.score - asText.score)).toBeLessThan(5);
    expect([asText.unread, asScan.unread]).toEqual([null, null]);
    expect(await explainedTo(blank)).toMatchObject({ unread: 'unread' });
  });

  test('stored before such text was kept is told from others by the upgrade', async () => {
    const [garbled, short, sound] = [
      await completeCandidate(server, superuser, training),
      await completeCandidate(server, superuser, training),
      await completeCandidate(server, superuser, training),
    ];
    const { pool } = server.services.db;
    const write = (text: string | null, { id }: Someone) =>
      pool.query('update applicants set resume_text = $1, resume_scan = null where id = $2', [
        text,
        id,
      ]);
    await write('Wkql mffh rtzp kkqw xcvb nmqw plkj hgfd trwz qqqq '.repeat(3), garbled);
    await write(null, short);
    await write('Vendeuse en boulangerie, tenue de caisse, accueil des clients. '.repeat(3), sound);
    const migration = new URL(
      '../../../platform/database/migrations/0106-resume-scans.sql',
      import.meta.url,
    );
    const [, marking = ''] = readFileSync(migration, 'utf8').split(
      /(?=alter table applicants disable)/,
    );
    await pool.query(marking);
    const scans = [garbled, short, sound].map(async (one) => (await keptTextOf(server, one))?.scan);
    expect(await Promise.all(scans)).toEqual(['waiting', 'waiting', null]);
  });
});

describe('a resume that is being recognised', () => {
  let server: TestServer;
  let superuser: Person;
  let training: Training;
  const stopping = new AbortController().signal;

  beforeAll(async () => {
    server = await startTestServer({}, { jobsWait: true });
    superuser = await someSuperuser(server);
    training = await someTraining(server, superuser);
  });
  afterAll(() => server.close());

  const someScanned = async (): Promise<Someone> => {
    const candidate = await completeCandidate(server, superuser, training);
    await handInResume(server, training, candidate, scan);
    expect(await keptTextOf(server, candidate)).toEqual({ text: '', scan: 'waiting' });
    return candidate;
  };
  const recognise = ({ id }: Someone, signal = stopping) =>
    recogniseResume(
      server.services,
      { candidateId: id },
      { isLastAttempt: false, stopping: signal },
    );

  test('is left for another time by a server that stops, and read once', async () => {
    const [candidate, erased] = [await someScanned(), await someScanned()];
    const stopped = new AbortController();
    const left = recognise(erased, stopped.signal);
    stopped.abort();
    await expect(left).rejects.toThrow(/abort/);
    expect(await keptTextOf(server, erased)).toEqual({ text: '', scan: 'waiting' });
    // Erased while it is read, it has nothing written to it.
    const both = Promise.all([recognise(candidate), recognise(erased)]);
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: erased.id },
    });
    await both;
    expect(await keptTextOf(server, erased)).toBeUndefined();
    const read = await keptTextOf(server, candidate);
    expect(read).toMatchObject({ scan: 'read', text: expect.stringContaining('encaissement') });
    await recognise(candidate);
    expect(await keptTextOf(server, candidate)).toEqual(read);
  });

  test('and was stored before comes after what is handed in now, by the same person too', async () => {
    const candidate = await someScanned();
    const { db } = server.services;
    await db.pool.query("delete from jobs.job where name = 'recognise-resume'");
    await db.transaction((tx) => recogniseWaiting(server.services, tx));
    await handInResume(server, training, candidate, scan);
    const { rows } = await db.pool.query<{ priority: number }>(
      `select priority from jobs.job
      where name = 'recognise-resume' and (data ->> 'candidateId')::integer = $1 order by priority`,
      [candidate.id],
    );
    expect(rows.map(({ priority }) => priority)).toEqual([-1, 0]);
  });

  test('and replaced meanwhile keeps nothing of the earlier file', async () => {
    const candidate = await someScanned();
    const recognising = recognise(candidate);
    const text =
      'Soudeuse, soudure à l’arc et au chalumeau, lecture de plans, sécurité des ateliers, permis B';
    await handInResume(server, training, candidate, makePdf([text, text]));
    await recognising;
    const kept = await keptTextOf(server, candidate);
    expect(kept?.scan).toBeNull();
    expect(kept?.text).toContain('Soudeuse');
  });
});
