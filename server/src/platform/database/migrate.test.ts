import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBlankPostgres, postgresUrl } from '../../testing/database/template.ts';
import { openEmbedded } from './embedded/open.ts';
import { listMigrations, migrate, migrateWithin, readMigration } from './migrate.ts';
import type { Tables } from './tables/tables.ts';

interface Blank {
  pool: pg.Pool;
  /** Another server's pool on the same database; the same pool where there can be one only. */
  other: pg.Pool;
  close(): Promise<void>;
}

const openBlank = async (dataDir: string): Promise<Blank> => {
  const server = postgresUrl();
  if (server === null) {
    const { pool, close } = await openEmbedded({
      dataDir,
      durable: false,
      types: pg.types,
      onCrash: (error) => {
        throw error;
      },
    });
    return { pool, other: pool, close };
  }
  const { url, remove } = await makeBlankPostgres(server);
  const pool = new pg.Pool({ connectionString: url });
  const other = new pg.Pool({ connectionString: url });
  // The database is dropped while the last connections to it are on their way out.
  for (const one of [pool, other])
    one.on('connect', (client) => client.on('error', () => undefined));
  const close = async () => {
    await pool.end();
    await other.end();
    await remove();
  };
  return { pool, other, close };
};

/** On both databases: the migrations are run by two versions of PostgreSQL. */
describe('migrations', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'tandem-migrate-'));
  let blank: Blank;
  let serial = 0;

  beforeAll(async () => {
    blank = await openBlank(path.join(root, 'data'));
  });

  afterAll(async () => {
    await blank.close();
    rmSync(root, { recursive: true, force: true });
  });

  beforeEach(async () => {
    await blank.pool.query('drop schema public cascade; create schema public;');
  });

  const folderOf = (files: Record<string, string>): URL => {
    const folder = path.join(root, `migrations-${(serial += 1)}`);
    mkdirSync(folder);
    for (const [name, sql] of Object.entries(files)) writeFileSync(path.join(folder, name), sql);
    return pathToFileURL(`${folder}/`);
  };

  const exists = async (table: string): Promise<boolean> => {
    const { rows } = await blank.pool.query<{ found: boolean }>(
      'select to_regclass($1) is not null as found',
      [table],
    );
    return rows[0]?.found === true;
  };

  const applied = async (): Promise<string[]> => {
    const { rows } = await blank.pool.query<{ name: string }>(
      'select name from schema_migrations order by timestamp, name',
    );
    return rows.map(({ name }) => name);
  };

  test('are applied in the order of their numbers, each once', async () => {
    const folder = folderOf({
      '0002-fill.sql': "insert into rows values ('second');",
      '0001-make.sql': 'create table rows (text text); create index on rows (text);',
      'notes.txt': 'not a migration',
    });
    await migrate(blank.pool, folder);
    await migrate(blank.pool, folder);
    expect(await applied()).toEqual(['0001-make.sql', '0002-fill.sql']);
    expect((await blank.pool.query('select * from rows')).rows).toEqual([{ text: 'second' }]);
  });

  test('that fail leave all as it was, and go on when they are mended', async () => {
    const before = { '0001-first.sql': 'create table first (id int);' };
    await migrate(blank.pool, folderOf(before));
    const files = {
      ...before,
      '0002-sound.sql': 'create table sound (id int);',
      '0003-faulty.sql': 'create table faulty (id int); insert into faulty values (1 / 0);',
      '0004-next.sql': 'create table next (id int);',
    };
    await expect(migrate(blank.pool, folderOf(files))).rejects.toThrow('division by zero');
    expect(await applied()).toEqual(['0001-first.sql']);
    const made = () => Promise.all(['first', 'sound', 'faulty', 'next'].map(exists));
    expect(await made()).toEqual([true, false, false, false]);
    const mended = { ...files, '0003-faulty.sql': 'create table faulty (id int);' };
    await migrate(blank.other, folderOf(mended));
    expect(await applied()).toEqual(Object.keys(files));
    expect(await made()).toEqual([true, true, true, true]);
  });

  test('are applied once by servers that start at the same time', async () => {
    const folder = folderOf({
      '0001-make.sql': 'create table rows (at int); select pg_sleep(0.2);',
      '0002-fill.sql': 'insert into rows values (1);',
    });
    const { pool, other } = blank;
    await Promise.all([pool, other, pool, other].map((each) => migrate(each, folder)));
    expect((await pool.query('select * from rows')).rows).toEqual([{ at: 1 }]);
  });

  test('each have a number of their own: of two with one, the name alone would say which comes first', async () => {
    const numbers = (await listMigrations()).map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('of the product apply to a database without a table', async () => {
    await migrate(blank.pool);
    expect(await exists('accounts')).toBe(true);
    expect(await applied()).toEqual(await listMigrations());
  });

  test('of a later version than this one refuse the start, and change nothing', async () => {
    const known = { '0001-make.sql': 'create table rows (id int);' };
    await migrate(
      blank.pool,
      folderOf({ ...known, '0002-later.sql': 'alter table rows add a int;' }),
    );
    await expect(migrate(blank.pool, folderOf(known))).rejects.toThrow(
      'The database was made by a later version of Tandem (0002-later.sql)',
    );
    const files = { ...known, '0002-other.sql': 'drop table rows;' };
    await expect(migrate(blank.other, folderOf(files))).rejects.toThrow('0002-later.sql');
    expect(await applied()).toEqual(['0001-make.sql', '0002-later.sql']);
    expect(await exists('rows')).toBe(true);
  });

  test('within a transaction go up to the one that is named, and a failure tells its cause', async () => {
    const folder = folderOf({
      '0001-make.sql': 'create table rows (id int);',
      '0002-more.sql': 'create table more (id int);',
      '0003-faulty.sql': 'insert into rows values (1 / 0);',
    });
    const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: blank.pool }) });
    const within = (last: string) =>
      kysely.transaction().execute((tx) => migrateWithin(tx, last, folder));
    await within('0001-make.sql');
    expect(await applied()).toEqual(['0001-make.sql']);
    await expect(within('0003-faulty.sql')).rejects.toThrow('division by zero');
    expect([await applied(), await exists('more')]).toEqual([['0001-make.sql'], false]);
    // Nobody waits for a lock that was left behind.
    await migrate(blank.other, folderOf({ '0001-make.sql': '' }));
  });

  describe('on a database of version 0.1.0', () => {
    const moment = (second: number): string => `2026-03-01T10:00:0${second}.000Z`;

    /** Its last migration but one is noted as the latest: the clocks of two servers differed. */
    const makeFormer = async (names: readonly string[]): Promise<void> => {
      await blank.pool.query(
        'create table schema_migrations (name text primary key, applied_at timestamptz not null default now())',
      );
      for (const [index, name] of names.entries()) {
        await blank.pool.query(await readMigration(name));
        const at = moment(index === names.length - 2 ? 9 : index % 9);
        await blank.pool.query('insert into schema_migrations values ($1, $2)', [name, at]);
      }
    };

    test('are known as applied, in their order, and only the missing ones are', async () => {
      const names = await listMigrations();
      await makeFormer(names.slice(0, 4));
      const { pool, other } = blank;
      await Promise.all([pool, other].map((each) => migrate(each)));
      await migrate(pool);
      expect(await applied()).toEqual(names);
      const { rows } = await pool.query(
        'select timestamp from schema_migrations order by name limit 4',
      );
      expect(rows.map(({ timestamp }) => timestamp)).toEqual([0, 1, 9, 9].map(moment));
    });

    test('are as they were for its servers that still run', async () => {
      const names = await listMigrations();
      await makeFormer(names);
      await migrate(blank.pool);
      const { rows } = await blank.pool.query(
        'select count(*)::int as count from schema_migrations where name = any($1)',
        [names],
      );
      expect(rows).toEqual([{ count: names.length }]);
    });
  });
});
