/**
 * What the staff's list of waits, telling everybody anew what it is read from, and the daily job take at a large centre: `npm run bench -- follow-up CANDIDATES COMPANIES
 * MATCHES`, matches of each candidate; 20,000, 2,000 and 10 (200,000 open matches) unless told. Beside each a bare reference of the same run: the
 * list beside reading who the people are and their open matches, the job beside writing as many messages and jobs. On a
 * PostgreSQL server when TEST_DATABASE_URL or DATABASE_URL names one (in a database of its own), and on the embedded one.
 */
import { buildApp } from '../../server/src/app.ts';
import { renewCauses, runFollowUp } from '../../server/src/areas/follow-up/index.ts';
import type { Services } from '../../server/src/areas/services.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { enqueueMessages } from '../../server/src/platform/messages/enqueue-messages.ts';
import { openServices } from '../../server/src/start.ts';
import { realCommunes } from '../shared/communes.ts';
import {
  inOwnFolder,
  namedServer,
  onOwnDatabase,
  onOwnEmbedded,
  throwCrash,
} from '../shared/databases.ts';
import { printFigure, printTable } from '../shared/report.ts';
import { medianTime } from '../shared/statistics.ts';
import { fill } from './fill.ts';

const [candidates = 20_000, companies = 2000, matches = 10] = process.argv.slice(2).map(Number);
const turns = 5;

/** A Tuesday at 10 in Paris, on which messages leave; the rows are filled in around it. */
const workingHour = (): Date => {
  const at = new Date();
  at.setUTCHours(9, 0, 0, 0);
  while (at.getUTCDay() !== 2) at.setUTCDate(at.getUTCDate() + 1);
  return at;
};

/** Who the people are, and every open match: nobody who tells who waits can know less. */
const readBare = async ({ db }: Services): Promise<void> => {
  await Promise.all([
    db.pool.query(
      `select a.id, a.first_name, a.last_name, a.email, a.created_at, a.registered_at
       from accounts a where a.kind in ('applicant', 'company')`,
    ),
    db.pool.query(
      `select s.offer_id, count(*), min(s.created_at) from match_scores s
       left join match_states m on m.applicant_id = s.applicant_id and m.offer_id = s.offer_id
       where m.status is null group by s.offer_id`,
    ),
  ]);
};

/** As many messages as the job has written, a hundred a transaction as it does. */
const writeBare = async (services: Services, count: number): Promise<void> => {
  const { rows } = await services.db.pool.query<{ text: string; html: string }>(
    'select text, html from messages order by length(html) desc limit 1',
  );
  const { text = '', html = '' } = rows[0] ?? {};
  const message = { channel: 'mail' as const, recipient: 'a@exemple.fr', subject: 's', text, html };
  for (let from = 0; from < count; from += 100)
    await services.db.transaction((tx) =>
      enqueueMessages(
        services,
        tx,
        Array.from({ length: Math.min(100, count - from) }, () => ({ ...message, about: {} })),
      ),
    );
};

/** Where people look and companies are: many in the large communes, few in most. */
const place = async ({ db }: Services): Promise<void> => {
  const communes = realCommunes();
  for (const table of ['applicants', 'offers'])
    await db.pool.query(
      `update ${table} set latitude = place.latitude, longitude = place.longitude
       from unnest($1::float8[], $2::float8[]) with ordinality place (latitude, longitude, at)
       where place.at = 1 + floor(power(id * 7919 % 1009 / 1009.0, 3) * $3)`,
      [
        communes.map(({ latitude }) => latitude),
        communes.map(({ longitude }) => longitude),
        communes.length - 1,
      ],
    );
};

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

interface Line {
  name: string;
  took: number;
  reference: number;
}

/** What a list is read from, of everybody at once, as after a run of the matching. */
const measureRenewal = async (services: Services): Promise<Line> => ({
  name: 'renewal_of_all',
  took: await timeOf(() => renewCauses(services)),
  reference: await medianTime(turns, () => readBare(services)),
});

const measureLists = async (services: Services): Promise<Line[]> => {
  const app = await buildApp(services, '/nowhere');
  const { rows } = await services.db.pool.query<{ id: number }>('select id from sign_ins');
  const token = await services.tokens.makeAccess({ signInId: rows[0]?.id ?? 0 });
  const ask = async (url: string): Promise<void> => {
    const { statusCode } = await app.inject({
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}` },
    });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`);
  };
  const lists = [
    ['work', '/follow-up/work/'],
    ['list', '/follow-up/waits/?limit=50'],
    ['list_of_a_kind', '/follow-up/waits/?kind=answer_candidate&limit=50'],
    ['standings', '/follow-up/standings/applicant/'],
    ['outgoing', '/follow-up/outgoing/?limit=50'],
    ['map', '/lists/map/'],
  ] as const;
  const reference = await medianTime(turns, () => readBare(services));
  const lines: Line[] = [];
  for (const [name, url] of lists)
    lines.push({ name, took: await medianTime(turns, () => ask(url)), reference });
  await app.close();
  return lines;
};

const measureJob = async (services: Services): Promise<Line & { told: number }> => {
  let told = 0;
  const took = await timeOf(async () => {
    told = await runFollowUp(services);
  });
  return { name: 'job', took, reference: await timeOf(() => writeBare(services, told)), told };
};

const measure = async (environment: NodeJS.ProcessEnv, database: string): Promise<void> => {
  const now = workingHour();
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent' });
  const { services, close } = await openServices(config, throwCrash, { now: () => now });
  try {
    await fill(services.db.pool, { candidates, companies, matches });
    await place(services);
    const renewal = await measureRenewal(services);
    const lists = await measureLists(services);
    const { told, ...job } = await measureJob(services);
    const table = [['', 'ms', 'reference, ms', 'ratio']];
    for (const { name, took, reference } of [renewal, ...lists, job]) {
      const ratio = took / reference;
      table.push([name, took.toFixed(0), reference.toFixed(0), ratio.toFixed(1)]);
      printFigure(`${database}_${name}`, took, 'ms');
      printFigure(`${database}_${name}_ratio`, ratio, '');
    }
    console.log(
      `\n${candidates} candidates, ${companies} companies, ${candidates * matches} matches; ${told} people told, ${database} database`,
    );
    printTable(table);
  } finally {
    await close();
  }
};

if (namedServer)
  await onOwnDatabase(namedServer, (url) =>
    inOwnFolder((dataDir) => measure({ DATABASE_URL: url, DATA_DIR: dataDir }, 'postgresql')),
  );
await onOwnEmbedded((dataDir) => measure({ DATABASE_URL: '', DATA_DIR: dataDir }, 'embedded'));
