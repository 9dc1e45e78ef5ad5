import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '../../server/src/platform/database/database.ts';

/** The PostgreSQL server that TEST_DATABASE_URL or DATABASE_URL names. */
export const namedServer = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];

/** What ends a worker of a database ends the bench. */
export const throwCrash = (error: Error): never => {
  throw error;
};

/** Works in a new folder that is gone afterwards. */
export const inOwnFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tandem-bench-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Works on an empty database on a PostgreSQL server, dropped afterwards. */
export const onOwnDatabase = async (
  server: string,
  work: (url: string) => Promise<void>,
): Promise<void> => {
  const name = `tandem_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  try {
    await work(own.href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
};

/** Measures on a PostgreSQL server where one is named, then on the embedded database; each is new. */
export const onBothDatabases = async (measure: (db: Database) => Promise<void>): Promise<void> => {
  const on = async (place: { url: string | null; dataDir: string }) => {
    const db = await openDatabase({ onCrash: throwCrash, ...place });
    try {
      await measure(db);
    } finally {
      await db.close();
    }
  };
  if (namedServer) await onOwnDatabase(namedServer, (url) => on({ url, dataDir: '' }));
  await inOwnFolder((dataDir) => on({ url: null, dataDir }));
};
