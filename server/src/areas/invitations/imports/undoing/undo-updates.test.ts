import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  companySheet,
  someCompany,
  someEmail,
  someManager,
  someSuperuser,
  someTraining,
  unique,
  type Person,
  type Training,
} from '../../../../testing/fixtures/by-calls.ts';
import { begunImport, importIs, someImport } from '../../../../testing/fixtures/imports.ts';
import { startTestServer, type TestServer } from '../../../../testing/product/test-server.ts';
import { runImport } from '../run-import.ts';
import { findImportDetails } from '../told-of-account.ts';

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

const complete = (
  emails: readonly string[],
  row: Record<string, unknown>,
  sending: 'now' | 'none' = 'none',
) => someImport(server, superuser, emails, { sending, row: { if_known: 'update', ...row } });

const withdraw = async (id: number, { token: as } = superuser) => {
  await server.call('POST /imports/{id}/withdraw/', { as, params: { id } });
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
  const id = await complete([email, email], { first_name: 'Léa', phone: '06 39 98 00 02' });
  const { id: accountId } = await stateOf(email);
  await query('update applicants set phone = $1 where account_id = $2', [
    '+33639980003',
    accountId,
  ]);
  expect(await withdraw(id, manager)).toMatchObject({ updated: 2, restored: 0 });
  expect(await stateOf(email)).toMatchObject({ first_name: 'Zoé', phone: '+33639980003' });
  const kept = { outcome: 'updated', reason: 'Changé depuis, resté\u00a0: téléphone' };
  expect(await rowsOf(id)).toEqual([kept, kept]);
  // Once, though the list told of them twice, and of whoever took it back.
  expect(
    await query(
      `select accounts.email from journal join accounts on accounts.id = actor_id
       where person_id = $1 and deed = 'undo_import'`,
      [accountId],
    ),
  ).toEqual([{ email: manager.email }]);
});

const tokenOf = async (email: string): Promise<string> =>
  (
    await query(
      'select token from invitations join accounts on accounts.id = account_id where email = $1',
      [email],
    )
  )[0].token;

/** The last of the numbers that an SMS went to, each with whether it has this link. */
const smsTo = (like: string) =>
  query(
    "select recipient, text from messages where channel = 'sms' and recipient like $1 order by id",
    [like],
  );

test('a link that lies on the telephone of a number that is given up opens nothing any more, taken back or not', async () => {
  const email = someEmail();
  const tokenNow = () => tokenOf(email);
  await someImport(server, superuser, [email], {
    sending: 'now',
    row: { phone: '06 39 98 00 11' },
  });
  const first = await tokenNow();
  // The same number once more: nothing is sent anew.
  await complete([email], { phone: '06 39 98 00 11' });
  expect(await tokenNow()).toBe(first);
  const id = await complete([email], { phone: '06 39 98 00 12' }, 'now');
  const second = await tokenNow();
  expect(second).not.toBe(first);
  await withdraw(id);
  expect(await stateOf(email)).toMatchObject({ phone: '+33639980011' });
  const third = await tokenNow();
  expect([first, second]).not.toContain(third);
  const sent = await smsTo('+3363998001_');
  expect(sent.map(({ recipient }) => recipient.slice(-2))).toEqual(['11', '12', '11']);
  expect(sent.map(({ text }, index) => text.includes([first, second, third][index]))).toEqual([
    true,
    true,
    true,
  ]);
});

test('an invitation leaves anew to another number when the import is to send, and not at all where it is to send nothing', async () => {
  const email = someEmail();
  const phone = '06 39 98 00 21';
  await someImport(server, superuser, [email], { sending: 'now', row: { phone } });
  const { body } = await server.call('POST /imports/check/', {
    as: superuser.token,
    body: {
      kind: 'candidates',
      rows: [phone, '06 39 98 00 22', ''].map((one) => ({ email, name: 'Zoé', phone: one })),
    },
  });
  expect(body.known.map(({ is_moved }) => is_moved)).toEqual([false, true, false]);
  const before = await tokenOf(email);
  await complete([email], { phone: '06 39 98 00 22' });
  const silent = await tokenOf(email);
  expect(silent).not.toBe(before);
  expect(await smsTo('+3363998002_')).toHaveLength(1);

  const other = someEmail();
  await someImport(server, superuser, [other], {
    sending: 'now',
    row: { phone: '06 39 98 00 41' },
  });
  const id = await begunImport(server, superuser, [other], {
    sending: 'later',
    send_at: new Date(Date.now() + 3_600_000).toISOString(),
    row: { if_known: 'update', phone: '06 39 98 00 42' },
  });
  await server.call('POST /imports/{id}/start/', { as: superuser.token, params: { id } });
  await importIs(server, superuser, id, 'scheduled');
  expect(await smsTo('+3363998004_')).toHaveLength(1);
  await query("update imports set send_at = now() - interval '1 minute' where id = $1", [id]);
  await runImport(server.services, { importId: id }, new AbortController().signal);
  const [, sent, ...others] = await smsTo('+3363998004_');
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ recipient: '+33639980042' });
  expect(sent.text).toContain(await tokenOf(other));
});

test('whoever an import has left without a link is sent one where it is taken back', async () => {
  const email = someEmail();
  await someImport(server, superuser, [email], {
    sending: 'now',
    row: { phone: '06 39 98 00 31' },
  });
  const id = await complete([email], { phone: '06 39 98 00 32' });
  await withdraw(id);
  const [, sent] = await smsTo('+3363998003_');
  expect(sent).toMatchObject({ recipient: '+33639980031' });
  expect(sent.text).toContain(await tokenOf(email));
});

test('what a later list told as well stays, and goes with the last of them', async () => {
  const email = someEmail();
  await someImport(server, superuser, [email]);
  const before = await stateOf(email);
  const wrong = await complete([email], {
    phone: '06 39 98 12 34',
    town: 'Roanne (42)',
    note: 'RQTH',
  });
  const right = await complete([email], { phone: '06 39 98 12 34', note: 'RQTH\nVient le lundi' });
  expect(await withdraw(wrong)).toMatchObject({ restored: 0 });
  expect(await stateOf(email)).toMatchObject({
    phone: '+33639981234',
    city: before.city,
    notes: ['RQTH', 'Vient le lundi'],
  });
  expect((await rowsOf(wrong))[0]?.reason).toBe(
    'Complété depuis par un autre import, resté\u00a0: téléphone, note',
  );
  expect(await withdraw(right)).toMatchObject({ restored: 1 });
  expect(await stateOf(email)).toEqual(before);
});

test('what a later list told instead leads back to what was there before both', async () => {
  const email = someEmail();
  await someImport(server, superuser, [email], { row: { first_name: 'Ada' } });
  const wrong = await complete([email], { first_name: 'Bea' });
  const right = await complete([email], { first_name: 'Cleo' });
  await withdraw(wrong);
  expect((await stateOf(email)).first_name).toBe('Cleo');
  await withdraw(right);
  expect((await stateOf(email)).first_name).toBe('Ada');
});

test('what its owner has saved since stays, though it is as the list told it', async () => {
  const company = await someCompany(server, superuser);
  const as = company.token;
  const row = { name: unique('Garage '), town: '29200 Brest', sectors: 'Informatique' };
  const id = await someImport(server, superuser, [company.email], {
    kind: 'companies',
    row: { ...row, siret: '732 829 320 00074', if_known: 'update' },
  });
  const { body: told } = await server.call('GET /company/', { as });
  expect(told).toMatchObject({ city: 'Brest', siret: '73282932000074', sector: [{ id: 24 }] });
  const { name, city, zip_code, siret } = told;
  await server.call('POST /company/', {
    as,
    body: { ...companySheet(), name, city, zip_code, siret, sector: [24] },
  });
  const { body: saved } = await server.call('GET /company/', { as });
  expect(await withdraw(id)).toMatchObject({ restored: 0 });
  expect((await server.call('GET /company/', { as })).body).toEqual(saved);
  expect((await rowsOf(id))[0]?.reason).toMatch(/^Fiche enregistrée ou confirmée depuis, resté/);
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

test('whoever has registered since keeps what they have seen, and nothing else', async () => {
  const email = someEmail();
  await someImport(server, superuser, [email]);
  const row = { phone: '06 39 98 12 34', referent: manager.email, note: 'RQTH' };
  const id = await complete([email], row);
  await query("update accounts set registered_at = now() + interval '1 minute' where email = $1", [
    email,
  ]);
  expect(await withdraw(id)).toMatchObject({ restored: 0 });
  expect(await stateOf(email)).toMatchObject({
    phone: '+33639981234',
    referent_id: null,
    notes: [],
  });
  expect((await rowsOf(id))[0]?.reason).toBe('Inscrit depuis, resté\u00a0: téléphone');
});

test('the archive of somebody says in words what a list replaced, and nothing of what it found', async () => {
  const email = someEmail();
  const { programmeId: formation } = training;
  await someImport(server, superuser, [email], { row: { formation, referent: manager.email } });
  const other = await someTraining(server, superuser);
  await complete([email], { formation: other.programmeId, referent: manager.email });
  const { id } = await stateOf(email);
  const [{ name }] = await query('select name from formations where id = $1', [formation]);
  const told = await findImportDetails(server.services.db.read, id);
  expect(told.map(({ before }) => before)).toEqual([{}, { formation: name }]);
});

test('a programme that is gone since takes nothing with it', async () => {
  const email = someEmail();
  const gone = await someTraining(server, superuser);
  await someImport(server, superuser, [email], { row: { formation: gone.programmeId } });
  const id = await complete([email], { formation: training.programmeId });
  await query('delete from formations where id = $1', [gone.programmeId]);
  await withdraw(id);
  expect((await stateOf(email)).formation_id).toBe(training.programmeId);
  expect((await rowsOf(id))[0]?.reason).toBe('N’existe plus, resté\u00a0: formation');
});
