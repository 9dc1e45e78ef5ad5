import { liaisonSheet } from '@tandem/domain/contracts/liaison/liaison-sheet';
import { deliveredFigures } from '@tandem/domain/contracts/pay/delivered-figures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractText } from '../../../resume-reading/pdf/extract-text.ts';
import {
  someManager,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { enrolWithWholeFile } from '../../../testing/fixtures/contracts/contract-signing.ts';
import { wholeFile } from '../../../testing/fixtures/contracts/whole-file.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { drawSheet } from './draw-sheet.ts';
import { makeLiaisonPage } from './liaison-page.ts';

const textOf = async (bytes: Uint8Array) => {
  const { text, pages } = await extractText(new Uint8Array(bytes), 9);
  return { pages, text: text.replaceAll(/\s+/g, ' ') };
};

const head = { title: 'Fiche de liaison du contrat', notes: [], madeAt: new Date() };

const drawn = (values: Record<string, string>) =>
  drawSheet(head, liaisonSheet(values, deliveredFigures));

describe('the liaison sheet', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await enrolWithWholeFile(server, world, { candidate_birth_name: 'Łukaszewicz-Şahin' });
  });

  afterAll(() => server.close());

  const download = ({ token: as }: Person) =>
    server.call('GET /contract/file/{matchId}/sheet/', { as, params: { matchId: world.matchId } });

  test('reads back with all that the file says, letters of every European language included', async () => {
    for (const who of [world.company, superuser]) {
      const { status, raw, headers } = await download(who);
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(headers['content-disposition']).toContain('fiche-de-liaison-lukaszewicz');
      const { text, pages } = await textOf(raw);
      expect(pages).toBe(2);
      const { candidate_nir: nir = '', supervisor_nir: tutor = '' } = wholeFile();
      for (const word of ['Łukaszewicz-Şahin', nir, '73282932000074', 'OPCO Atlas', '12 –'])
        expect([word, text.includes(word)]).toEqual([word, true]);
      expect(text).not.toContain(tutor);
    }
    expect((await download(world.candidate)).status).toBe(403);
  });

  test('is offered to whom it is open, and to nobody else who reads the file', async () => {
    const stranger = await someManager(server, superuser);
    const { body: staff } = await server.call('GET /staff/', { as: superuser.token });
    const { programmeId: formation } = await someTraining(server, superuser);
    const manager = staff.find(({ email }) => email === stranger.email)?.id ?? 0;
    await server.call('POST /formationlink/', {
      as: superuser.token,
      body: { manager, formation },
    });
    const offered = async ({ token: as }: Person) =>
      (
        await server.call('GET /contract/file/{matchId}/', {
          as,
          params: { matchId: world.matchId },
        })
      ).body.may_read_numbers;
    expect(await Promise.all([world.company, superuser, stranger].map(offered))).toEqual([
      true,
      true,
      false,
    ]);
    expect((await download(stranger)).status).toBe(404);
  });

  test('warns of a social security number where it holds one alone', async () => {
    const made = { figures: deliveredFigures, madeAt: new Date() };
    const warns = async (values: Record<string, string>) =>
      (await textOf(await makeLiaisonPage({ values }, made))).text.includes('Contient un numéro');
    expect(await warns(wholeFile())).toBe(true);
    expect(await warns({ ...wholeFile(), candidate_nir: '' })).toBe(false);
  });

  test('breaks no address, however long', async () => {
    const values = wholeFile({
      supervisor_email:
        'jean-christophe.de-la-fontaine@etablissements-durand-et-fils-lyon.exemple.fr',
      email: 'responsable.des.ressources.humaines@transports-dupont.exemple.fr',
    });
    const { text } = await textOf(await drawn(values));
    for (const address of [values['supervisor_email'] ?? '', values['email'] ?? ''])
      expect([address, text.includes(address)]).toEqual([address, true]);
  });

  test('says again what goes on at the top of a column or page', async () => {
    const { text } = await textOf(await drawn(wholeFile()));
    expect(text).toContain('L’apprenti ou le salarié (suite)');
    // Of the first section none is repeated, as all of it stands in one column.
    expect(text).not.toContain('L’employeur (suite)');
  });

  test('is tagged, in French, and has its title', async () => {
    const bytes = (await drawn(wholeFile())).toString('latin1');
    for (const mark of [
      '/Marked true',
      '/Lang (fr-FR)',
      '/DisplayDocTitle true',
      '/StructTreeRoot',
    ])
      expect([mark, bytes.includes(mark)]).toEqual([mark, true]);
    for (const tag of ['Document', 'H1', 'H2', 'Sect', 'L', 'LI', 'Lbl', 'LBody'])
      expect([tag, bytes.includes(`/S /${tag}\n`)]).toEqual([tag, true]);
  });

  test('stays on two pages for long values, with a minor and two tutors', async () => {
    const long =
      'Établissement public de coopération intercommunale du Pays de Nulle-Part-sur-Rhône';
    const values = wholeFile({
      candidate_birthdate: '2010-01-01',
      company_name: long,
      company_street: long,
      candidate_street: long,
      guardian_street: long,
      training_title: long.repeat(3),
      candidate_last_diploma_title: long.repeat(3),
      second_supervisor_lastname: long,
      second_supervisor_firstname: 'Zoé',
      place_same: 'non',
    });
    expect((await textOf(await drawn(values))).pages).toBe(2);
    const filled = Object.fromEntries(Object.keys(values).map((key) => [key, 'x '.repeat(150)]));
    expect((await textOf(await drawn({ ...filled, place_same: 'non' }))).pages).toBeLessThan(5);
  });
});
