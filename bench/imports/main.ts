/**
 * How long the database takes to say who of a file is there already, among so many people: a file as large as they are many,
 * asked about as the browser does, beside the bare query by address. On a PostgreSQL server when TEST_DATABASE_URL or
 * DATABASE_URL names one (in a database of its own), and on the embedded one. `npm run bench -- imports PEOPLE`; 20,000
 * unless told.
 */
import { importBatchMax, importCalls } from '@tandem/contract/invitations/imports';
import { findThere } from '../../server/src/areas/invitations/imports/check-import.ts';
import type { Database } from '../../server/src/platform/database/database.ts';
import { onBothDatabases } from '../shared/databases.ts';
import { fillPeople } from '../shared/people.ts';
import { printFigure, printTable } from '../shared/report.ts';
import { medianTime } from '../shared/statistics.ts';

const people = Number(process.argv[2] ?? 20_000);
const turns = 5;
const atOnce = 2 * importBatchMax;

interface Row {
  email: string;
  name: string;
  phone: string;
}

const superuser = {
  accountId: 1,
  kind: 'superuser' as const,
  candidateId: null,
  companyId: null,
  linkedProgrammeIds: null,
  isLimited: false,
};

const call = importCalls['POST /imports/check/'];

/** What the browser does for a file, and the server for each of its calls: their input and their answers are read and written. */
const check = async (db: Database, kind: 'candidates' | 'companies', rows: readonly Row[]) => {
  let known = 0;
  for (let from = 0; from < rows.length; from += atOnce) {
    const sent = JSON.stringify({ kind, rows: rows.slice(from, from + atOnce) });
    const answer = {
      known: await findThere(db.read, call.body.parse(JSON.parse(sent)), superuser),
    };
    known += call.answer.parse(JSON.parse(JSON.stringify(answer))).known.length;
  }
  return known;
};

const rowsThere = async (db: Database, kind: 'applicant' | 'company'): Promise<Row[]> => {
  const { rows } = await db.pool.query<Row>(
    `select email, coalesce(c.name, first_name || ' ' || last_name) as name, coalesce(phone, '') as phone
     from accounts a left join companies c on c.account_id = a.id left join applicants p on p.account_id = a.id
     where kind = $1 order by a.id`,
    [kind],
  );
  return rows;
};

const elsewhere = (rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, email: `autre.${row.email}` }));

const strangers = (rows: readonly Row[]): Row[] =>
  elsewhere(rows).map(({ email, name, phone }) => ({
    email,
    name: `${name} Inconnu`,
    phone: phone.replace('+336', '+337'),
  }));

const bare = (db: Database, rows: readonly Row[]) =>
  db.pool.query('select id from accounts where email_key = any($1)', [
    rows.map(({ email }) => email),
  ]);

const ms = (time: number) => `${time.toFixed(0)} ms`;

await onBothDatabases(async (db) => {
  await fillPeople(db, people);
  const candidates = await rowsThere(db, 'applicant');
  const companies = await rowsThere(db, 'company');
  const files = [
    ['candidates who are there', 'candidates', candidates],
    ['there with another address', 'candidates', elsewhere(candidates)],
    ['candidates who are new', 'candidates', strangers(candidates)],
    ['companies that are there', 'companies', elsewhere(companies)],
  ] as const;
  const table = [['a file of', 'rows', 'known', 'checked in', 'bare query by address']];
  for (const [name, kind, rows] of files) {
    const known = await check(db, kind, rows);
    const time = await medianTime(turns, () => check(db, kind, rows));
    const beside = await medianTime(turns, () => bare(db, rows));
    table.push([name, String(rows.length), String(known), ms(time), ms(beside)]);
    printFigure(`${db.kind}_${name.replaceAll(' ', '_')}`, time, 'ms');
  }
  console.log(`\n${people} people, ${db.kind} database`);
  printTable(table);
});
