import { randomUUID } from 'node:crypto';
import { keptExportHours, mostExports } from '@tandem/domain/exports/export-state';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  signIn,
  someManager,
  somePlacement,
  someSuperuser,
  type Person,
  type Placement,
} from '../../testing/fixtures/by-calls.ts';
import { addCandidate, drawing } from '../../testing/fixtures/by-rows.ts';
import { standingClock } from '../../testing/product/clock.ts';
import {
  startTestServer,
  type CallOptions,
  type TestServer,
} from '../../testing/product/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { deleteOldExports } from './export-queries.ts';
import { makeExport } from './make-export.ts';
import { saidOfMatches } from './said-filters.ts';

/** On both databases: the rows of a file are compressed, and a kill leaves some of them. */
describe('files that were asked for', () => {
  const clock = standingClock();
  let server: TestServer;
  let superuser: Person;
  let manager: Person;
  let world: Placement;

  beforeAll(async () => {
    server = await startTestServer({}, { now: clock.now });
    superuser = await someSuperuser(server);
    manager = await someManager(server, superuser);
    world = await somePlacement(server, superuser);
  });

  afterAll(() => server.close());

  beforeEach(() => server.services.db.pool.query('delete from exports'));

  type Order = CallOptions<'POST /exports/matches/'>['body'];

  const order = (as: Person, change: Partial<Order> = {}) =>
    server.call('POST /exports/matches/', {
      as: as.token,
      body: { key: randomUUID(), query: {}, columns: [], format: 'csv', ...change },
    });

  const listed = async (as: Person) =>
    (await server.call('GET /exports/', { as: as.token })).body.items;

  const ready = (as: Person, id: number) =>
    waitFor('the file is ready', async () =>
      (await listed(as)).some((one) => one.id === id && one.state === 'done'),
    );

  const download = (as: Person, id: number) =>
    server.call('GET /exports/{id}/file/', { as: as.token, params: { id } });

  test('made by a job, of the columns that are asked for, and downloaded by its maker alone', async () => {
    const { status, body } = await order(manager, { columns: ['status', 'last-name', 'unknown'] });
    expect([status, body.state, body.total]).toEqual([201, 'running', 1]);
    await ready(manager, body.id);
    const file = await download(manager, body.id);
    expect(file.status).toBe(200);
    expect(file.headers['content-disposition']).toMatch(
      /filename="document\.csv"; .*tandem-matchs-\d{4}-\d{2}-\d{2}\.csv/,
    );
    expect(file.raw.toString()).toBe("\uFEFFStatut;Nom\r\nEn attente de l'entreprise;D'Arc\r\n");
    expect(await listed(superuser)).toEqual([]);
    expect((await download(superuser, body.id)).status).toBe(404);
    const remove = (as: Person) =>
      server.call('DELETE /exports/{id}/', { as: as.token, params: { id: body.id } });
    expect((await remove(superuser)).status).toBe(404);
    expect((await remove(manager)).status).toBe(204);
    expect((await download(manager, body.id)).status).toBe(404);
  });

  test('a second click with the same key asks for nothing more', async () => {
    const key = randomUUID();
    const [first, second] = [await order(manager, { key }), await order(manager, { key })];
    expect(second.body.id).toBe(first.body.id);
    expect(await listed(manager)).toHaveLength(1);
    expect((await order(superuser, { key })).status).toBe(404);
  });

  test('as a spreadsheet, with a first sheet that says what and by whom', async () => {
    // What was written in the very instant of the order is not for its file.
    clock.pass(1, 'seconds');
    const { body } = await server.call('POST /exports/journal/', {
      as: superuser.token,
      body: {
        key: randomUUID(),
        query: { kind: 'change', sort: 'at' },
        columns: ['at', 'deed', 'items'],
        format: 'xlsx',
      },
    });
    await ready(superuser, body.id);
    const { raw } = await download(superuser, body.id);
    const parts = unzipSync(new Uint8Array(raw));
    const text = (name: string) => Buffer.from(parts[name] ?? []).toString();
    expect(text('xl/workbook.xml')).toMatch(/name="À propos".*name="Journal"/);
    const about = text('xl/worksheets/sheet1.xml');
    for (const said of [superuser.email, '>Nature<', '>Modification<', '>Date, croissant<'])
      expect(about).toContain(said);
    const sheet = text('xl/worksheets/sheet2.xml');
    expect(sheet).toContain('>Date<');
    expect(sheet).toMatch(/<c s="4"><v>4\d{4}\.\d+<\/v><\/c>/);
    expect(sheet.match(/<row>/g)?.length).toBe(((await listed(superuser))[0]?.rows ?? 0) + 1);
  });

  test('a spreadsheet of matches says of which session and filters it is, and in which order', async () => {
    const query = { session: world.training.sessionId, status: 0, firstName: 'Zo' };
    const { body } = await order(manager, { query, format: 'xlsx' });
    await ready(manager, body.id);
    const parts = unzipSync(new Uint8Array((await download(manager, body.id)).raw));
    const about = Buffer.from(parts['xl/worksheets/sheet1.xml'] ?? []).toString();
    const { body: sessions } = await server.call('GET /sessions/', { as: manager.token });
    const name = sessions.find(({ id }) => id === query.session)?.name ?? '?';
    for (const said of [name, '>Statut<', '>Prénom<', '>Zo<', '>Du meilleur score au moins bon<'])
      expect(about).toContain(said);
  });

  test('whom a filter names is said of the staff alone: an order may name anybody by number', async () => {
    const { db } = server.services;
    const said = async (email: string) => {
      const { rows } = await db.pool.query<{ id: number }>(
        'select id from accounts where email = $1',
        [email],
      );
      const id = rows[0]?.id ?? 0;
      const facts = await saidOfMatches(db.read, { referent: id, since: '2026-11-02T23:00:00Z' });
      return { id, facts: facts.map((fact) => fact.join('\u202f: ')) };
    };
    const { facts } = await said(manager.email);
    expect(facts).toContain("Référent\u202f: Maëlle L'Hostis");
    // As the list itself says it, without the hour at which a day begins.
    expect(facts).toContain('Trouvés depuis le\u202f: mardi 3 novembre 2026');
    const ofCandidate = await said(world.candidate.email);
    expect(ofCandidate.facts).toContain(`Référent\u202f: ${ofCandidate.id}`);
  });

  test('the audit log tells of each download, and of whom the file names', async () => {
    const { body } = await order(manager);
    await ready(manager, body.id);
    await download(manager, body.id);
    const search = async (person?: string) =>
      (
        await server.call('GET /journal/', {
          as: superuser.token,
          query: { deed: 'export_list', actor: manager.email, ...(person && { person }) },
        })
      ).body;
    expect((await search())[0]).toMatchObject({ list: 'matches', items: 1 });
    expect((await search(world.candidate.email))[0]).toMatchObject({ list: 'matches' });
  });

  test('who sees less than when they asked has the file no more', async () => {
    const { body } = await order(manager);
    await ready(manager, body.id);
    const { pool } = server.services.db;
    await pool.query(
      `insert into formation_links (manager_id, formation_id)
       select id, $1 from accounts where email = $2`,
      [world.training.programmeId, manager.email],
    );
    const see = (managers_see: 'all' | 'programmes') =>
      server.call('PUT /centre_settings/', { as: superuser.token, body: { managers_see } });
    await see('programmes');
    expect(await listed(manager)).toEqual([]);
    expect((await download(manager, body.id)).status).toBe(404);
    const { body: smaller } = await order(manager);
    await see('all');
    await ready(manager, smaller.id);
    expect((await download(manager, smaller.id)).status).toBe(200);
    await pool.query('delete from formation_links');
  });

  test('what a kill has left is gone on with, and no row is written twice', async () => {
    const { db } = server.services;
    const { body } = await order(superuser, { columns: ['last-name'] });
    await ready(superuser, body.id);
    await db.pool.query("update exports set state = 'running', done_at = null");
    const { signal } = new AbortController();
    await makeExport(
      server.services,
      { exportId: body.id },
      { isLastAttempt: false, stopping: signal },
    );
    const [again] = await listed(superuser);
    expect(again).toMatchObject({ state: 'done', rows: 1 });
    expect((await download(superuser, body.id)).raw.toString()).toBe("\uFEFFNom\r\nD'Arc\r\n");
  });

  /** A part is made in its own time: a run moves the scores of everybody in between. */
  test('a file holds each match of the order once, whatever moves or goes between its parts', async () => {
    const { db } = server.services;
    const { sessionId, programmeId } = world.training;
    const draw = drawing(7);
    const candidates: number[] = [];
    for (const score of [900, 800, 700, 600, 500]) {
      const { candidateId } = await addCandidate(
        server.services,
        { sessionId, programmeIds: [programmeId] },
        draw,
      );
      candidates.push(candidateId);
      await db.pool.query('insert into match_scores values ($1, $2, $3, 1, 1, 1, 1, now())', [
        candidateId,
        world.need.id,
        score,
      ]);
    }
    // One letter too many, which is forgiven while nobody is called so.
    const { body } = await order(superuser, {
      columns: ['score', 'email'],
      query: { q: 'developpeuur' },
    });
    await ready(superuser, body.id);
    const addresses = async () =>
      (await download(superuser, body.id)).raw.toString().trim().split('\r\n').slice(1);
    const whole = await addresses();
    expect(whole).toHaveLength(6);
    await db.pool.query("update exports set state = 'running', done_at = null, rows = 0");
    await db.pool.query('delete from export_parts');
    const make = (stopping: AbortSignal) =>
      makeExport(
        server.services,
        { exportId: body.id },
        { isLastAttempt: false, stopping, rowsAtOnce: 2 },
      );
    await expect(make(AbortSignal.abort())).rejects.toThrow('aborted');
    // One of the first part is gone, and the last is now the best of all.
    await db.pool.query('delete from match_scores where applicant_id = $1', [candidates[0]]);
    await db.pool.query('update match_scores set score = 990 where applicant_id = $1', [
      candidates.at(-1),
    ]);
    await db.pool.query(
      `update accounts set last_name = 'Developpeuur'
       where id = (select account_id from applicants where id = $1)`,
      [candidates.at(-1)],
    );
    await make(new AbortController().signal);
    const addressOf = (line = '') => line.split(';')[1];
    expect((await addresses()).map(addressOf)).toEqual(whole.map(addressOf));
    const { rowCount } = await db.pool.query('select from export_pairs');
    expect(rowCount).toBe(0);
    await db.pool.query('delete from match_scores where applicant_id = any($1)', [candidates]);
  });

  test('a file that names somebody goes with them', async () => {
    const { body } = await order(manager);
    await ready(manager, body.id);
    const log = await server.call('POST /exports/journal/', {
      as: superuser.token,
      body: { key: randomUUID(), query: {}, columns: [], format: 'csv' },
    });
    await ready(superuser, log.body.id);
    await server.call('DELETE /applicant/{id}/', {
      as: superuser.token,
      params: { id: world.candidate.id },
    });
    expect([await listed(manager), await listed(superuser)]).toEqual([[], []]);
  });

  test('it goes after a day, with its maker, and there is an end to them', async () => {
    const { body } = await order(manager);
    await ready(manager, body.id);
    for (let count = 1; count < mostExports; count += 1)
      expect((await order(manager)).status).toBe(201);
    expect((await order(manager)).status).toBe(400);
    clock.pass(keptExportHours * 60 + 1, 'minutes');
    manager = await signIn(server, manager.email);
    expect(await listed(manager)).toEqual([]);
    expect((await download(manager, body.id)).status).toBe(404);
    const { db } = server.services;
    await db.transaction((tx) => deleteOldExports(tx, clock.now()));
    const { rowCount } = await db.pool.query('select from export_parts');
    expect(rowCount).toBe(0);
  });
});
