import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { someSuperuser, type Person } from '../../../testing/fixtures/by-calls.ts';
import { addCompany, drawing } from '../../../testing/fixtures/by-rows.ts';
import { begunImport } from '../../../testing/fixtures/imports.ts';
import { startTestServer, type TestServer } from '../../../testing/product/test-server.ts';
import { tellLateForgettings } from '../../privacy/index.ts';
import { addAccount } from '../account-queries.ts';
import { removeAccounts } from '../erase-account.ts';
import { contextOfForgetting } from './forgetting-queries.ts';
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
const surnames = [
  'Brisquemal',
  'Corvantel',
  'Drouillec',
  'Estrebin',
  'Falourdeau',
  'Guivarelle',
  'Hourdissan',
  'Ivelinac',
  'Jaubertin',
  'Kerzavelle',
];

interface Gone {
  contact: string;
  email: string;
}

/** A company that is erased, and what its contact was called; the job has not run yet. `write` is what others wrote before. */
const erased = async (
  write: (gone: Gone) => Promise<unknown> = async () => {},
  jobsOf: (gone: Gone) => TestServer['services']['jobs'] = () => server.services.jobs,
): Promise<Gone> => {
  const { services } = server;
  const contact = `Solène ${surnames.pop()}`;
  const { accountId } = await addCompany(services, draw);
  await query('update companies set contact_name = $2 where account_id = $1', [accountId, contact]);
  const [account] = await query('select email from accounts where id = $1', [accountId]);
  const gone = { contact, email: String(account?.['email']) };
  await write(gone);
  const jobs = jobsOf(gone);
  await services.db.transaction((tx) => removeAccounts({ ...services, jobs }, tx, [accountId]));
  return gone;
};

const note = (text: string, on: Queries = server.services.db.read) =>
  sql`
    insert into notes (account_id, kind, text, created_at, changed_at)
    select id, 'note', ${text}, now(), now() from accounts where email = ${superuser.email}`.execute(
    on,
  );

const run = (services: TestServer['services'] = server.services) =>
  runForgetting(services, new AbortController().signal);

const notesWith = async (words: string) =>
  (await query('select text from notes where text like $1 order by id', [`%${words}%`])).map(
    ({ text }) => text,
  );

test('a list that is handed over again before the job runs keeps who is in it, and what names them', async () => {
  const { contact } = await erased((gone) => note(`Vu avec ${gone.contact}`));
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
  const { contact } = await erased((gone) => note(`Vu avec ${gone.contact}`));
  const id = await begunImport(server, superuser, ['atelier@exemple.example'], {
    kind: 'companies',
    row: { contact },
  });
  await query(`update imports set state = 'withdrawing' where id = $1`, [id]);
  await run();
  expect(await notesWith(contact)).toEqual([]);
});

const tell = (recipient: string, text: string) =>
  query(
    `insert into messages (channel, recipient, subject, text, created_at, state)
     values ('mail', $1, '', $2, $3, 'sent')`,
    [recipient, text, server.services.now()],
  );

const messagesWith = async (words: string) =>
  (await query('select text from messages where text like $1 order by id', [`%${words}%`])).map(
    ({ text }) => text,
  );

const register = ({ contact, email }: Gone) => {
  const { db, now } = server.services;
  const [first = '', last = ''] = contact.split(' ');
  return db.transaction(async (tx) => {
    await addAccount(tx, { kind: 'company', email, registeredAt: null, at: now() });
    await tx
      .updateTable('accounts')
      .set({ first_name: first, last_name: last })
      .where('email', '=', email)
      .execute();
  });
};

test('a message that tells an address goes, but not what was written later, though another leaves then, nor where it is somebody’s again', async () => {
  const others = (email: string) => [`Avant paul.${email}`, `Avant ${email}.example`];
  const before = async ({ email }: Gone) => {
    for (const text of [
      `Avant ${email}`,
      `Ancien\u00a0: ${email.toUpperCase()}.`,
      ...others(email),
    ])
      await tell('autre@exemple.example', text);
  };
  const [gone, again] = [await erased(before), await erased(before)];
  await tell('autre@exemple.example', `Après ${gone.email}`);
  await erased();
  await register(again);
  await run();
  expect(await messagesWith(gone.email)).toEqual([...others(gone.email), `Après ${gone.email}`]);
  expect(await messagesWith(again.email)).toContain(`Avant ${again.email}`);
});

test('what is written while somebody is being deleted is gone through, too', async () => {
  const { jobs } = server.services;
  const { contact } = await erased(undefined, (gone) => ({
    ...jobs,
    add: async (tx, ...job) => {
      await note(`Vu avec ${gone.contact}`, tx);
      return jobs.add(tx, ...job);
    },
  }));
  await run();
  expect(await notesWith(contact)).toEqual([]);
});

test('what an earlier version kept, with when they left, leaves alone the messages that came later', async () => {
  const { vault } = server.services;
  const { email } = await erased((gone) => tell('autre@exemple.example', `Avant ${gone.email}`));
  await tell('autre@exemple.example', `Après ${email}`);
  const at = server.services.now();
  await query('update messages set created_at = $2 where text = $1', [
    `Après ${email}`,
    new Date(at.getTime() + 1000),
  ]);
  const [{ uid = '', sealed = '' } = {}] = await query('select uid, sealed from forgettings');
  const context = contextOfForgetting(String(uid));
  const kept = JSON.parse(vault.open(String(sealed), context)) as object;
  await query('update forgettings set sealed = $1', [
    vault.seal(JSON.stringify({ ...kept, soFar: undefined, at }), context),
  ]);
  await run();
  expect(await messagesWith(email)).toEqual([`Après ${email}`]);
});

test.each([
  ['a note', ({ contact }: Gone) => note(`Vu avec ${contact}`), notesWith],
  [
    'a mail',
    ({ contact, email }: Gone) => tell('autre@exemple.example', `${contact} <${email}>`),
    messagesWith,
  ],
] as const)(
  'whoever registers just before %s is written to keeps it',
  async (_, write, wordsWith) => {
    const gone = await erased(write);
    const { services } = server;
    const { db } = services;
    let registering: Promise<unknown> | null = null;
    const transaction: Database['transaction'] = async (work) => {
      await (registering ??= register(gone));
      return db.transaction(work);
    };
    await run({ ...services, db: { ...db, transaction } });
    expect(await wordsWith(gone.contact)).toHaveLength(1);
  },
);

test('an old message that names a company goes where it names no other, by no part of a word, and by no other’s name', async () => {
  const { services } = server;
  // One begins another.
  const names = ['Or', 'Brinda', 'Brindamour'];
  const companies: Awaited<ReturnType<typeof addCompany>>[] = [];
  for (const _ of names) companies.push(await addCompany(services, draw));
  for (const [at, { accountId }] of companies.entries())
    await query('update companies set name = $2 where account_id = $1', [accountId, names[at]]);
  const other = await addCompany(services, draw);
  await query(`update companies set name = 'Or et Argent' where account_id = $1`, [
    other.accountId,
  ]);
  for (const text of [
    'Rangé à bord d’Orléans',
    'Un poste chez Brindamour vous attend',
    'Or brille',
  ])
    await tell('autre@exemple.example', text);
  await services.db.transaction((tx) =>
    removeAccounts(
      services,
      tx,
      companies.map(({ accountId }) => accountId),
    ),
  );
  await run();
  expect(await messagesWith('Rangé')).toHaveLength(1);
  expect(await messagesWith('Brindamour')).toEqual([]);
  expect(await messagesWith('brille')).toHaveLength(1);
});

test('two servers at it at once do it once, and neither fails', async () => {
  const { contact } = await erased(async (gone) => {
    for (let count = 0; count < 30; count += 1) await note(`Vu ${count} avec ${gone.contact}`);
  });
  await Promise.all([run(), run()]);
  expect(await notesWith(contact)).toEqual([]);
  expect(await notesWith('Vu 7 avec')).toEqual([expect.stringContaining('(compte supprimé)')]);
  expect(await query('select uid from forgettings')).toEqual([]);
});

test('superusers hear once of a forgetting that waits for more than an hour, as nothing opens what is to be forgotten', async () => {
  const bell = async () =>
    (await server.call('GET /notifications/', { as: superuser.token })).body.items.filter(
      ({ text }) => text.includes('nom'),
    );
  const outlook = async () =>
    (await server.call('GET /retention-outlook/', { as: superuser.token })).body.forgetting;
  await erased();
  const [{ uid = '' } = {}] = await query('select uid from forgettings');
  await query(`update forgettings set sealed = 'v1.unknown' where uid = $1`, [uid]);
  await run();
  await tellLateForgettings(server.services);
  expect([await bell(), await outlook()]).toEqual([[], { late: 0, since: null }]);
  const since = new Date(server.services.now().getTime() - 61 * 60_000);
  await query('update forgettings set created_at = $1', [since]);
  for (let times = 0; times < 2; times += 1) await tellLateForgettings(server.services);
  expect(await bell()).toMatchObject([{ link: '/dashboard/manager-management' }]);
  expect(await outlook()).toEqual({ late: 1, since: since.toISOString() });
});
