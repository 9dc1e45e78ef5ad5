import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrol } from '../../testing/fixtures/contracts/enrolment.ts';
import { accept, proposeMeeting } from '../../testing/fixtures/meetings.ts';
import { mailsTo, type Message } from '../../testing/product/mails.ts';
import { settled } from '../../testing/product/settled.ts';
import { tablesWith } from '../../testing/database/tables-with.ts';
import { startTestServer, type TestServer } from '../../testing/product/test-server.ts';
import {
  password,
  signIn,
  someCandidate,
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';

describe('deleting one’s own account', () => {
  let server: TestServer;
  let superuser: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { jobTiming: { pauseSeconds: 0 } });
    superuser = await someSuperuser(server);
    world = await somePlacement(server, superuser);
    await enrol(server, world);
  });

  afterAll(() => server.close());

  const foretold = async ({ token: as }: Person) =>
    (await server.call('GET /account-deletion/', { as })).body;

  const remove = (person: Person, typed = password) =>
    server.call('POST /account-deletion/', {
      as: person.token,
      body: { password: typed },
      // Guesses slow down the network address that they come from: here, not that of the other tests.
      from: typed === password ? '127.0.0.1' : '192.0.2.7',
    });

  /** Of those before some are gone with whom they told of. */
  const mailsSince = async ({ email }: Person, before: Message | undefined) =>
    (await mailsTo(server, email)).filter(({ id }) => id > (before?.id ?? 0));

  const statusOf = async (person: Person) =>
    (await server.call('GET /user/', { as: person.token })).status;

  /** What the staff who see to the match have heard last. */
  const rung = async () => {
    const { body } = await server.call('GET /notifications/', { as: superuser.token });
    return body.items[0]?.text;
  };

  const files = () => readdirSync(path.join(server.dataDir, 'files'));

  const placed = async () => {
    const { body } = await server.call('GET /formation-statistics/', { as: superuser.token });
    return body.reduce((sum, row) => sum + row.finalized_enrollment, 0);
  };

  test('a wrong password deletes nothing, and guesses are slowed down', async () => {
    const person = await someCandidate(server, superuser);
    const wrong = await remove(person, 'Presque-2026!');
    expect(wrong).toMatchObject({
      status: 400,
      failure: { code: 'wrong_password', fields: { password: 'Le mot de passe est incorrect.' } },
    });
    for (let guess = 1; guess < 5; guess += 1) await remove(person, 'Presque-2026!');
    expect(await remove(person)).toMatchObject({
      status: 429,
      failure: { code: 'too_many_sign_ins' },
    });
    expect(await statusOf(person)).toBe(200);
  });

  test('a candidate: what was foretold goes, with the file, every sign-in and every trace', async () => {
    const { candidate, company } = world;
    const elsewhere = await signIn(server, candidate.email);
    await remove(candidate, 'Presque-2026!');
    const { last_superuser: last, deletes, waiting } = await foretold(candidate);
    expect(last).toBe(false);
    expect(waiting).toEqual([{ status: 4, count: 1 }]);
    expect((await foretold(company)).waiting).toEqual(waiting);
    expect(deletes).toMatchObject({
      files: 1,
      needs: 0,
      matches: 1,
      contract_sheets: 1,
      enrolments: 1,
      formations: 0,
    });
    expect(deletes.messages).toBeGreaterThan(1);
    expect(deletes.notifications).toBeGreaterThan(0);
    expect([files().length, await placed()]).toEqual([1, 1]);

    expect((await remove(candidate)).status).toBe(204);
    await settled(server, 'forget-namings', 'remove-file', 'rescore', 'send-message');
    expect([await statusOf(candidate), await statusOf(elsewhere)]).toEqual([401, 401]);
    expect(await tablesWith(server, candidate.email)).toEqual([]);
    expect(files()).toEqual([]);
    const sheets = await server.services.db.pool.query('select 1 from contract_sheets');
    expect(sheets.rows).toEqual([]);
    expect(await placed()).toBe(1);
    expect((await server.call('GET /matches/', { as: company.token })).body).toEqual([]);
    const [told] = await mailsTo(server, company.email);
    expect(told?.subject).toBe(
      'Un dossier de «\u202FDéveloppeur web\u202F» n’est plus dans Tandem',
    );
    expect(told?.text).toContain('La personne inscrite pour «\u202FDéveloppeur web\u202F»');
    expect(told?.text).toContain('gardez vos exemplaires');
    const { body: bell } = await server.call('GET /notifications/', { as: company.token });
    expect(bell.items[0]?.text).toContain('son dossier n’est plus dans Tandem');
    expect(await rung()).toMatch(/^La personne inscrite chez «\s.+\s» n’a plus de compte \(/u);
    expect((await remove(candidate)).status).toBe(401);
  });

  test('a candidate who had agreed, and has no contract yet: the company learns it, without the name', async () => {
    const agreed = await somePlacement(server, superuser);
    const params = { id: agreed.matchId };
    for (const [person, action] of [
      [agreed.company, 1],
      [agreed.candidate, 3],
    ] as const)
      await server.call('POST /matches/{id}/', { as: person.token, params, body: { action } });
    await proposeMeeting(server, agreed);
    const [before] = await mailsTo(server, agreed.company.email);
    for (const person of [agreed.candidate, agreed.company])
      expect((await foretold(person)).waiting).toEqual([{ status: 3, count: 1 }]);
    expect((await remove(agreed.candidate)).status).toBe(204);
    const [told, ...others] = await mailsSince(agreed.company, before);
    expect(others).toEqual([]);
    expect(told?.text).toContain('Le candidat avec qui vous étiez d’accord pour «');
    expect(told?.text).toContain('Si vous préparez déjà le contrat ensemble');
    expect(told?.text).toMatch(/Le rendez-vous qui était proposé avec .+ n’a donc plus lieu\./);
    expect(told?.text).not.toContain('Zoé');
    expect(await rung()).toMatch(/^Le candidat d’accord avec «\s.+\s» n’a plus de compte \(/u);
  });

  test('a company that had said yes: the candidate learns it in one mail with the meeting that falls, without the name', async () => {
    const promised = await somePlacement(server, superuser);
    await accept(server, promised);
    await proposeMeeting(server, promised);
    const [before] = await mailsTo(server, promised.candidate.email);
    expect((await remove(promised.company)).status).toBe(204);
    const [told, ...others] = await mailsSince(promised.candidate, before);
    expect(others).toEqual([]);
    expect(told?.text).toContain('Ce n’est pas un refus de votre profil');
    expect(told?.text).toContain('Une entreprise qui souhaitait vous rencontrer depuis le ');
    expect(told?.text).toMatch(/Le rendez-vous qui était proposé avec .+ n’a donc plus lieu\./);
    expect(told?.text).not.toContain('Atelier');
  });

  test('a company: needs and matches go, others stay', async () => {
    const { company } = world;
    expect(await foretold(company)).toMatchObject({
      deletes: { needs: 1, files: 0 },
      waiting: [],
    });
    expect((await remove(company)).status).toBe(204);
    expect(await statusOf(company)).toBe(401);
    await settled(server, 'forget-namings', 'rescore', 'send-message');
    expect(await tablesWith(server, company.email)).toEqual([]);
    expect(await statusOf(superuser)).toBe(200);
    // Of the two whose contract it was neither is left: it stays counted.
    expect(await placed()).toBe(1);
  });

  test('twice at the same instant it is done, and whom it matters to reads of it once', async () => {
    const asked = await somePlacement(server, superuser);
    const { candidate: person, company } = asked;
    expect((await foretold(person)).waiting).toEqual([]);
    expect((await foretold(company)).waiting).toEqual([{ status: 0, count: 1 }]);
    await accept(server, asked);
    for (const one of [person, company])
      expect((await foretold(one)).waiting).toEqual([{ status: 1, count: 1 }]);
    const [before] = await mailsTo(server, company.email);
    const statuses = (await Promise.all([remove(person), remove(person)])).map(
      ({ status }) => status,
    );
    // The second may find the sign-in gone already.
    expect([204, 401]).toContain(statuses[1]);
    expect(statuses).toContain(204);
    expect(await statusOf(person)).toBe(401);
    const [told, ...others] = await mailsSince(company, before);
    expect(others).toEqual([]);
    expect(told?.subject).toBe(
      'Un candidat de «\u202FDéveloppeur web\u202F» n’est plus dans Tandem',
    );
    expect(told?.text).toContain('Le candidat que vous souhaitiez rencontrer pour «');
    expect(told?.text).not.toContain('Zoé');
  });

  test('someone of the staff leaves without taking anything of others', async () => {
    const manager = await someManager(server, superuser);
    const person = await someCandidate(server, manager);
    expect((await foretold(manager)).deletes).toMatchObject({ files: 0, needs: 0, matches: 0 });
    expect((await remove(manager)).status).toBe(204);
    expect(await statusOf(manager)).toBe(401);
    expect(await statusOf(person)).toBe(200);
  });

  test('the last superuser stays; of two who leave at the same instant, one', async () => {
    expect(await foretold(superuser)).toMatchObject({ last_superuser: true });
    expect(await remove(superuser)).toMatchObject({
      status: 409,
      failure: { code: 'last_superuser' },
    });
    expect(await statusOf(superuser)).toBe(200);
    const other = await someSuperuser(server);
    expect(await foretold(superuser)).toMatchObject({ last_superuser: false });
    const answers = await Promise.all([remove(superuser), remove(other)]);
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([204, 409]));
    const left = [await statusOf(superuser), await statusOf(other)];
    expect(new Set(left)).toEqual(new Set([200, 401]));
  });
});
