import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { addDays } from '@tandem/domain/calendar/days';
import { afterAll, assert, beforeAll, describe, expect, test } from 'vitest';
import { extractText } from '../../../resume-reading/pdf/extract-text.ts';
import {
  activeNeed,
  launch,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  moveFile,
  signOnPaper,
  signWholeFile,
  type FileProgress,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import { enrol } from '../../../testing/fixtures/contracts/enrolment.ts';
import { someOfficialForm } from '../../../testing/fixtures/contracts/official-form.ts';
import { wholeFile } from '../../../testing/fixtures/contracts/whole-file.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { readFormValues } from '../../../testing/read-form-values.ts';
import { readZip } from '../../../testing/read-zip.ts';

const nir = wholeFile()['candidate_nir'] ?? '';

describe('what leaves of contract files', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;
  let signed: FileProgress;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    signed = await signWholeFile(server, world, superuser, { candidate_birth_name: 'Şahin' });
  });

  afterAll(() => server.close());

  const apprentices = async () =>
    (
      await server.call('GET /sessions/{id}/apprentices/', {
        as: superuser.token,
        params: { id: world.training.sessionId },
      })
    ).body;

  const bundle = async ({ token: as }: Person) => {
    const { raw, headers } = await server.call('GET /contract/file/{matchId}/bundle/', {
      as,
      params: { matchId: world.matchId },
    });
    return { files: readZip(raw), name: String(headers['content-disposition']) };
  };

  test('a session, one line a candidate, without a social security number', async () => {
    const told = await apprentices();
    expect(told.rows).toHaveLength(1);
    expect(told.rows[0]).toMatchObject({
      nom_apprenant: 'Şahin',
      id_erp_apprenant: String(world.candidate.id),
      siret_employeur: '73282932000074',
      contrat_date_debut: wholeFile()['contract_start'],
    });
    expect(JSON.stringify(told)).not.toContain(nir);
  });

  test('a bundle holds the sheet, what was signed as it was, and the data', async () => {
    for (const who of [world.company, superuser]) {
      const { files, name } = await bundle(who);
      expect(name).toContain('dossier-opco-sahin-lea-atelier-du-rhone.zip');
      const paths = [...files.keys()];
      const paper = paths.find((path) => path.startsWith('contrat-signe-')) ?? '';
      expect(paper).toMatch(/^contrat-signe-employeur-candidat-centre-\d{4}-\d\d-\d\d\.pdf$/);
      expect(paths.filter((path) => path !== paper)).toEqual([
        'LISEZ-MOI.txt',
        'fiche-de-liaison-sahin-lea-atelier-du-rhone.pdf',
        'convention-de-formation-sahin-lea-atelier-du-rhone.pdf',
        'donnees-sahin-lea-atelier-du-rhone.csv',
        'donnees-sahin-lea-atelier-du-rhone.json',
      ]);
      const digest = createHash('sha256')
        .update(files.get(paper) ?? '')
        .digest('hex');
      expect(digest).toBe(signed.signatories[0]?.signature?.scan.sha256);
      const readMe = files.get('LISEZ-MOI.txt')?.toString('utf8') ?? '';
      for (const path of [...paths.slice(1), digest]) expect(readMe).toContain(path);
      expect(readMe).not.toContain(nir);
      const data = JSON.parse(String(files.get(paths.at(-1) ?? ''))) as {
        apprenti: { nir: string };
      };
      expect(data.apprenti.nir).toBe(nir.slice(0, 13));
      for (const drawn of paths.slice(1, 3)) {
        const page = await extractText(new Uint8Array(files.get(drawn) ?? []), 9);
        expect([drawn, page.text.includes('Şahin')]).toEqual([drawn, true]);
      }
    }
  });

  test('the official form, filled, once the centre has given it; without it, says why', async () => {
    const filled = 'formulaire-officiel-sahin-lea-atelier-du-rhone.pdf';
    const readMeOf = (files: ReadonlyMap<string, Buffer>) => String(files.get('LISEZ-MOI.txt'));
    const before = await bundle(world.company);
    expect(before.files.has(filled)).toBe(false);
    expect(readMeOf(before.files)).toContain('Le formulaire officiel n’y est pas');
    expect(readMeOf(before.files)).not.toContain('le formulaire officiel,');
    await someOfficialForm(server, superuser);
    const { files } = await bundle(world.company);
    expect(readMeOf(files)).not.toContain('n’y est pas');
    expect(readMeOf(files)).toContain(filled);
    expect(await readFormValues(files.get(filled) ?? Buffer.of())).toMatchObject({
      champ_nom: '73282932000074',
    });
  });

  test('all else where the official form cannot be filled, and says that it could not', async () => {
    const { db, files: stored } = server.services;
    const { rows } = await db.pool.query<{ name: string }>('select name from official_forms');
    const name = rows[0]?.name ?? '';
    const kept = await stored.read(name);
    assert(kept);
    const blank = await buffer(kept.stream);
    await stored.write(name, Buffer.from('%PDF-1.7 abîmé'), 'application/pdf');
    const { files } = await bundle(world.company);
    expect([...files.keys()].filter((path) => path.startsWith('formulaire'))).toEqual([]);
    expect([...files.keys()].filter((path) => path.startsWith('contrat-signe'))).toHaveLength(1);
    expect(String(files.get('LISEZ-MOI.txt'))).toContain('n’a pas pu être rempli');
    await stored.write(name, blank, 'application/pdf');
  });

  test('only papers of the round that counts', async () => {
    const papers = async () =>
      [...(await bundle(superuser)).files.keys()].filter((path) => path.startsWith('contrat-'));
    await moveFile(server, superuser, world.matchId, 'correct', { reason: 'Autre rémunération' });
    expect(await papers()).toEqual([]);
    await moveFile(server, superuser, world.matchId, 'complete');
    await signOnPaper(server, superuser, world.matchId, 'centre', { on: '2026-11-20' });
    expect(await papers()).toEqual([expect.stringContaining('contrat-signe-centre-')]);
    // Who opens the bundle elsewhere reads who is still to sign, too.
    expect(String((await bundle(superuser)).files.get('LISEZ-MOI.txt'))).toMatch(
      /Signatures du contrat\s:\r\n- [^:]+\s: n’a pas encore signé\r\n- [^:]+\s: n’a pas encore signé\r\n- [^:]+\s: a signé le 20\/11\/2026, sur papier\r\n/,
    );
  });

  test('a break, and the contract after it, on the same line', async () => {
    const { company, candidate, matchId, training } = world;
    const begun = wholeFile()['contract_start'] ?? '';
    const told = await server.call('POST /matches/{id}/breaking/', {
      as: superuser.token,
      params: { id: matchId },
      body: {
        broken_on: begun,
        broken_by: 'both',
        reason: 'agreement',
        comment: '',
        note: '',
      },
    });
    expect(told.status).toBe(200);
    const sent = await server.call('GET /contract/file/{matchId}/export/', {
      as: company.token,
      params: { matchId },
    });
    expect(sent.body.fields).toContainEqual(
      expect.objectContaining({ erp_name: 'contrat.dateRupture', value: begun }),
    );
    await activeNeed(server, company, training);
    await launch(server, superuser);
    const matches = await server.call('GET /matches/', { as: company.token });
    const second = matches.body.find(({ id }) => id !== matchId)?.id ?? 0;
    await enrol(
      server,
      { company, candidate, matchId: second },
      {
        siret: '35600000000048',
        contract_start: addDays(begun, 30),
        contract_end: addDays(begun, 400),
      },
    );
    const { rows, professional } = await apprentices();
    const [row, ...others] = rows;
    expect(others).toEqual([]);
    expect(professional).toBe(0);
    expect(row).toMatchObject({
      contrat_date_rupture: begun,
      cause_rupture_contrat: 'Commun accord, par écrit',
      siret_employeur: '73282932000074',
      contrat_date_debut_2: addDays(begun, 30),
      siret_employeur_2: '35600000000048',
    });
    // Of this one the sheet says nothing of its kind: its need does.
    await server.services.db.pool.query(
      `update offers set contract_type = 'professionnalisation' where id <> ${world.need.id}`,
    );
    const later = await apprentices();
    expect(later.professional).toBe(1);
    expect(later.rows).toHaveLength(1);
    expect(later.rows[0]).not.toHaveProperty('siret_employeur_2');
    // What was broken before its first day has never begun: the board knows no such contract.
    await server.services.db.pool.query(
      'update enrolments set broken_on = $1 where offer_id = $2',
      [addDays(begun, -1), world.need.id],
    );
    expect((await apprentices()).rows).toEqual([]);
  });
});
