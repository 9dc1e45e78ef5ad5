import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const ownMigrations = new URL('./migrations/', import.meta.url);

/** Any number, the same for every server: only one of them migrates at a time. */
const migrationLock = 7_263_514;

const pendingMigrations = async (client: pg.PoolClient, folder: URL): Promise<string[]> => {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key,
       applied_at timestamptz not null default now()
     )`,
  );
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return names.filter((name) => !applied.has(name));
};

/** Applies the numbered SQL files of a folder that have not been applied yet, each in a transaction of its own. */
export const migrate = async (pool: pg.Pool, folder: URL = ownMigrations): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    for (const name of await pendingMigrations(client, folder)) {
      await client.query('begin');
      await client.query(await readFile(new URL(name, folder), 'utf8'));
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
