import { createHash, randomBytes } from 'node:crypto';
import { addDays } from '@tandem/domain/calendar/days';
import jpeg from 'jpeg-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  enrolWithWholeFile,
  moveFile,
  signOnPaper,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { readZip } from '../../../testing/read-zip.ts';

const { now, pass, today } = clockOfToday();

describe('the training agreement that was signed', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { now });
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await enrolWithWholeFile(server, world);
  });

  afterAll(() => server.close());

  const params = () => ({ matchId: world.matchId });

  const handIn = ({ token: as }: Person, scan: Uint8Array, on = today) =>
    server.call('POST /contract/file/{matchId}/agreement/', {
      as,
      params: params(),
      body: { signed_on: on },
      files: { scan },
    });

  const agreementSeenBy = async ({ token: as }: Person) =>
    (await server.call('GET /contract/file/{matchId}/progress/', { as, params: params() })).body
      .agreement;

  const bundle = async () => {
    const { raw } = await server.call('GET /contract/file/{matchId}/bundle/', {
      as: superuser.token,
      params: params(),
    });
    const files = readZip(raw);
    const readMe = String(files.get('LISEZ-MOI.txt'));
    return { files, readMe, paths: [...files.keys()].filter((path) => path.startsWith('conv')) };
  };

  const listed = async () => {
    const { body } = await server.call('GET /lists/contract_files/', { as: superuser.token });
    return body.items[0]?.agreement_on;
  };

  const pages = makePdf(['Convention signée']);

  test('is taken once the file is complete, from the company and the staff alone', async () => {
    expect((await handIn(world.company, pages)).status).toBe(409);
    expect(await agreementSeenBy(world.company)).toEqual({ may_add: false, papers: [] });
    await moveFile(server, world.company, world.matchId, 'complete');
    expect(await agreementSeenBy(world.company)).toEqual({ may_add: true, papers: [] });
    expect((await handIn(world.candidate, pages)).status).toBe(403);
    expect(await agreementSeenBy(world.candidate)).toBeNull();
    expect(await listed()).toBeNull();
    const { paths, readMe } = await bundle();
    expect(paths).toEqual([expect.stringMatching(/^convention-de-formation-/)]);
    expect(readMe).toContain('La convention signée n’a pas encore été ajoutée');
  });

  test('is a PDF file or a whole photograph, and its day has passed', async () => {
    const photograph = jpeg.encode(
      { width: 90, height: 90, data: randomBytes(4 * 90 * 90) },
      80,
    ).data;
    const refused = [
      await handIn(world.company, Buffer.from('un texte')),
      await handIn(world.company, Buffer.from('%PDF-1.7')),
      await handIn(world.company, photograph.subarray(0, 2000)),
    ];
    for (const { failure } of refused) expect(failure.fields).toHaveProperty('scan');
    const ahead = await handIn(world.company, pages, addDays(today, 1));
    expect(ahead.failure.fields).toHaveProperty('signed_on');
    expect(await agreementSeenBy(world.company)).toMatchObject({ papers: [] });
  });

  test('is kept with who brought it, once; another version stands beside it, the last one first', async () => {
    const yesterday = addDays(today, -1);
    for (let time = 0; time < 2; time += 1)
      expect((await handIn(world.company, pages, yesterday)).status).toBe(201);
    const second = makePdf(['Convention signée, mieux photographiée']);
    const { body } = await handIn(superuser, second);
    expect(body.agreement).toMatchObject({
      may_add: true,
      papers: [
        { signed_on: today, noted_by: 'superuser', method: 'paper', before_mending: false },
        { signed_on: yesterday, noted_by: 'company', before_mending: false },
      ],
    });
    expect(await listed()).toBe(today);
    const { files, paths, readMe } = await bundle();
    expect(paths).toEqual([`convention-signee-${today}.pdf`]);
    const digest = createHash('sha256').update(second).digest('hex');
    expect(
      createHash('sha256')
        .update(files.get(paths[0] ?? '') ?? '')
        .digest('hex'),
    ).toBe(digest);
    expect(readMe).toContain(digest);
    expect(readMe).not.toContain('convention signée n’a pas');
  });

  test('signs nothing of the contract, and is in the own data of whom it is about', async () => {
    const { body } = await server.call('GET /contract/file/{matchId}/progress/', {
      as: superuser.token,
      params: params(),
    });
    expect(body.signatories.map(({ signature }) => signature)).toEqual([null, null, null]);
    const [{ scan } = { scan: { id: 0 } }] = body.agreement?.papers ?? [];
    const archive = await server.call('GET /own-data/', { as: world.candidate.token });
    const paths = [...readZip(archive.raw).keys()];
    expect(paths.filter((path) => path.startsWith('contrats/'))).toEqual(
      expect.arrayContaining([`contrats/convention-signee-${scan.id}.pdf`]),
    );
    expect(paths.join(' ')).not.toContain('contrat-signe-');
  });

  test('says when the file was taken up again after it', async () => {
    await signOnPaper(server, superuser, world.matchId, 'employer,candidate,centre');
    pass(1, 'seconds');
    await moveFile(server, superuser, world.matchId, 'correct', { reason: 'Autre prix' });
    expect(await agreementSeenBy(superuser)).toMatchObject({
      may_add: false,
      papers: [{ before_mending: true }, { before_mending: true }],
    });
    expect((await bundle()).readMe).toContain('le dossier a été repris depuis');
    pass(1, 'seconds');
    await moveFile(server, superuser, world.matchId, 'complete');
    const { body } = await handIn(superuser, makePdf(['Convention corrigée et signée']));
    expect(body.agreement?.papers.map((one) => one.before_mending)).toEqual([false, true, true]);
  });
});
