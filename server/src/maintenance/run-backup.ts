import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Config, Environment } from '../platform/config.ts';
import { openFileStore } from '../platform/files/file-store.ts';
import { openKeyring } from '../platform/security/keyring.ts';
import { readVersion } from '../start.ts';
import { checkArchive, type Checked } from './archive.ts';
import { writeBackup } from './backup.ts';
import { askServer } from './control-channel.ts';
import { noteCommand } from './note-command.ts';
import { configOfData, isServed, openAsItIs } from './open-data.ts';

const writeItself = async (config: Config, file: string): Promise<void> => {
  const db = await openAsItIs(config);
  try {
    const saved = {
      db,
      files: openFileStore(config),
      keyring: openKeyring(config),
      version: readVersion(),
      dataDir: config.dataDir,
      now: () => new Date(),
    };
    await noteCommand(db.read, 'back_up', saved.now());
    await writeBackup(saved, createWriteStream(file, { mode: 0o600 }));
  } finally {
    await db.close();
  }
};

const broken = (): Error =>
  new Error("Le serveur n'a pas pu faire la sauvegarde ; son journal dit pourquoi.");

const haveServerWrite = async ({ dataDir }: Config, file: string): Promise<void> => {
  const answer = await askServer(dataDir, '/backup');
  const destination = createWriteStream(file, { mode: 0o600 });
  await pipeline(answer, destination).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).syscall ? error : broken();
  });
};

const syncToDisk = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
};

/** Makes an archive and reads it again; the file takes its name, and the place of one that had it, once it is whole. */
export const runBackup = async (environment: Environment, file: string): Promise<Checked> => {
  const config = configOfData(environment);
  const unfinished = `${file}.part`;
  try {
    await (isServed(config) ? haveServerWrite : writeItself)(config, unfinished);
    const checked = await checkArchive(unfinished);
    await syncToDisk(unfinished);
    await rename(unfinished, file);
    return checked;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
