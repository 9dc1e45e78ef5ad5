import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addDays } from '@tandem/domain/calendar/days';
import { lodgeDeadline } from '@tandem/domain/contracts/signing/deadlines';
import jpeg from 'jpeg-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  completeCompany,
  someManager,
  somePlacement,
  someSuperuser,
  someTraining,
  type Person,
  type Placement,
} from '../../../testing/fixtures/by-calls.ts';
import {
  enrolWithWholeFile,
  moveFile,
  signOnPaper,
} from '../../../testing/fixtures/contracts/contract-signing.ts';
import { bornOn, wholeFile } from '../../../testing/fixtures/contracts/whole-file.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { clockOfToday } from '../../../testing/product/clock.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { extractText } from '../../../resume-reading/pdf/extract-text.ts';

const { now, today } = clockOfToday();

describe('a contract file from complete to decided', () => {
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { now });
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    world = await somePlacement(server, superuser, { seats: 9 });
    await enrolWithWholeFile(server, world);
  });

  afterAll(() => server.close());

  const params = () => ({ matchId: world.matchId });

  const progress = async ({ token: as }: Pick<Person, 'token'>) =>
    (await server.call('GET /contract/file/{matchId}/progress/', { as, params: params() })).body;

  const move = (who: Person, ...what: [Parameters<typeof moveFile>[3], object?]) =>
    moveFile(server, who, world.matchId, ...what);

  const sign = (who: Person, ...what: [string, { on?: string; scan?: Uint8Array }?]) =>
    signOnPaper(server, who, world.matchId, ...what);

  const write = (key: string, value: string, seen: string) =>
    server.call('PUT /contract/file/{matchId}/', {
      as: world.company.token,
      params: params(),
      body: { changes: [{ key, value, seen }] },
    });

  test('is complete only when nothing is missing and no rule stands against it', async () => {
    const { idcc = '' } = wholeFile();
    await write('idcc', '', idcc);
    expect(await move(world.company, 'complete')).toMatchObject({
      status: 409,
      failure: {
        code: 'file_incomplete',
        message: 'Ce dossier n’est pas encore complet : 1 champ manquant.',
        fields: { idcc: 'Ce champ est obligatoire.' },
        data: { missing: ['idcc'] },
      },
    });
    await write('idcc', 'Syntec', '');
    expect((await move(world.company, 'complete')).failure.fields?.['idcc']).toMatch(
      /^Ce numéro de convention collective n’a pas la bonne forme\. L’IDCC a 4 chiffres/,
    );
    await write('idcc', idcc, 'Syntec');
    expect((await move(world.company, 'complete')).body).toMatchObject({
      state: 'complete',
      contract_kind: 'apprentice',
      missing: 0,
      wrong: 0,
      moves: ['reopen'],
      deadline: { kind: 'sign', day: wholeFile()['contract_start'] },
    });
  });

  test('a correction that leaves a gap puts it back into preparation', async () => {
    const { idcc = '' } = wholeFile();
    await write('idcc', '', idcc);
    expect(await progress(manager)).toMatchObject({ state: 'open', missing: 1 });
    await write('idcc', idcc, '');
    const twice = [await move(manager, 'complete'), await move(manager, 'complete')];
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const { history } = await progress(manager);
    expect(history.map((one) => [one.move, one.by])).toEqual([
      ['complete', 'company'],
      ['reopen', 'company'],
      ['complete', 'staff'],
    ]);
  });

  test('each signs for themself, and what they hand in is a PDF file, a photograph or nothing', async () => {
    expect((await sign(world.candidate, 'employer')).failure.fields).toHaveProperty('signatories');
    expect((await sign(world.company, 'centre')).failure.fields).toHaveProperty('signatories');
    expect((await sign(world.company, 'guardian')).failure.fields).toHaveProperty('signatories');
    const ahead = await sign(world.candidate, 'candidate', { on: addDays(today, 1) });
    expect(ahead.failure.fields).toHaveProperty('signed_on');
    const text = await sign(world.candidate, 'candidate', { scan: Buffer.from('un texte') });
    expect(text).toMatchObject({
      status: 415,
      failure: { message: 'Formats acceptés : PDF, photo JPG, PNG ou HEIC.' },
    });
    const { signatories } = await progress(world.candidate);
    expect(signatories.map((one) => [one.signatory, one.may_add, one.signature])).toEqual([
      ['employer', false, null],
      ['candidate', true, null],
      ['centre', false, null],
    ]);
    expect(readdirSync(path.join(server.dataDir, 'files')).join(' ')).not.toContain('.locked');
  });

  test('the first signature freezes its fields, and a double click is one signature', async () => {
    const scan = makePdf(['Contrat signé par Léa']);
    const broken = await sign(world.candidate, 'candidate', { scan: Buffer.from('%PDF-1.7') });
    expect(broken.failure).toMatchObject({
      code: 'unreadable_pdf',
      fields: { scan: expect.stringMatching(/endommagé/) },
    });
    const photograph = jpeg.encode(
      { width: 90, height: 90, data: randomBytes(4 * 90 * 90) },
      80,
    ).data;
    const cut = await sign(world.candidate, 'candidate', { scan: photograph.subarray(0, 2000) });
    expect(cut.failure.fields?.['scan']).toMatch(/coupée/);
    for (let time = 0; time < 2; time += 1)
      expect((await sign(world.candidate, 'candidate', { scan })).status).toBe(201);
    const { signatories, frozen } = await progress(manager);
    expect(frozen).toBe(true);
    const own = signatories.find(({ signatory }) => signatory === 'candidate');
    expect(own?.earlier).toEqual([]);
    expect(own?.signature).toMatchObject({
      method: 'paper',
      signed_on: today,
      noted_by: 'applicant',
      scan: { sha256: createHash('sha256').update(scan).digest('hex'), size: scan.length },
    });
    expect((await write('trade_name', 'Autre', 'Texte')).failure.code).toBe('file_frozen');
    const { body } = await server.call('GET /contract/file/{matchId}/', {
      as: manager.token,
      params: params(),
    });
    expect(body).toMatchObject({ frozen: true, may_change: false, proposed: {} });
  });

  test('a better scan stands beside the first one, which is still there', async () => {
    await sign(manager, 'candidate', { scan: makePdf(['Contrat signé, lisible']) });
    const own = (await progress(manager)).signatories.find((one) => one.signatory === 'candidate');
    expect(own?.earlier).toHaveLength(1);
    const texts: string[] = [];
    for (const one of [own?.signature, ...(own?.earlier ?? [])]) {
      const { raw, status } = await server.call('GET /contract/scans/{id}/', {
        as: world.candidate.token,
        params: { id: one?.scan.id ?? 0 },
      });
      expect([status, createHash('sha256').update(raw).digest('hex')]).toEqual([
        200,
        one?.scan.sha256,
      ]);
      texts.push((await extractText(new Uint8Array(raw), 1)).text.trim());
    }
    expect(texts).toEqual(['Contrat signé, lisible', 'Contrat signé par Léa']);
  });

  test('is kept locked, and opens for those whose contract it is', async () => {
    const folder = path.join(server.dataDir, 'files');
    const locked = readdirSync(folder).filter((name) => name.endsWith('.locked'));
    expect(locked).toHaveLength(2);
    for (const name of locked)
      expect(readFileSync(path.join(folder, name)).includes('%PDF')).toBe(false);
    const stranger = await completeCompany(server, superuser);
    const read = (as: string) =>
      server.call('GET /contract/scans/{id}/', { as, params: { id: 1 } });
    expect((await read(stranger.token)).status).toBe(404);
    expect((await read(world.company.token)).status).toBe(200);
    // Staff of other programmes see who has signed, and are offered no paper that they could not open.
    const others = await someManager(server, superuser);
    const { body: staff } = await server.call('GET /staff/', { as: superuser.token });
    const { programmeId: formation } = await someTraining(server, superuser);
    const linked = staff.find(({ email }) => email === others.email)?.id ?? 0;
    await server.call('POST /formationlink/', {
      as: superuser.token,
      body: { manager: linked, formation },
    });
    expect((await read(others.token)).status).toBe(404);
    const opens = async (who: Person) => (await progress(who)).may_open_scans;
    expect(await Promise.all([others, manager, world.company, world.candidate].map(opens))).toEqual(
      [false, true, true, true],
    );
    const archive = await server.call('GET /own-data/', { as: world.candidate.token });
    expect(archive.raw.includes('contrats/contrat-signe-1.pdf')).toBe(true);
  });

  test('with the last signature it is signed, and says on which day', async () => {
    await sign(world.company, 'employer', { on: addDays(today, -2) });
    expect((await sign(manager, 'centre')).body).toMatchObject({
      state: 'signed',
      frozen: true,
      moves: ['correct', 'lodge'],
      deadline: {
        kind: 'lodge',
        day: lodgeDeadline(wholeFile()['contract_start'] ?? '', false).day,
      },
    });
    const { body } = await server.call('GET /contract/file/{matchId}/', {
      as: world.company.token,
      params: params(),
    });
    expect(body.values['signed_on']).toBe(today);
  });

  test('is lodged, refused with what to mend, lodged again and accepted', async () => {
    const early = await move(world.company, 'lodge', { day: addDays(today, -1) });
    expect(early.failure.fields).toHaveProperty('day');
    const lodged = await move(world.company, 'lodge', { day: today, number: 'D-1' });
    expect(lodged.body).toMatchObject({
      state: 'lodged',
      lodged_on: today,
      moves: [],
      deadline: { kind: 'decision', day: addDays(today, 20), silence: 'refused' },
    });
    expect((await move(world.company, 'accept', { day: today })).status).toBe(409);
    const bare = await move(manager, 'refuse', { day: today });
    expect(Object.keys(bare.failure.fields ?? {})).toEqual(['reason', 'mend']);
    const why = { reason: 'Salaire trop bas', mend: 'Joindre la grille' };
    expect((await move(manager, 'refuse', { day: today, ...why })).body.state).toBe('refused');
    expect((await progress(world.company)).history.at(-1)).toMatchObject(why);
    expect((await progress(world.candidate)).history.at(-1)).toMatchObject({
      move: 'refuse',
      reason: null,
      mend: null,
    });
    await move(manager, 'lodge', { day: today });
    const accepted = await move(manager, 'accept', { day: today, number: '069202612345678' });
    expect(accepted.body).toMatchObject({ state: 'accepted', moves: [], deadline: null });
  });
});

describe('a contract file that is taken up again', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { now });
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await enrolWithWholeFile(server, world, bornOn(addDays(today, -365 * 17)));
  });

  afterAll(() => server.close());

  test('asks a minor’s guardian to sign, and all to sign anew; the papers of before stay', async () => {
    const complete = await moveFile(server, superuser, world.matchId, 'complete');
    expect(complete.body.signatories.map(({ signatory }) => signatory)).toEqual([
      'employer',
      'candidate',
      'guardian',
      'centre',
    ]);
    const all = 'employer,candidate,guardian,centre';
    const signed = await signOnPaper(server, superuser, world.matchId, all);
    expect(signed.body.state).toBe('signed');
    const bare = await moveFile(server, superuser, world.matchId, 'correct');
    expect(bare.failure.fields).toHaveProperty('reason');
    await moveFile(server, superuser, world.matchId, 'lodge', { day: today });
    const why = { day: today, reason: 'Date de fin fausse', mend: 'Fin au 31 août' };
    await moveFile(server, superuser, world.matchId, 'refuse', why);
    // The refusal has said why.
    const again = await moveFile(server, superuser, world.matchId, 'correct');
    expect(again.body).toMatchObject({ state: 'open', frozen: false, moves: ['complete'] });
    for (const { signature, earlier } of again.body.signatories)
      expect([signature, earlier.length]).toEqual([null, 1]);
  });

  test('ends with its candidate: rows, and what would open the papers', async () => {
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: world.candidate.id },
    });
    for (const table of ['contract_sheets', 'contract_scans', 'contract_signatures']) {
      const { rows } = await server.services.db.pool.query(`select 1 from ${table}`);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });
});
