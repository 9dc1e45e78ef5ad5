import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  someEmail,
  someManager,
  someSuperuser,
  someTraining,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';
import { importIs, someImport } from '../../../testing/fixtures/imports.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';

let server: TestServer;
let superuser: Person;
let manager: Person;
let training: Training;

beforeAll(async () => {
  server = await startTestServer();
  superuser = await someSuperuser(server);
  manager = await someManager(server, superuser);
  training = await someTraining(server, superuser);
});

afterAll(() => server.close());

const query = async (text: string, values: unknown[]) =>
  (await server.services.db.pool.query(text, values)).rows;

/** What an import may write of somebody, and the notes on their page. */
const stateOf = async (email: string) => {
  const [person] = await query(
    `select accounts.id, first_name, last_name, referent_id, phone, city, formation_id, session_id
     from accounts join applicants on applicants.account_id = accounts.id where email = $1`,
    [email],
  );
  const notes = await query('select text from notes where account_id = $1 order by id', [
    person.id,
  ]);
  return { ...person, notes: notes.map(({ text }) => text) };
};

const complete = (emails: readonly string[], row: Record<string, unknown>) =>
  someImport(server, superuser, emails, { row: { if_known: 'update', ...row } });

const withdraw = async (id: number) => {
  await server.call('POST /imports/{id}/withdraw/', { as: superuser.token, params: { id } });
  return importIs(server, superuser, id, 'withdrawn');
};

const rowsOf = async (id: number) =>
  (await server.call('GET /imports/{id}/rows/', { as: superuser.token, params: { id } })).body.map(
    ({ outcome, reason }) => ({ outcome, reason }),
  );

test('whoever an import completed is as before once it is taken back', async () => {
  const emails = [someEmail(), someEmail()];
  await someImport(server, superuser, emails);
  const before = await Promise.all(emails.map(stateOf));
  const id = await complete(emails, {
    first_name: 'Saint-Étienne',
    phone: '06 39 98 12 34',
    town: 'Roanne (42)',
    formation: training.programmeId,
    referent: manager.email,
    note: 'RQTH',
  });
  const [changed] = await Promise.all(emails.map(stateOf));
  expect(changed).toMatchObject({ first_name: 'Saint-Étienne', notes: ['RQTH'] });
  expect(changed.referent_id).not.toBeNull();
  expect(await withdraw(id)).toMatchObject({ updated: 2, restored: 2, withdrawn: 0 });
  expect(await Promise.all(emails.map(stateOf))).toEqual(before);
  expect(await rowsOf(id)).toEqual([
    { outcome: 'restored', reason: null },
    { outcome: 'restored', reason: null },
  ]);
});

test('what somebody has written since stays, and the report tells it', async () => {
  const email = someEmail();
  await someImport(server, superuser, [email], { row: { phone: '06 39 98 00 01' } });
  const id = await complete([email], { first_name: 'Léa', phone: '06 39 98 00 02' });
  const { id: accountId } = await stateOf(email);
  await query('update applicants set phone = $1 where account_id = $2', [
    '+33639980003',
    accountId,
  ]);
  expect(await withdraw(id)).toMatchObject({ updated: 1, restored: 0 });
  expect(await stateOf(email)).toMatchObject({ first_name: 'Zoé', phone: '+33639980003' });
  expect(await rowsOf(id)).toEqual([
    { outcome: 'updated', reason: 'Changé depuis, resté\u00a0: téléphone' },
  ]);
});

test('a person of two rows and of two imports comes back step by step', async () => {
  const email = someEmail();
  await someImport(server, superuser, [email], { row: { first_name: 'Ada' } });
  const first = await complete([email], { first_name: 'Bea' });
  const second = await complete([email, email], { first_name: 'Cleo' });
  await withdraw(second);
  expect((await stateOf(email)).first_name).toBe('Bea');
  await withdraw(first);
  expect((await stateOf(email)).first_name).toBe('Ada');
});

test('whoever has registered since keeps what they have seen', async () => {
  const email = someEmail();
  await someImport(server, superuser, [email]);
  const id = await complete([email], { phone: '06 39 98 12 34' });
  await query('update accounts set registered_at = now() where email = $1', [email]);
  expect(await withdraw(id)).toMatchObject({ restored: 0 });
  expect((await stateOf(email)).phone).toBe('+33639981234');
  expect((await rowsOf(id))[0]?.reason).toMatch(/^Inscrit depuis/);
});
