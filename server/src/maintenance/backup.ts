import { randomBytes } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { FileStore } from '../platform/files/file-store.ts';
import type { Keyring } from '../platform/security/keyring.ts';
import { keyId } from '../platform/security/vault.ts';
import { appliedMigrations } from '../platform/database/catalog.ts';
import type { Database } from '../platform/database/database.ts';
import {
  dumpCounters,
  dumpFileNames,
  dumpJobs,
  dumpTables,
  hasSealed,
} from '../platform/database/dump.ts';
import { frameArchive } from './archive.ts';

/** What is saved. */
export interface Saved {
  db: Database;
  files: FileStore;
  keyring: Keyring;
  version: string;
  /** Room on the disk for a copy of the database while the archive is made. */
  dataDir: string;
  now: () => Date;
}

type Frame = ReturnType<typeof frameArchive>;

/** A file without a name: it is gone with the process, however that ends. */
const openSpool = async (folder: string): Promise<FileHandle> => {
  const name = path.join(folder, `backup-${randomBytes(8).toString('hex')}.part`);
  const spool = await open(name, 'wx+', 0o600);
  await rm(name);
  return spool;
};

const arrayOf = (rows: readonly string[]): Buffer => Buffer.from(`[\n${rows.join(',\n')}\n]`);

/**
 * Writes the database as it stands at one moment, and says which uploaded files it knows. It goes to the disk at once
 * rather than to where the archive goes, which may be slow: the embedded database answers nobody else meanwhile.
 */
const spoolDatabase = (
  { db, keyring, version }: Saved,
  frame: Frame,
  spool: FileHandle,
): Promise<string[]> =>
  db.snapshot(async (tx) => {
    const migrations = await appliedMigrations(tx);
    if (migrations.length === 0) throw new Error("La base est vide : il n'y a rien à sauvegarder.");
    const keys = (await hasSealed(tx)) ? keyring().map(keyId) : [];
    await spool.appendFile(frame.manifest({ version, migrations, keys }));
    let part = 0;
    const add = async (folder: string, rows: readonly string[]) => {
      part += 1;
      await spool.appendFile(frame.entry(`${folder}/${part}.json`, arrayOf(rows)));
    };
    await dumpTables(tx, (table, rows) => add(`tables/${table}`, rows));
    await spool.appendFile(frame.json('counters.json', await dumpCounters(tx)));
    await dumpJobs(tx, (rows) => add('jobs', rows));
    return dumpFileNames(tx);
  });

const readWhole = async (files: FileStore, name: string): Promise<Buffer | null> => {
  try {
    const found = await files.read(name);
    return found && (await buffer(found.stream));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

async function* withFiles(spool: FileHandle, files: FileStore, names: string[], frame: Frame) {
  for await (const chunk of spool.createReadStream({ start: 0, autoClose: false }))
    yield chunk as Buffer;
  const missing: string[] = [];
  for (const name of names) {
    const bytes = await readWhole(files, name);
    if (bytes) yield frame.entry(`files/${name}`, bytes);
    else missing.push(name);
  }
  yield frame.end(missing);
}

/** Writes an archive of everything, the key aside, and ends the destination; people go on working meanwhile. */
export const writeBackup = async (saved: Saved, destination: Writable): Promise<void> => {
  const [secret] = saved.keyring();
  if (secret === undefined) throw new Error('There is no key.');
  const frame = frameArchive(saved.now(), secret);
  const spool = await openSpool(saved.dataDir);
  try {
    const names = await spoolDatabase(saved, frame, spool);
    await pipeline(withFiles(spool, saved.files, names, frame), createGzip(), destination);
  } finally {
    await spool.close();
  }
};
