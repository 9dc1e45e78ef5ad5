import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export const secretMinLength = 32;

export const isSecretLong = (value: string): boolean => value.length >= secretMinLength;

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

export const makeSecret = (): string => randomBytes(32).toString('base64url');

export const secretFileIn = (folder: string): string => path.join(folder, 'secret');

/** The secrets of a file, one a line, the one in use first: there are more while a rotation is under way. */
export const readSecrets = (file: string): string[] => {
  const lines = (readIfThere(file) ?? '').split('\n').map((line) => line.trim());
  const secrets = lines.filter((line) => line !== '');
  if (secrets.length === 0 || secrets.some((secret) => secret.length < secretMinLength))
    throw new Error(`${file} is damaged: put it back from a backup, or set SECRET_KEY.`);
  return secrets;
};

const writeBeside = (file: string, secrets: readonly string[]): string => {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${secrets.join('\n')}\n`, { mode: 0o600, flush: true });
  return unfinished;
};

/** A rename reaches the disk with its folder; Windows has no such thing, and needs none. */
const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/** Replaces the secrets of a file: whole, and on the disk when it returns. */
export const writeSecrets = (file: string, secrets: readonly string[]): void => {
  renameSync(writeBeside(file, secrets), file);
  syncFolder(path.dirname(file));
};

/** Keeps secrets that are no longer used, for the archives of their time. */
export const addRetiredSecrets = (folder: string, secrets: readonly string[]): void => {
  const file = path.join(folder, 'secret.before');
  const kept = existsSync(file) ? readSecrets(file) : [];
  writeSecrets(file, [...new Set([...secrets, ...kept])]);
};

/** The secrets that are kept in `folder`, made on first use. */
export const keptSecrets = (folder: string): string[] => {
  const file = secretFileIn(folder);
  if (readIfThere(file) === null) putOnce(writeBeside(file, [makeSecret()]), file);
  return readSecrets(file);
};
