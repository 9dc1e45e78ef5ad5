import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const secretMinLength = 32;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const readIfThere = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};

/** Puts a whole file in its place unless another start was faster; a kill meanwhile leaves no half of a secret. */
const putOnce = (unfinished: string, file: string): void => {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    // A file system without hard links.
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
};

/** The secret that is kept in `folder`, made on first use. */
export const keptSecret = (folder: string): string => {
  const file = path.join(folder, 'secret');
  if (readIfThere(file) === null) {
    const unfinished = `${file}.${process.pid}`;
    const secret = randomBytes(32).toString('base64url');
    writeFileSync(unfinished, `${secret}\n`, { mode: 0o600, flush: true });
    putOnce(unfinished, file);
  }
  const kept = readIfThere(file) ?? '';
  if (kept.length < secretMinLength)
    throw new Error(`${file} is damaged: put it back from a backup, or set SECRET_KEY.`);
  return kept;
};
