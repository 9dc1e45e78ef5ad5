import type { FormRule } from '@tandem/domain/contracts/official-form/form-fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runnersOf } from '../../../runners.ts';
import { writePdf } from '../../../resume-reading/testing/test-pdf.ts';
import {
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { enrolWithWholeFile } from '../../../testing/fixtures/contracts/contract-signing.ts';
import { brokenInvariants } from '../../../testing/invariants.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { makePdfForm } from '../../../testing/pdf-form.ts';
import { readFormValues } from '../../../testing/read-form-values.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { settled } from '../../../testing/product/settled.ts';

const rule = (name: string, key: string, more: Partial<FormRule> = {}): FormRule => ({
  name,
  option: '',
  key,
  as: 'value',
  value: '',
  ...more,
});

const rules = [
  rule('champ_nom', 'candidate_birth_name'),
  rule('champ_jour', 'contract_start', { as: 'day' }),
  rule('champ_cases', 'contract_start'),
  rule('champ_liste', '', { value: 'Deux' }),
  rule('champ_sexe', 'candidate_sex', { option: 'F', value: 'F' }),
  rule('champ_sexe', 'candidate_sex', { option: 'M', value: 'M' }),
  rule('champ_prive', '', { option: 'Oui' }),
];

describe('the official form', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await enrolWithWholeFile(server, world, { candidate_birth_name: 'D’Été-Müller' });
  });

  afterAll(() => server.close());

  const kind = 'apprentice' as const;
  const give = (form: Uint8Array, as = superuser) =>
    server.call('POST /contract/official-forms/{kind}/', {
      as: as.token,
      params: { kind },
      files: { form },
    });
  const read = async () =>
    (
      await server.call('GET /contract/official-forms/{kind}/', {
        as: superuser.token,
        params: { kind },
      })
    ).body.form;
  const save = (all: readonly FormRule[], seen: string) =>
    server.call('PUT /contract/official-forms/{kind}/rules/', {
      as: superuser.token,
      params: { kind },
      body: { rules: [...all], seen },
    });
  const fill = (as = world.company) =>
    server.call('GET /contract/file/{matchId}/official-form/', {
      as: as.token,
      params: { matchId: world.matchId },
    });
  const isOffered = async () =>
    (
      await server.call('GET /contract/file/{matchId}/', {
        as: world.company.token,
        params: { matchId: world.matchId },
      })
    ).body.official_form;

  test('is not there before it is given, and takes a PDF form alone, with a sentence that says so', async () => {
    expect([await read(), await isOffered(), (await fill()).status]).toEqual([null, false, 404]);
    const locked = await give(writePdf([''], { locked: true }));
    const isLocked =
      'Ce fichier PDF est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis choisissez-le de nouveau.';
    expect(locked.failure).toMatchObject({ message: isLocked, fields: { form: isLocked } });
    const formless = await give(makePdf(['Un contrat']));
    expect(formless.failure).toMatchObject({
      message: expect.stringMatching(/aucun champ à remplir/),
      fields: { form: expect.any(String) },
    });
    const dynamic = Buffer.from(makePdf(['Veuillez patienter']))
      .toString('latin1')
      .replace(
        '/Type /Catalog',
        '/Type /Catalog /AcroForm << /Fields [] /XFA [(template) 4 0 R] >>',
      );
    expect((await give(Buffer.from(dynamic, 'latin1'))).failure.fields).toMatchObject({
      form: expect.stringMatching(/XFA/),
    });
    expect((await give(Buffer.from('du texte'))).status).toBe(415);
    expect((await give(Buffer.from('%PDF-1.7 et rien'))).status).toBe(400);
    const bomb = writePdf([' '.repeat(300 * 2 ** 20)], { compress: true });
    expect([200, 400]).toContain((await give(bomb)).status);
    const manager = await someManager(server, superuser);
    expect((await give(makePdfForm(), manager)).status).toBe(403);
    expect(await read()).toBeNull();
  });

  test('tells its fields, and nothing fills it until somebody says what does', async () => {
    expect((await give(makePdfForm())).status).toBe(201);
    const given = await read();
    expect(given?.fields.map((one) => [one.name, one.kind, one.options, one.page])).toEqual([
      ['champ_nom', 'text', [], 1],
      ['champ_prive', 'box', ['Oui'], 1],
      ['champ_liste', 'choice', ['Un', 'Deux'], 1],
      ['champ_sexe', 'box', ['M', 'F'], 1],
      ['champ_jour', 'text', [], 1],
      ['champ_cases', 'text', [], 1],
    ]);
    expect([given?.rules, await isOffered(), (await fill()).status]).toEqual([[], false, 404]);
    const seen = given?.saved_at ?? '';
    for (const wrong of [
      rule('absent', 'idcc'),
      rule('champ_sexe', 'candidate_sex', { option: 'X' }),
    ])
      expect((await save([wrong], seen)).failure.fields).toHaveProperty('rules');
    expect((await save([rule('champ_nom', 'supervisor_nir')], seen)).status).toBe(400);
    expect((await save(rules, seen)).status).toBe(200);
    expect((await save([], seen)).status).toBe(409);
  });

  test('is filled from a file and from an invented one, as it was said', async () => {
    const filled = await fill();
    expect(filled.headers['content-type']).toBe('application/pdf');
    expect(await readFormValues(filled.raw)).toMatchObject({
      champ_nom: 'D’Été-Müller',
      champ_jour: expect.stringMatching(/^\d\d$/),
      champ_cases: expect.stringMatching(/^\d{8}$/),
      champ_liste: 'Deux',
      champ_sexe: 'F',
      champ_prive: 'Oui',
    });
    expect(await isOffered()).toBe(true);
    const example = await server.call('GET /contract/official-forms/{kind}/example/', {
      as: superuser.token,
      params: { kind },
    });
    expect(await readFormValues(example.raw)).toMatchObject({
      champ_nom: 'Martin',
      champ_jour: '01',
    });
  });

  test('another version keeps what still fits, and its file is swept with neither', async () => {
    expect((await give(makePdfForm())).body.form?.rules).toHaveLength(rules.length);
    await settled(server, 'remove-file');
    await runnersOf(server.services)['sweep-files']({}, 1, new AbortController().signal);
    expect((await fill()).status).toBe(200);
    expect(await brokenInvariants(server)).toEqual([]);
    await server.call('DELETE /contract/official-forms/{kind}/', {
      as: superuser.token,
      params: { kind },
    });
    expect([await read(), (await fill()).status]).toEqual([null, 404]);
  });
});
