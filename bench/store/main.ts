/**
 * How fast scores are stored: what the product does, beside the usual ways, on the same rows in the same run; on a
 * PostgreSQL server when TEST_DATABASE_URL or DATABASE_URL names one (in a database of its own), and on the embedded one.
 * `npm run bench -- store ROWS` for another number of rows than 300,000.
 */
import type { Database } from '../../server/src/platform/database/database.ts';
import { onBothDatabases } from '../shared/databases.ts';
import { printFigure, printTable } from '../shared/report.ts';
import { needCount, pairsPerCandidate, someScores } from './data.ts';
import { ways } from './ways.ts';

const rows = Number(process.argv[2] ?? 300_000);

/** The machine may be busy: the fastest of so many counts. */
const repeats = 3;

const cases = [
  { name: 'first run', before: null, share: 0 },
  { name: '5 % changed', before: 0, share: 0.05 },
  { name: 'all changed', before: 0, share: 1 },
] as const;

const people = `
  insert into sessions (name, name_key) values ('2026', '2026');
  insert into accounts (kind, email, email_key, created_at)
    select 'applicant', i || '@a', i || '@a', now() from generate_series(1, ${Math.ceil(rows / pairsPerCandidate)}) i;
  insert into applicants (account_id, session_id) select id, 1 from accounts order by id;
  insert into accounts (kind, email, email_key, created_at) values ('company', 'c', 'c', now());
  insert into companies (account_id, name) select id, 'c' from accounts where email = 'c';
  insert into offers (company_id, session_id, title, location, contract_type, target_educational_level, description,
                      same_entity_location, token, created_at, changed_at, state_since)
    select 1, 1, 't', 'l', 'Autre', '5', '', false, i::text, now(), now(), now() from generate_series(1, ${needCount}) i;
  analyze`;

const measure = async (db: Database): Promise<void> => {
  await db.pool.query(people);
  const id = (text: string) => text.replaceAll(/\W+/g, '_');
  const table = [['way', ...cases.map(({ name }) => `${name}, rows/s`), '× upsert']];
  let reference: number[] = [];
  for (const way of ways) {
    if (way.serverOnly && db.kind === 'embedded') continue;
    const rates: number[] = [];
    for (const { name, before, share } of cases) {
      let fastest = Infinity;
      const columns = someScores(rows, share);
      for (let turn = 0; turn < repeats; turn += 1) {
        await db.pool.query('truncate match_scores');
        if (before !== null) await ways[0]?.store(db, someScores(rows, before));
        await db.pool.query('vacuum analyze match_scores');
        const start = performance.now();
        await way.store(db, columns);
        fastest = Math.min(fastest, performance.now() - start);
      }
      rates.push(rows / (fastest / 1000));
      printFigure(`${db.kind}_${id(way.name)}_${id(name)}`, (rates.at(-1) ?? 0) / 1000, 'krows/s');
    }
    if (reference.length === 0) reference = rates;
    const ratios = rates.map((rate, at) => (rate / (reference[at] ?? 1)).toFixed(1));
    table.push([way.name, ...rates.map((rate) => rate.toFixed(0)), ratios.join(' / ')]);
  }
  console.log(`\n${rows} rows, ${db.kind} database`);
  printTable(table);
};

await onBothDatabases(measure);
