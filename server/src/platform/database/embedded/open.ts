import { Worker } from '../../threads/safe-worker.ts';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import pg from 'pg';
import { lineOfFolder } from '../disk-fault.ts';
import { endThread } from '../../threads/end-thread.ts';
import { EmbeddedConnection, portTo } from './connection.ts';
import { lockFolder, type FolderLock } from './lock.ts';
import { embeddedProgram } from './program.ts';
import type { EmbeddedWorkerData } from './embedded-worker.ts';

export interface Embedded {
  pool: pg.Pool;
  /** A connection for another thread of this process (see `poolThrough`). */
  port(): MessagePort;
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The data folder; the database is kept in `database` under it. */
  dataDir: string;
  durable: boolean;
  types: pg.CustomTypesConfig;
  /** The thread stopped by itself: nothing can be read or written any more. */
  onCrash: (error: Error) => void;
}

const startWorker = async (data: Omit<EmbeddedWorkerData, 'program'>): Promise<Worker> => {
  const workerData = { ...data, program: embeddedProgram() } satisfies EmbeddedWorkerData;
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData });
  await Promise.race([
    once(worker, 'message'),
    once(worker, 'exit').then(([code]) => {
      throw new Error(`The embedded database did not start (exit code ${String(code)}).`);
    }),
  ]);
  return worker;
};

const stopWorker = async (worker: Worker): Promise<void> => {
  const closed = once(worker, 'message');
  worker.postMessage('close');
  await closed;
  await endThread(worker);
};

/**
 * Makes the database beside its place and moves it there when it is whole: a kill meanwhile leaves no folder that never
 * opens.
 */
const createDatabase = async (dataDir: string, folder: string): Promise<void> => {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith('database.new')))
    rmSync(path.join(dataDir, name), { recursive: true });
  const beside = path.join(dataDir, 'database.new');
  mkdirSync(beside, { mode: 0o700 });
  await stopWorker(await startWorker({ folder: beside, durable: true }));
  renameSync(beside, folder);
};

/** An error of the embedded database says little: where its disk is full or read-only, that is told. */
const explained = (dataDir: string, error: unknown): Error => {
  const line = lineOfFolder(dataDir);
  if (line !== null) return new Error(line, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
};

const stopped = 'The embedded database stopped.';

const poolOn = (types: pg.CustomTypesConfig, connect: () => EmbeddedConnection): pg.Pool => {
  const pool = new pg.Pool({
    // The one backend serves one connection at a time; the others wait their turn in the pool.
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    types,
    stream: connect,
  });
  // Whoever opened the database hears of a crash by `onCrash`; without a listener it would be told as an uncaught error.
  pool.on('error', () => {});
  return pool;
};

/** The one connection that a thread has been given. */
export const poolThrough = (port: MessagePort, types: pg.CustomTypesConfig): pg.Pool =>
  poolOn(types, () => new EmbeddedConnection(port));

const openLocked = async (options: EmbeddedOptions, lock: FolderLock): Promise<Embedded> => {
  const { dataDir, durable, types, onCrash } = options;
  const folder = path.join(dataDir, 'database');
  if (!existsSync(folder)) await createDatabase(dataDir, folder);
  const worker = await startWorker({ folder, durable });
  const state = { closing: false, stopped: false };
  worker.on('error', (error) => onCrash(explained(dataDir, error)));
  worker.on('exit', () => {
    state.stopped = true;
    if (!state.closing) onCrash(explained(dataDir, new Error(stopped)));
  });
  const pool = poolOn(types, () => {
    const connection = new EmbeddedConnection(portTo(worker));
    // A thread that is gone would never answer.
    return state.stopped ? connection.destroy(new Error(stopped)) : connection;
  });
  return {
    pool,
    port: () => portTo(worker),
    close: async () => {
      state.closing = true;
      await pool.end();
      await stopWorker(worker);
      lock.release();
    },
  };
};

const lockOrExplain = (dataDir: string): FolderLock | null => {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    throw explained(dataDir, error);
  }
};

/** Opens the embedded database, made on first use. Fails with one line when another process has it open. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const lock = lockOrExplain(options.dataDir);
  if (!lock)
    throw new Error(`The data folder ${options.dataDir} is in use by another running Tandem.`);
  try {
    return await openLocked(options, lock);
  } catch (error) {
    lock.release();
    throw explained(options.dataDir, error);
  }
};
