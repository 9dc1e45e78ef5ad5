import { AsyncLocalStorage } from 'node:async_hooks';
import type { MessagePort } from 'node:worker_threads';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { ConfigFault } from '../config.ts';
import { openEmbedded, poolThrough } from './embedded/open.ts';
import { migrate } from './migrate.ts';
import { withPreparedNames } from './prepared.ts';
import type { Tables } from './tables/tables.ts';

/** Either a transaction or the database itself: what a storage function reads or writes through. */
export type Queries = Kysely<Tables>;

export type Writes = Transaction<Tables>;

type Reads<Results extends readonly unknown[]> = {
  [Index in keyof Results]: () => Promise<Results[Index]>;
};

/** Reads that do not need each other: at the same time, but in turn within a transaction, which has one connection. */
export const sideBySide = async <Results extends readonly unknown[]>(
  db: Queries,
  ...reads: Reads<Results>
): Promise<Results> => {
  if (!db.isTransaction)
    return (await Promise.all(reads.map((read) => read()))) as readonly unknown[] as Results;
  const results: unknown[] = [];
  for (const read of reads) results.push(await read());
  return results as readonly unknown[] as Results;
};

export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  /** Reads outside a transaction. */
  readonly read: Queries;
  /** Runs `work` in one transaction; tried again when the database asks for it, so it must do nothing else than write. */
  transaction<Result>(work: (tx: Writes) => Promise<Result>): Promise<Result>;
  /** Reads everything as it stood at one moment, while others go on writing. */
  snapshot<Result>(work: (tx: Writes) => Promise<Result>): Promise<Result>;
  /** Has `effect` run once `tx` has been committed, and never if it is not. */
  afterCommit(tx: Writes, effect: () => void): void;
  /** For libraries that bring their own SQL. */
  readonly pool: pg.Pool;
  /** The way to it for another thread of this process; `port`s have to be transferred there. */
  access(): DatabaseAccess;
  close(): Promise<void>;
}

/** What a thread that has been given access sees of it. */
export type JoinedDatabase = Omit<Database, 'access'>;

/** A server, or the embedded database of this process. */
export type DatabaseAccess = { url: string } | { port: MessagePort };

const int8 = 20;

/** Counts fit a number; every other type is read as `pg` does. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === int8
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 4;

const mayTryAgain = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (error.code === serializationFailure || error.code === deadlockDetected);

const inTransaction = new AsyncLocalStorage<true>();

/** A query beside the open transaction would wait for ever on the embedded database, and escape the transaction on both. */
const guarded = (pool: pg.Pool) => {
  const named = new WeakMap<pg.PoolClient, ReturnType<typeof withPreparedNames>>();
  return {
    connect: async () => {
      if (inTransaction.getStore()) throw new Error('A query beside the open transaction.');
      const client = await pool.connect();
      const known = named.get(client) ?? withPreparedNames(client);
      named.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
};

const wrap = (
  kind: Database['kind'],
  pool: pg.Pool,
  close: () => Promise<void>,
): JoinedDatabase => {
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guarded(pool) as never }),
  });
  const effects = new WeakMap<Writes, (() => void)[]>();
  const once = async <Result>(work: (tx: Writes) => Promise<Result>) => {
    const effectsOfThis: (() => void)[] = [];
    const result = await kysely.transaction().execute((tx) => {
      effects.set(tx, effectsOfThis);
      return inTransaction.run(true, () => work(tx));
    });
    for (const effect of effectsOfThis) effect();
    return result;
  };
  return {
    kind,
    read: kysely,
    pool,
    close,
    snapshot: (work) =>
      kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((tx) => inTransaction.run(true, () => work(tx))),
    afterCommit: (tx, effect) => {
      effects.get(tx)?.push(effect);
    },
    transaction: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(work);
        } catch (error) {
          if (attempt === attempts || !mayTryAgain(error)) throw error;
        }
      }
    },
  };
};

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the embedded database under `dataDir`. */
  url: string | null;
  dataDir: string;
  durable?: boolean;
  /** False: the schema is left as it is. */
  upToDate?: boolean;
  onCrash: (error: Error) => void;
}

/** Brings the schema up to date; when that fails, nothing is left open. */
const migrated = async (pool: pg.Pool, close: () => Promise<void>): Promise<void> => {
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    throw error;
  }
};

const reasonOf = (error: unknown): string => {
  // Where a name has several addresses, each has failed for its own reason.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
};

/** Compiling our queries takes PostgreSQL longer than running them. The pool waits for it, which its types do not tell. */
const withoutJit = (client: pg.ClientBase): unknown => client.query('set jit = off');

const poolOf = (url: string, max: number): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max,
    connectionTimeoutMillis: 5000,
    onConnect: withoutJit,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // One that breaks between two queries of a transaction likewise: the next query tells whoever made it.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
};

const openServer = async (url: string): Promise<pg.Pool> => {
  const pool = poolOf(url, 16);
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw new ConfigFault(
      'DATABASE_URL',
      `the address of a PostgreSQL database that answers (${reasonOf(error)})`,
    );
  }
};

/** Opens the database and brings its schema up to date. */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const { url, dataDir, durable = true, upToDate = true, onCrash } = options;
  if (url === null) {
    const embedded = await openEmbedded({ dataDir, durable, types, onCrash });
    if (upToDate) await migrated(embedded.pool, embedded.close);
    const access = () => ({ port: embedded.port() });
    return { ...wrap('embedded', embedded.pool, embedded.close), access };
  }
  const pool = await openServer(url);
  const close = () => pool.end();
  if (upToDate) await migrated(pool, close);
  return { ...wrap('postgresql', pool, close), access: () => ({ url }) };
};

/** One connection more to a database that this process has opened: for a thread, which reads and writes by itself. */
export const joinDatabase = (access: DatabaseAccess): JoinedDatabase => {
  const isServer = 'url' in access;
  const pool = isServer ? poolOf(access.url, 1) : poolThrough(access.port, types);
  return wrap(isServer ? 'postgresql' : 'embedded', pool, () => pool.end());
};
