import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBlankPostgres, postgresUrl } from '../../testing/template.ts';
import { openEmbedded } from './embedded/open.ts';
import { migrate } from './migrate.ts';

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

  const applied = async (prefix: string): Promise<string[]> => {
    const { rows } = await blank.pool.query<{ name: string }>(
      'select name from schema_migrations where name like $1 order by applied_at, name',
      [`${prefix}%`],
    );
    return rows.map(({ name }) => name);
  };

  test('are applied in the order of their numbers, each once', async () => {
    const folder = folderOf({
      'a-0002-fill.sql': "insert into a_rows values ('second');",
      'a-0001-make.sql': 'create table a_rows (text text); create index on a_rows (text);',
      'notes.txt': 'not a migration',
    });
    await migrate(blank.pool, folder);
    await migrate(blank.pool, folder);
    expect(await applied('a-')).toEqual(['a-0001-make.sql', 'a-0002-fill.sql']);
    expect((await blank.pool.query('select * from a_rows')).rows).toEqual([{ text: 'second' }]);
  });

  test('that fail leave nothing half applied, and go on when they are mended', async () => {
    const files = {
      'b-0001-sound.sql': 'create table b_sound (id int);',
      'b-0002-faulty.sql': 'create table b_faulty (id int); insert into b_faulty values (1 / 0);',
      'b-0003-next.sql': 'create table b_next (id int);',
    };
    await expect(migrate(blank.pool, folderOf(files))).rejects.toThrow('division by zero');
    expect(await applied('b-')).toEqual(['b-0001-sound.sql']);
    expect([await exists('b_sound'), await exists('b_faulty'), await exists('b_next')]).toEqual([
      true,
      false,
      false,
    ]);
    const mended = { ...files, 'b-0002-faulty.sql': 'create table b_faulty (id int);' };
    await migrate(blank.other, folderOf(mended));
    expect(await applied('b-')).toEqual(Object.keys(files));
    expect(await exists('b_next')).toBe(true);
  });

  test('are applied once by servers that start at the same time', async () => {
    const folder = folderOf({
      'c-0001-make.sql': 'create table c_rows (at int); select pg_sleep(0.2);',
      'c-0002-fill.sql': 'insert into c_rows values (1);',
    });
    const { pool, other } = blank;
    await Promise.all([pool, other, pool, other].map((each) => migrate(each, folder)));
    expect((await pool.query('select * from c_rows')).rows).toEqual([{ at: 1 }]);
  });

  test('of the product apply to a database without a table', async () => {
    await migrate(blank.pool);
    expect(await exists('accounts')).toBe(true);
    expect((await applied('0')).length).toBeGreaterThan(0);
  });
});
