import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Database } from '../../server/src/platform/database/database.ts';
import {
  copyEmbeddedTemplate,
  copyPostgresTemplate,
  makeEmbeddedTemplate,
  makePostgresTemplate,
} from '../../server/src/testing/database/template.ts';

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

/** Works on an empty embedded database in a folder of its own: a copy of that of the tests, as all migrations take seconds. */
export const onOwnEmbedded = async (work: (dataDir: string) => Promise<void>): Promise<void> => {
  await makeEmbeddedTemplate();
  const { dataDir, remove } = copyEmbeddedTemplate();
  try {
    await work(dataDir);
  } finally {
    remove();
  }
};

/** The same on a PostgreSQL server. */
export const onOwnDatabase = async (
  server: string,
  work: (url: string) => Promise<void>,
): Promise<void> => {
  await makePostgresTemplate(server);
  const { url, remove } = await copyPostgresTemplate(server);
  try {
    await work(url);
  } finally {
    await remove();
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
  await onOwnEmbedded((dataDir) => on({ url: null, dataDir }));
};
