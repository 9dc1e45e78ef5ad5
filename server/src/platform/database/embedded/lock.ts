import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';

export interface FolderLock {
  release(): void;
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === 5;

/**
 * Holds a folder for this process. The lock is SQLite's own on a file in it: the system drops it when the process dies,
 * however it dies, on Linux, macOS and Windows alike. Null when another process holds it.
 */
export const lockFolder = (folder: string): FolderLock | null => {
  const database = new DatabaseSync(path.join(folder, 'lock'));
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return { release: () => database.close() };
};
