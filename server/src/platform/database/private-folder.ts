import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

const others = 0o077;

/** What the product keeps in its data folder; what else may lie there is somebody else's. */
const own = /^(database|files|outbox|secret|lock|line|demo|backup)/;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Takes from all other accounts what they may do with a file or a folder; links are left alone. */
const close = (file: string): boolean => {
  const stats = lstatSync(file);
  if (stats.isSymbolicLink()) return false;
  if ((stats.mode & others) !== 0) chmodSync(file, stats.mode & 0o7777 & ~others);
  return stats.isDirectory();
};

const closeAll = (file: string): void => {
  try {
    if (close(file)) for (const name of readdirSync(file)) closeAll(path.join(file, name));
  } catch (error) {
    // Another process of the product has just taken it away.
    if (!isMissing(error)) throw error;
  }
};

/**
 * Makes a data folder that was made by hand, or by an earlier version, one that only the account of the server reads. Throws
 * with the command that does it where this account may not.
 */
export const makePrivate = (folder: string): void => {
  if (process.platform === 'win32') return;
  try {
    close(folder);
    for (const name of readdirSync(folder)) if (own.test(name)) closeAll(path.join(folder, name));
  } catch (error) {
    throw new Error(
      `Le dossier de données ${folder} (DATA_DIR) peut être lu par d'autres comptes, et celui qui lance Tandem ne peut pas le changer. Lancez : sudo chown -R "$(id -un)" '${folder}' && chmod -R go-rwx '${folder}'`,
      { cause: error },
    );
  }
};
