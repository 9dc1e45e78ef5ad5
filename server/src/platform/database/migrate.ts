import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const ownMigrations = new URL('./migrations/', import.meta.url);

/** Any number, the same for every server: only one of them migrates at a time. */
const migrationLock = 7_263_514;

/** The names of the product's migrations, in their order. */
export const listMigrations = async (folder: URL = ownMigrations): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();

export const readMigration = (name: string, folder: URL = ownMigrations): Promise<string> =>
  readFile(new URL(name, folder), 'utf8');

/** Where the names of the migrations that have been applied stand. */
export const appliedTable = `create table if not exists schema_migrations (
  name text primary key,
  applied_at timestamptz not null default now()
)`;

const pendingMigrations = async (client: pg.PoolClient, folder: URL): Promise<string[]> => {
  await client.query(appliedTable);
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  return (await listMigrations(folder)).filter((name) => !applied.has(name));
};

/** Whether the database has every migration of this version: an older copy may have been put back meanwhile. */
export const isMigrated = async (pool: pg.Pool, folder: URL = ownMigrations): Promise<boolean> => {
  const names = await listMigrations(folder);
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from schema_migrations where name = any($1)',
    [names],
  );
  return rows[0]?.count === names.length;
};

/** Applies the numbered SQL files of a folder that have not been applied yet, each in a transaction of its own. */
export const migrate = async (pool: pg.Pool, folder: URL = ownMigrations): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    for (const name of await pendingMigrations(client, folder)) {
      await client.query('begin');
      await client.query(await readMigration(name, folder));
      await client.query('insert into schema_migrations (name) values ($1)', [name]);
      await client.query('commit');
    }
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (error) {
    // The connection may stand in a broken transaction and holds the lock: it is thrown away with both.
    client.release(true);
    throw error;
  }
};
