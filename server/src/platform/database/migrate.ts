import { readdir, readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Migrator, type Migration, type MigrationResultSet } from 'kysely/migration';
import type pg from 'pg';
import type { Tables } from './tables/tables.ts';

const ownMigrations = new URL('./migrations/', import.meta.url);

/** Where the names of the migrations that have been applied stand, and what the migrator locks on other databases than ours. */
export const migrationTables = {
  applied: 'schema_migrations',
  lock: 'schema_migrations_lock',
} as const;

/** Any number, the same for every server of every version: only one of them migrates at a time. */
const migrationLock = 7_263_514;

/** The names of the product's migrations, in their order. */
export const listMigrations = async (folder: URL = ownMigrations): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();

export const readMigration = (name: string, folder: URL = ownMigrations): Promise<string> =>
  readFile(new URL(name, folder), 'utf8');

/** Whether the database has every migration of this version: an older copy may have been put back meanwhile. */
export const isMigrated = async (pool: pg.Pool, folder: URL = ownMigrations): Promise<boolean> => {
  const names = await listMigrations(folder);
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from schema_migrations where name = any($1)',
    [names],
  );
  return rows[0]?.count === names.length;
};

type Queries = Kysely<Tables>;

/** A failure leaves a transaction in which the migrator can still give back its lock. */
const apply = async (tx: Queries, text: string): Promise<void> => {
  await sql`savepoint migration`.execute(tx);
  try {
    await sql.raw(text).execute(tx);
  } catch (error) {
    await sql`rollback to savepoint migration`.execute(tx);
    throw error;
  }
};

const migratorOf = async (db: Queries, folder: URL): Promise<Migrator> => {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  const [{ schema } = { schema: 'public' }] = rows;
  const migrationOf = (name: string): [string, Migration] => [
    name,
    { up: async (tx) => apply(tx, await readMigration(name, folder)) },
  ];
  const getMigrations = async () =>
    Object.fromEntries((await listMigrations(folder)).map(migrationOf));
  return new Migrator({
    db,
    provider: { getMigrations },
    migrationTableName: migrationTables.applied,
    migrationLockTableName: migrationTables.lock,
    // By name: another schema of the same database may hold another Tandem.
    migrationTableSchema: schema,
  });
};

const failIn = ({ error }: MigrationResultSet): void => {
  if (error !== undefined) throw error;
};

/**
 * Version 0.1.0 kept the same table by itself, with a column for the moment that the migrator names and writes otherwise.
 * The moments are made to follow the names: that is the order in which each was applied, whatever the clocks said.
 */
const takeOver = async (db: Queries): Promise<void> => {
  const { rows } = await sql`
    select from pg_attribute
    where attrelid = to_regclass(${migrationTables.applied}) and attname = 'applied_at'
      and not attisdropped`.execute(db);
  if (rows.length === 0) return;
  await db.transaction().execute((tx) =>
    sql
      .raw(
        `alter table schema_migrations add column timestamp varchar(255);
         update schema_migrations s set timestamp = to_char(
           (select max(o.applied_at) from schema_migrations o where o.name <= s.name) at time zone 'UTC',
           'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
         alter table schema_migrations alter column timestamp set not null, drop column applied_at;`,
      )
      .execute(tx),
  );
};

/** A version that does not know what has been done to the data must not write to them. */
const refuseLater = async (db: Queries, folder: URL): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select name from schema_migrations
    where not name = any(${await listMigrations(folder)}) order by name`.execute(db);
  const [first] = rows;
  if (first)
    throw new Error(
      `The database was made by a later version of Tandem (${first.name}): start that version, or restore a backup of this one.`,
    );
};

/**
 * Whether exactly these migrations have been applied, in this order: nearly every start finds it so, and need not ask the
 * migrator, which looks at every column first.
 */
const isDone = async (db: Queries, folder: URL): Promise<boolean> => {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass(${migrationTables.applied}) is not null as found`.execute(db);
  if (tables[0]?.found !== true) return false;
  const { rows } = await sql<{ name: string }>`
    select name from schema_migrations order by timestamp, name`.execute(db);
  const applied = rows.map(({ name }) => name);
  return isDeepStrictEqual(applied, await listMigrations(folder));
};

const migrateAlone = async (db: Queries, folder: URL): Promise<void> => {
  await takeOver(db);
  if (await isDone(db, folder)) return;
  const migrator = await migratorOf(db, folder);
  const result = await migrator.migrateToLatest();
  if (result.error !== undefined) await refuseLater(db, folder);
  failIn(result);
};

/**
 * Applies the numbered SQL files of a folder that have not been applied yet: all of them or, where one fails, none. Fails
 * where others have been applied.
 */
export const migrate = (pool: pg.Pool, folder: URL = ownMigrations): Promise<void> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    .connection()
    .execute(async (connection) => {
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
      const unlock = () => sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
      try {
        await migrateAlone(connection, folder);
      } catch (error) {
        // A connection that has broken has lost the lock with it.
        await unlock().catch(() => {});
        throw error;
      }
      await unlock();
    });

/** Applies the product's migrations within a transaction, up to the one that is named. */
export const migrateWithin = async (
  tx: Transaction<Tables>,
  last: string,
  folder: URL = ownMigrations,
): Promise<void> => failIn(await (await migratorOf(tx, folder)).migrateTo(last));
