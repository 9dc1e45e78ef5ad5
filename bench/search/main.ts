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
import { medianTime } from '../shared/statistics.ts';
import { printFigure, printTable } from '../shared/report.ts';

const people = Number(process.argv[2] ?? 20_000);
const turns = 7;

const fill = `
  insert into accounts (kind, email, email_key, first_name, last_name, created_at, registered_at)
    select case when i % 10 = 0 then 'company' else 'applicant' end,
      'personne.' || i || '@exemple.fr', 'personne.' || i || '@exemple.fr',
      (array['Zoé', 'Léa', 'Hugo', 'Inès', 'Jean-Baptiste', 'Maëlle', 'Noé'])[1 + i % 7],
      (array['Martin', 'Lefèvre', 'Dupont', 'Nguyen', 'García', 'Le Goff', 'D’Arc', 'Benali', 'Moreau',
        'Petit', 'Roux'])[1 + i % 11] || ' ' || substr(md5(i::text), 1, 5), now(), now()
    from generate_series(1, ${people}) i;
  insert into applicants (account_id, phone, city, location)
    select id, '+336' || lpad((id * 4999 % 100000000)::text, 8, '0'), 'Saint-Étienne', 'Lyon'
    from accounts where kind = 'applicant';
  insert into companies (account_id, name, city, contact_name, contact_phone)
    select id, 'Maison ' || last_name, 'Nœux-les-Mines', first_name, '+33639981234'
    from accounts where kind = 'company';
  analyze`;

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
  await db.pool.query(fill);
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
