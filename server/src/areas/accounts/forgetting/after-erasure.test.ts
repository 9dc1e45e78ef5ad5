import { afterAll, beforeAll, expect, test } from 'vitest';
import { someSuperuser, type Person } from '../../../testing/fixtures/by-calls.ts';
import { addCompany, drawing } from '../../../testing/fixtures/by-rows.ts';
import { begunImport } from '../../../testing/fixtures/imports.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { addAccount } from '../account-queries.ts';
import { removeAccounts } from '../erase-account.ts';
import { runForgetting } from './run-forgetting.ts';

/** The job comes after the erasure, sometimes long after: others work in between, which only here the test can do. */

let server: TestServer;
let superuser: Person;

const query = async (text: string, values: unknown[] = []) =>
  (await server.services.db.pool.query<Record<string, unknown>>(text, values)).rows;

beforeAll(async () => {
  server = await startTestServer({}, { jobsWait: true });
  superuser = await someSuperuser(server);
});

afterAll(() => server.close());

const draw = drawing(7);
const surnames = ['Brisquemal', 'Corvantel', 'Drouillec', 'Estrebin', 'Falourdeau'];

/** A company that is erased, and what its contact was called; the job has not run yet. */
const erased = async (): Promise<{ contact: string; email: string }> => {
  const { services } = server;
  const contact = `Solène ${surnames.pop()}`;
  const { accountId } = await addCompany(services, draw);
  await query('update companies set contact_name = $2 where account_id = $1', [accountId, contact]);
  const [account] = await query('select email from accounts where id = $1', [accountId]);
  await services.db.transaction((tx) => removeAccounts(services, tx, [accountId]));
  return { contact, email: String(account?.['email']) };
};

const note = (text: string, minutes: number) =>
  query(
    `insert into notes (account_id, kind, text, created_at, changed_at)
     select id, 'note', $1, at, at from accounts, cast($2 as timestamptz) at where email = $3`,
    [text, inMinutes(minutes), superuser.email],
  );

const inMinutes = (minutes: number) =>
  new Date(server.services.now().getTime() + minutes * 60_000).toISOString();

const run = (services: TestServer['services'] = server.services) =>
  runForgetting(services, new AbortController().signal);

const notesWith = async (words: string) =>
  (await query('select text from notes where text like $1 order by id', [`%${words}%`])).map(
    ({ text }) => text,
  );

test('a list that is handed over again before the job runs keeps who is in it, and what names them', async () => {
  const { contact } = await erased();
  await note(`Vu avec ${contact}`, -60);
  const id = await begunImport(server, superuser, ['garage@exemple.example'], {
    kind: 'companies',
    row: { contact, note: `Demander ${contact}` },
  });
  await run();
  const rows = await query('select details from import_rows where import_id = $1', [id]);
  expect(rows).toMatchObject([{ details: { contact, note: `Demander ${contact}` } }]);
  expect(await notesWith(contact)).toEqual([`Vu avec ${contact}`]);
});

test('a row of a list that is being taken back holds nobody', async () => {
  const { contact } = await erased();
  const id = await begunImport(server, superuser, ['atelier@exemple.example'], {
    kind: 'companies',
    row: { contact },
  });
  await query(`update imports set state = 'withdrawing' where id = $1`, [id]);
  await note(`Vu avec ${contact}`, -60);
  await run();
  expect(await notesWith(contact)).toEqual([]);
});

const tell = (recipient: string, text: string, minutes: number) =>
  query(
    `insert into messages (channel, recipient, subject, text, created_at, state)
     values ('mail', $1, '', $2, $3, 'sent')`,
    [recipient, text, inMinutes(minutes)],
  );

const messagesWith = async (words: string) =>
  (await query('select text from messages where text like $1 order by id', [`%${words}%`])).map(
    ({ text }) => text,
  );

test('a message that tells an address goes, but not what was written later, nor where it is somebody’s again', async () => {
  const [gone, again] = [await erased(), await erased()];
  for (const { email } of [gone, again]) await tell('autre@exemple.example', `Avant ${email}`, -60);
  await tell('autre@exemple.example', `Après ${gone.email}`, 60);
  const { db, now } = server.services;
  await db.transaction((tx) =>
    addAccount(tx, { kind: 'company', email: again.email, registeredAt: null, at: now() }),
  );
  await run();
  expect(await messagesWith(gone.email)).toEqual([`Après ${gone.email}`]);
  expect(await messagesWith(again.email)).toEqual([`Avant ${again.email}`]);
});
