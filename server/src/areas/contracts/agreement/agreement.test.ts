import { deliveredTemplate } from '@tandem/domain/contracts/agreement/delivered-template';
import { exampleValues } from '@tandem/domain/contracts/agreement/example';
import { blank, fillTemplate } from '@tandem/domain/contracts/agreement/template';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extractText } from '../../../resume-reading/pdf/extract-text.ts';
import {
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import { enrolWithWholeFile } from '../../../testing/fixtures/contracts/contract-signing.ts';
import { wholeFile } from '../../../testing/fixtures/contracts/whole-file.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { drawAgreement } from './draw-agreement.ts';

const textOf = async (bytes: Uint8Array) => {
  const { text, pages } = await extractText(new Uint8Array(bytes), 20);
  return { pages, text: text.replaceAll(/\s+/g, ' ') };
};

const drawn = (template: string) =>
  drawAgreement(fillTemplate(template, exampleValues), new Date());

describe('the training agreement', () => {
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

  const read = async () =>
    (await server.call('GET /contract/agreement-template/', { as: superuser.token })).body;

  const save = (text: string, seen: string | null, { token: as } = superuser) =>
    server.call('PUT /contract/agreement-template/', { as, body: { text, seen } });

  const download = ({ token: as }: Person) =>
    server.call('GET /contract/file/{matchId}/agreement/', {
      as,
      params: { matchId: world.matchId },
    });

  test('reads back with what the file says, lines for what it does not, and no social security number', async () => {
    for (const who of [world.company, superuser]) {
      const { status, raw, headers } = await download(who);
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(headers['content-disposition']).toContain('convention-de-formation-');
      const { text } = await textOf(raw);
      for (const word of ['Łukaszewicz-Şahin', 'Modèle à faire relire', '73282932000074', blank])
        expect([word, text.includes(word)]).toEqual([word, true]);
      for (const key of ['candidate_nir', 'supervisor_nir'])
        expect(text).not.toContain(wholeFile()[key]);
    }
    expect((await download(world.candidate)).status).toBe(403);
  });

  test('is tagged, in French, has its title, and flows over pages', async () => {
    const page = await drawn(deliveredTemplate);
    const bytes = page.toString('latin1');
    for (const mark of [
      '/Marked true',
      '/Lang (fr-FR)',
      '/DisplayDocTitle true',
      '/StructTreeRoot',
    ])
      expect([mark, bytes.includes(mark)]).toEqual([mark, true]);
    for (const tag of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody'])
      expect([tag, bytes.includes(`/S /${tag}\n`)]).toEqual([tag, true]);
    expect((await textOf(page)).pages).toBe(2);
    const long = Array.from({ length: 900 }, (_, at) => `mot${at}`).join(' ');
    const { text, pages } = await textOf(await drawn(`${long}\n\n${long}\n- ${long}`));
    expect(pages).toBeGreaterThan(3);
    expect(text.match(/mot899/g)).toHaveLength(3);
  });

  test('follows the text that a superuser saves, until the delivered one is taken back', async () => {
    expect(await read()).toEqual({ text: deliveredTemplate, saved_at: null });
    const own = '# Notre convention\n\nEntre {{entreprise}} et {{centre}}.\n\n{{signatures}}';
    const saved = await save(own, null);
    expect([saved.status, saved.body.text]).toEqual([200, own]);
    expect((await textOf((await download(superuser)).raw)).text).toContain(
      'Entre Atelier du Rhône',
    );
    // The second half of a double click, and another tab that has read what was before.
    expect((await save(own, null)).status).toBe(200);
    const other = await save('# Autre', null);
    expect([other.status, other.failure.code]).toEqual([409, 'move_closed']);
    const reset = await server.call('DELETE /contract/agreement-template/', {
      as: superuser.token,
    });
    expect(reset.body).toEqual({ text: deliveredTemplate, saved_at: null });
    expect(await read()).toEqual(reset.body);
  });

  test('is not saved nor shown with a variable that there is not', async () => {
    for (const text of ['Entre {{siret}}', '  '])
      for (const refused of [
        await save(text, null),
        await server.call('POST /contract/agreement-template/preview/', {
          as: superuser.token,
          body: { text },
        }),
      ])
        expect([refused.status, Object.keys(refused.failure.fields ?? {})]).toEqual([
          400,
          ['text'],
        ]);
    expect((await read()).saved_at).toBeNull();
  });

  test('is shown with an example before it is saved, to superusers alone', async () => {
    const preview = ({ token: as }: Person) =>
      server.call('POST /contract/agreement-template/preview/', {
        as,
        body: { text: '# Essai\n\n{{alternant}}, {{representant_mineur}}' },
      });
    const { text } = await textOf((await preview(superuser)).raw);
    expect(text).toContain(`Léa Martin, ${blank}`);
    const manager = await someManager(server, superuser);
    expect((await preview(manager)).status).toBe(403);
  });
});
