import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  someEmail,
  someManager,
  someSuperuser,
  unique,
  type Person,
} from '../../../testing/fixtures/by-calls.ts';
import { begunImport, importIs, someImport } from '../../../testing/fixtures/imports.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

let server: TestServer;
let superuser: Person;
let manager: Person;

beforeAll(async () => {
  server = await startTestServer();
  superuser = await someSuperuser(server);
  manager = await someManager(server, superuser);
});

afterAll(() => server.close());

const pageOf = async (email: string) => {
  const { rows } = await server.services.db.pool.query('select id from accounts where email = $1', [
    email,
  ]);
  const { body } = await server.call('GET /follow-up/people/{id}/', {
    as: superuser.token,
    params: { id: Number(rows[0].id) },
  });
  return body;
};

test('what a list remarks of a candidate stands on their page, once, and who it says looks after them does', async () => {
  const [email, other] = [someEmail(), someEmail()];
  const row = { note: 'RQTH, à rappeler', source: 'Salon de Lyon', if_known: 'update' };
  const bring = () =>
    someImport(server, superuser, [email], { row: { ...row, referent: manager.email } });
  await bring();
  await bring();
  const page = await pageOf(email);
  expect(page.notes.map(({ text }) => text)).toEqual(['RQTH, à rappeler']);
  expect(page.source).toBe('Salon de Lyon');
  const { body: standings } = await server.call('GET /follow-up/standings/{side}/', {
    as: superuser.token,
    params: { side: 'applicant' },
  });
  expect(standings.items.find(({ account_id: id }) => id === page.account_id)?.source).toBe(
    'Salon de Lyon',
  );
  expect(page.notes[0]?.author).not.toBeNull();
  const { body } = await server.call('GET /follow-up/colleagues/', { as: superuser.token });
  const { rows } = await server.services.db.pool.query('select id from accounts where email = $1', [
    manager.email,
  ]);
  expect(body.items.map(({ id }) => id)).toContain(rows[0].id);
  expect(page.referent_id).toBe(rows[0].id);
  await someImport(server, superuser, [other], { row: { referent: 'Personne d’ici' } });
  expect((await pageOf(other)).notes.map(({ text }) => text)).toEqual([
    'Référent\u00a0: Personne d’ici',
  ]);
});

test('a list that tells more the next time notes the new lines alone', async () => {
  const email = someEmail();
  const bring = (row: Record<string, string>) =>
    someImport(server, superuser, [email], { row: { ...row, if_known: 'update' } });
  await bring({ note: 'RQTH\nÀ rappeler', referent: 'Personne d’ici' });
  await bring({ source: 'Portes ouvertes', note: 'RQTH\nÀ rappeler' });
  await bring({ note: 'RQTH\nÀ rappeler', source: 'Salon de Lyon', referent: manager.email });
  expect((await pageOf(email)).notes.map(({ text }) => text).toSorted()).toEqual([
    'RQTH\nÀ rappeler\nRéférent\u00a0: Personne d’ici',
    'Source\u00a0: Salon de Lyon',
  ]);
});

test('a referent of whom a list says a part of the name alone is noted as it is written, too', async () => {
  const email = someEmail();
  const [first, last] = [unique('Hugo'), unique('Desroches')];
  await server.call('POST /staff/', {
    as: superuser.token,
    body: { first_name: first, last_name: last, email: someEmail() },
  });
  const byFirst = someEmail();
  await someImport(server, superuser, [email], { row: { referent: `M. ${last}` } });
  await someImport(server, superuser, [byFirst], { row: { referent: `M. ${first}` } });
  const [page, other] = [await pageOf(email), await pageOf(byFirst)];
  expect([page.referent_id === null, other.referent_id]).toEqual([false, null]);
  expect([page, other].map(({ notes }) => notes[0]?.text)).toEqual([
    `Référent\u00a0: M. ${last}`,
    `Référent\u00a0: M. ${first}`,
  ]);
});

test('the sectors that a list names begin the sheet of a company, its SIRET stands in it, what is none on its page', async () => {
  const [email, name] = [someEmail(), unique('Garage ')];
  const { body } = await server.call('POST /imports/', {
    as: superuser.token,
    body: { kind: 'companies', key: randomUUID(), file_name: 'a.csv', sending: 'none' },
  });
  const params = { id: body.id };
  const row = { name, email, siret: '73282932000074', sectors: 'Informatique, drones' };
  await server.call('POST /imports/{id}/companies/', {
    as: superuser.token,
    params,
    body: [{ position: 0, line: 2, ...row }],
  });
  await server.call('POST /imports/{id}/start/', { as: superuser.token, params });
  await importIs(server, superuser, body.id, 'done');
  const { rows } = await server.services.db.pool.query(
    'select sector_ids from companies where name = $1',
    [name],
  );
  expect(rows).toEqual([{ sector_ids: [24] }]);
  const page = await pageOf(email);
  expect(page.siret).toBe('73282932000074');
  expect(page.notes.map(({ text }) => text)).toEqual(['Secteurs\u00a0: Informatique, drones']);
});

test('the journal says who was added, who was completed, and invited whoever was written to', async () => {
  const [added, known] = [someEmail(), someEmail()];
  await someImport(server, superuser, [known]);
  await someImport(server, superuser, [known, added], {
    sending: 'now',
    row: { if_known: 'update' },
  });
  const deeds = async (email: string) => {
    const { rows } = await server.services.db.pool.query(
      `select deed from journal join accounts on accounts.id = person_id
       where email = $1 and deed not like 'see%' order by journal.id`,
      [email],
    );
    return rows.map(({ deed }) => deed);
  };
  expect(await deeds(known)).toEqual(['import_person', 'complete_person']);
  expect(await deeds(added)).toEqual(['import_person', 'invite']);
});

test('the report keeps the rows that were left out, and why each was passed over', async () => {
  const [known, added] = [someEmail(), someEmail()];
  await someImport(server, superuser, [known]);
  const id = await begunImport(server, superuser, [known, added]);
  const call = { as: superuser.token, params: { id } };
  const rows = [{ position: 9, line: 11, name: 'Noé Roux', email: '', reason: 'Sans adresse' }];
  for (let time = 0; time < 2; time += 1) {
    const { body } = await server.call('POST /imports/{id}/left-out/', { ...call, body: rows });
    expect(body).toEqual({ rows: 1 });
  }
  await server.call('POST /imports/{id}/start/', call);
  const done = await importIs(server, superuser, id, 'done');
  expect(done).toMatchObject({ rows: 2, treated: 2, added: 1, skipped: 1 });
  const { body } = await server.call('GET /imports/{id}/rows/', call);
  expect(body.map(({ line, name, outcome, reason }) => [line, name, outcome, reason])).toEqual([
    [2, expect.any(String), 'skipped', 'Déjà invité'],
    [3, expect.any(String), 'added', null],
    [11, 'Noé Roux', 'left_out', 'Sans adresse'],
  ]);
  const late = await server.call('POST /imports/{id}/left-out/', { ...call, body: rows });
  expect(late.status).toBe(409);
});

test('after a hand-over that stopped a row is taken in or left out as it is sent last', async () => {
  const [taken, left] = [someEmail(), someEmail()];
  const id = await begunImport(server, superuser, [left]);
  const call = { as: superuser.token, params: { id } };
  const reason = 'Laissée de côté';
  const leave = (position: number, email: string) =>
    server.call('POST /imports/{id}/left-out/', {
      ...call,
      body: [{ position, line: position + 2, name: '', email, reason }],
    });
  await leave(1, taken);
  const { body } = await server.call('POST /imports/{id}/candidates/', {
    ...call,
    body: [{ position: 1, line: 3, first_name: 'Zoé', last_name: 'Roux', email: taken }],
  });
  expect(body).toEqual({ rows: 2 });
  expect((await leave(0, left)).body).toEqual({ rows: 1 });
  await server.call('POST /imports/{id}/start/', call);
  expect(await importIs(server, superuser, id, 'done')).toMatchObject({ rows: 1, added: 1 });
  const report = await server.call('GET /imports/{id}/rows/', call);
  expect(report.body.map((row) => [row.email, row.outcome, row.reason])).toEqual([
    [left, 'left_out', reason],
    [taken, 'added', null],
  ]);
});

test('the reason speaks of a number only where the row has one', async () => {
  const row = { first_name: 'Zoé', last_name: unique('Roux '), email: '' };
  await someImport(server, superuser, [''], { row });
  const id = await someImport(server, superuser, [''], { row });
  const { body } = await server.call('GET /imports/{id}/rows/', {
    as: superuser.token,
    params: { id },
  });
  expect(body.map(({ reason }) => reason)).toEqual(['Même nom que quelqu’un qui est déjà là']);
});
