/**
 * How long a search among so many people takes, on the server and in the browser's list, as it is typed and with a typing
 * mistake; beside PostgreSQL's `word_similarity` (pg_trgm) where the server has it. On a PostgreSQL server when
 * TEST_DATABASE_URL or DATABASE_URL names one (in a database of its own), and on the embedded one.
 * `npm run bench -- search PEOPLE`; 20,000 unless told.
 */
import { searchTexts } from '@tandem/domain/search/search-texts';
import { findNamed, readSearched } from '../../server/src/areas/search/search-queries.ts';
import type { Database } from '../../server/src/platform/database/database.ts';
import { onBothDatabases } from '../shared/databases.ts';
import { fillPeople } from '../shared/people.ts';
import { medianTime } from '../shared/statistics.ts';
import { printFigure, printTable } from '../shared/report.ts';

const people = Number(process.argv[2] ?? 20_000);
const turns = 7;

const searches = [
  ['a name', 'lefevre zoe', false],
  ['a number', '06 39 98 12 34', false],
  ['a mistake', 'lefebre', true],
  ['nobody', 'wxwxwxwx', true],
] as const;

const timed = (work: () => unknown) => medianTime(turns, work);

const id = (text: string) => text.replaceAll(/\W+/g, '_');
const ms = (value: number) => `${value.toFixed(0)} ms`;

/** As `GET /search/` does it. */
const search = async (db: Database, typed: string) => {
  const { ids, texts } = await readSearched(db.read, { sight: null, withStaff: true });
  const nearest = searchTexts(texts, typed)?.nearest().slice(0, 8) ?? [];
  await findNamed(
    db.read,
    nearest.flatMap((index) => ids[index] ?? []),
  );
};

const similar = (db: Database, typed: string) =>
  db.pool.query(
    `select count(*) from accounts
     where word_similarity($1, lower(first_name || ' ' || last_name || ' ' || email)) > 0.3`,
    [typed],
  );

const measure = async (db: Database): Promise<void> => {
  await fillPeople(db, people);
  const hasTrigrams = await db.pool.query('create extension if not exists pg_trgm').then(
    () => true,
    () => false,
  );
  const table = [['searched', 'in all', 'pg_trgm, names alone']];
  for (const [name, typed, isMistaken] of searches) {
    const time = await timed(() => search(db, typed));
    const beside = hasTrigrams && isMistaken ? ms(await timed(() => similar(db, typed))) : '';
    table.push([name, ms(time), beside]);
    printFigure(`${db.kind}_${id(name)}`, time, 'ms');
  }
  console.log(`\n${people} people, ${db.kind} database`);
  printTable(table);
};

let texts: string[] = [];
await onBothDatabases(async (db) => {
  await measure(db);
  const { rows } = await db.pool.query<{ text: string }>(
    `select concat_ws(' ', first_name, last_name, email, phone, city, location) as text
     from accounts left join applicants on account_id = accounts.id`,
  );
  texts = rows.map(({ text }) => text);
});

console.log('\nthe list of the browser, as this machine runs it');
const table = [['searched', 'in all']];
for (const [name, typed] of searches) {
  const time = await timed(() => searchTexts(texts, typed));
  table.push([name, ms(time)]);
  printFigure(`list_${id(name)}`, time, 'ms');
}
printTable(table);
