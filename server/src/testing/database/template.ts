import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { openJobQueue } from '../../platform/queue/queue.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { syncReferenceSkills } from '../../areas/reference/skill-queries.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Changes with whatever decides what an empty database looks like. */
const stateOfSchema = (): string => {
  const hash = createHash('sha256');
  const sources = [
    'package-lock.json',
    'server/src/platform/database/migrations/*.sql',
    'server/src/platform/database/migrate.ts',
    'server/src/platform/queue/queue.ts',
    'server/src/testing/database/template.ts',
    'domain/src/reference/**/*.ts',
  ];
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted())
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 16);
};

/** Opens a test's database without a server; should its process break off, so does the test. */
export const openSomeDatabase = (
  { url, dataDir }: Pick<SomeDatabase, 'dataDir' | 'url'>,
  { upToDate = true } = {},
): Promise<Database> =>
  openDatabase({
    url: url ?? null,
    dataDir,
    durable: false,
    upToDate,
    onCrash: (error) => {
      throw error;
    },
  });

/**
 * Planning a dozen joins takes longer than running them on a handful of rows, where any order does: they are joined as
 * written, and what is planned once (`plan-once.ts`) is from the first time, as on CI's PostgreSQL (`.ci/run`).
 */
const planLittle = [
  'join_collapse_limit = 1',
  'from_collapse_limit = 1',
  'plan_cache_mode = force_generic_plan',
].map((setting) => `alter database postgres set ${setting}`);

const prepare = async (url: string | undefined, dataDir: string): Promise<void> => {
  const db = await openSomeDatabase({ url, dataDir });
  await syncReferenceSkills(db.read);
  const jobs = await openJobQueue(db, pino({ level: 'silent' }));
  await jobs.stop();
  if (url === undefined) for (const sql of planLittle) await db.pool.query(sql);
  await db.close();
};

const cacheFolder = path.join(root, 'node_modules', '.cache', 'tandem');

const templateFolder = (): string => path.join(cacheFolder, `database-${stateOfSchema()}`);

/** Makes the empty embedded database that tests start from, unless it is there. */
export const makeEmbeddedTemplate = async (): Promise<void> => {
  const folder = templateFolder();
  if (existsSync(folder)) return;
  mkdirSync(cacheFolder, { recursive: true });
  const beside = mkdtempSync(path.join(cacheFolder, 'new-'));
  await prepare(undefined, beside);
  try {
    renameSync(beside, folder);
  } catch (error) {
    // Another worker that started with this one was faster; its database is the same.
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
};

const withDatabase = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

const onServer = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const templateDatabase = (): string => `tandem_template_${stateOfSchema()}`;

/** The same on a PostgreSQL server. */
export const makePostgresTemplate = async (url: string): Promise<void> =>
  onServer(url, async (client) => {
    const name = templateDatabase();
    // Tests in browsers and the others begin at once: half made it is not to be copied. It ends with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`create database "${name}"`);
    await prepare(withDatabase(url, name), '');
  });

/** A data folder of its own, with an empty database. */
export const copyEmbeddedTemplate = (): { dataDir: string; remove: () => void } => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tandem-test-'));
  cpSync(templateFolder(), dataDir, { recursive: true });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
};

let serial = 0;

interface ServerDatabase {
  url: string;
  remove: () => Promise<void>;
}

/** Waits, for two seconds at most, until who is leaving has left: cut off by the drop, a connection fails unheard. */
const untilLeft = async (client: pg.Client, name: string): Promise<void> => {
  for (let look = 0; look < 40; look += 1) {
    const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [
      name,
    ]);
    if (rowCount === 0) return;
    await setTimeout(50);
  }
};

/** By files, as 14 always does: block by block, as later ones do unless told, takes a tenth of a second more of computing. */
const byFiles = async (client: pg.Client): Promise<string> => {
  const { rowCount } = await client.query(
    "select 1 where current_setting('server_version_num')::int >= 150000",
  );
  return rowCount ? 'strategy file_copy' : '';
};

const makePostgres = async (url: string, template: string): Promise<ServerDatabase> => {
  const name = `tandem_test_${process.pid}_${Date.now()}_${(serial += 1)}`;
  await onServer(url, async (client) => {
    await client.query(`create database "${name}" template "${template}" ${await byFiles(client)}`);
  });
  return {
    url: withDatabase(url, name),
    remove: () =>
      onServer(url, async (client) => {
        await untilLeft(client, name);
        await client.query(`drop database "${name}" with (force)`);
      }),
  };
};

/** An empty database of its own on the server. */
export const copyPostgresTemplate = (url: string): Promise<ServerDatabase> =>
  makePostgres(url, templateDatabase());

/** The same without a single table. */
export const makeBlankPostgres = (url: string): Promise<ServerDatabase> =>
  makePostgres(url, 'template1');

/** On which database this run of the tests works: vitest.config.ts runs the server's tests once on each. */
export const postgresUrl = (): string | null =>
  process.env['TEST_DATABASE'] === 'postgresql' ? (process.env['TEST_DATABASE_URL'] ?? null) : null;

export interface SomeDatabase {
  dataDir: string;
  /** Undefined: the embedded database in the data folder. */
  url: string | undefined;
  remove: () => Promise<void>;
}

/** A data folder and an empty database of its own for one test file; embedded where there is no server. */
export const someDatabase = async (server = postgresUrl()): Promise<SomeDatabase> => {
  if (server === null) {
    const { dataDir, remove } = copyEmbeddedTemplate();
    return { dataDir, url: undefined, remove: async () => remove() };
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tandem-test-'));
  const { url, remove } = await copyPostgresTemplate(server);
  return {
    dataDir,
    url,
    remove: async () => {
      await remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
