/**
 * A whole country on one machine: France with a third as many needs as candidates, in 3,000 blocks of programme and
 * region, a few huge and most tiny, from PostgreSQL (TEST_DATABASE_URL or DATABASE_URL, in a database of its own) to
 * PostgreSQL, the best twenty a side, by workers that share the blocks through the queue. Then one of them is killed in
 * the middle, and what is stored has to be the same.
 * `npm run bench -- national CANDIDATES… --processes=1,2,4 --without-kill` for other sizes than 20000 60000 100000.
 */
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { readConfig } from '../../server/src/platform/config.ts';
import { openServices } from '../../server/src/start.ts';
import { fill } from '../run/fill.ts';
import { inOwnFolder, namedServer, onOwnDatabase, throwCrash } from '../shared/databases.ts';
import { printFigure, printTable } from '../shared/report.ts';
import { type Country, openCountry } from './country.ts';
import { type Measured, measureRound, type Round } from './rounds.ts';

if (!namedServer) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    processes: { type: 'string', default: '1,2,4' },
    'without-kill': { type: 'boolean', default: false },
  },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [20_000, 60_000, 100_000];
const processes = values.processes.split(',').map(Number);

const rounds: Round[] = [
  ...processes.map((count) => ({ processes: count })),
  { processes: Math.min(...processes), again: true },
];
if (!values['without-kill']) {
  const most = Math.max(2, ...processes);
  rounds.push({ processes: most, lost: 'sharer' }, { processes: most, lost: 'leader' });
}

const nameOf = ({ processes: count, again, lost }: Round): string =>
  `${count}${again ? ', again' : ''}${lost ? `, ${lost} killed` : ''}`;

/** Ends the bench where a round has lost anything, or has it twice. */
const insistOnSame = (one: Measured, other: Measured): void => {
  if (one.compatible === other.compatible && one.stored.sum === other.stored.sum) return;
  throw new Error(`${nameOf(other)}: not the pairs that ${nameOf(one)} has stored.`);
};

const report = (all: readonly Measured[]): void => {
  printTable([
    [
      'processes',
      'run, s',
      'of it shared',
      's/M pairs',
      'CPU s/M pairs',
      'of it database',
      'most MB',
      'taken up',
    ],
    ...all.map((one) => {
      const millions = one.compatible / 1e6;
      const { workers, database, peaks } = one.taken;
      return [
        nameOf(one),
        one.seconds.toFixed(1),
        one.taken.shared.toFixed(1),
        (one.seconds / millions).toFixed(2),
        ((workers + database) / millions).toFixed(2),
        (database / millions).toFixed(2),
        Math.max(...peaks).toFixed(0),
        String(one.takenUp),
      ];
    }),
  ]);
};

/** What the database takes of a disk, with its indexes. */
const reportRoom = async (pool: pg.Pool): Promise<void> => {
  const each = ['applicants', 'offers', 'match_scores'].map(
    (table) => `pg_total_relation_size('${table}') / greatest(1, (select count(*) from ${table}))`,
  );
  const { rows } = await pool.query<{ bytes: string[] }>(`select array[${each.join()}] as bytes`);
  const [candidate, need, pair] = rows[0]?.bytes ?? [];
  console.log(`bytes a candidate ${candidate}, a need ${need}, a stored pair ${pair}`);
};

const measure = async (country: Country, candidates: number): Promise<Measured[]> => {
  const needs = Math.round(candidates / 3);
  const all: Measured[] = [];
  await onOwnDatabase(namedServer ?? '', (url) =>
    inOwnFolder(async (dataDir) => {
      const environment = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
      const { services, close } = await openServices(readConfig(environment), throwCrash);
      try {
        const start = performance.now();
        await fill(services.db.pool, country.frame, {
          candidates: country.candidates(candidates),
          needs: country.needs(needs),
        });
        const seconds = (performance.now() - start) / 1000;
        console.log(`\n${candidates} × ${needs}, filled in ${seconds.toFixed(0)} s`);
        for (const round of rounds) {
          all.push(await measureRound(services, environment, round));
          const [first, last] = [all[0], all.at(-1)];
          if (first && last) insistOnSame(first, last);
        }
        await reportRoom(services.db.pool);
      } finally {
        await close();
      }
    }),
  );
  return all;
};

const figures = (candidates: number, all: readonly Measured[]): void => {
  for (const one of all) {
    const name = `${candidates}_${nameOf(one).replaceAll(/\W+/g, '_')}`;
    const { workers, database, peaks } = one.taken;
    printFigure(`run_${name}`, one.seconds, 's');
    printFigure(`shared_${name}`, one.taken.shared, 's');
    printFigure(`cost_${name}`, (workers + database) / (one.compatible / 1e6), 's/Mpairs');
    printFigure(`memory_${name}`, Math.max(...peaks), 'MB');
  }
};

/** By how much pairs, time and cost of the first round have grown from one size to the next. */
const reportGrowth = (before: Measured, after: Measured): void => {
  const cost = ({ taken }: Measured) => taken.workers + taken.database;
  console.log(
    `grown: pairs × ${(after.compatible / before.compatible).toFixed(1)}, ` +
      `time × ${(after.seconds / before.seconds).toFixed(1)}, cost × ${(cost(after) / cost(before)).toFixed(1)}`,
  );
};

const country = openCountry();
let before: Measured | undefined;
for (const candidates of sizes) {
  const all = await measure(country, candidates);
  const [first] = all;
  if (!first) throw new Error('Nothing was measured.');
  console.log(`${first.compatible} compatible pairs, ${first.stored.pairs} stored`);
  report(all);
  if (before) reportGrowth(before, first);
  figures(candidates, all);
  before = first;
}
