import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Codes of the file system, and PostgreSQL's 53100. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

const codeOf = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? '') : '';

/** The disk of the database, or the one that files are written to, has no space left. */
export const isDiskFull = (error: unknown): boolean => full.has(codeOf(error));

/** PostgreSQL has no code of its own for it: it says that it lacks the right to write, and why in words. */
export const isReadOnly = (error: unknown): boolean =>
  codeOf(error) === 'EROFS' ||
  (error instanceof Error && /read-only file system/i.test(error.message));

/** The embedded database cannot be opened, or go on, with less: it writes its log in pieces of 16 MB. */
const leastBytes = 20 * 2 ** 20;

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

const reasons: Record<string, string> = {
  EROFS: 'il est en lecture seule',
  EACCES: "le compte qui lance Tandem n'a pas le droit d'y écrire",
  EPERM: "le compte qui lance Tandem n'a pas le droit d'y écrire",
};

const fullLine = (folder: string): string =>
  `Le disque du dossier de données ${folder} (DATA_DIR) est plein : faites de la place, puis relancez Tandem. ` +
  "Rien de ce qui a été confirmé n'est perdu.";

/** Tells in one line what an error says of the data folder; null when it is about something else. */
export const lineOfFault = (folder: string, error: unknown): string | null => {
  if (isDiskFull(error)) return fullLine(folder);
  const reason = reasons[isReadOnly(error) ? 'EROFS' : codeOf(error)];
  return reason === undefined
    ? null
    : `Le dossier de données ${folder} (DATA_DIR) ne peut pas être écrit : ${reason}.`;
};

/** Writes and deletes a small file, or fails: rights and the flags of a mount say less than that. */
export const tryToWrite = (folder: string): void => {
  const probe = path.join(folder, `.ecriture-${process.pid}`);
  try {
    writeFileSync(probe, 'Tandem\n', { flush: true });
  } finally {
    rmSync(probe, { force: true });
  }
};

/** Why something may have failed on a folder whose own error says too little; null when the disk seems well. */
export const lineOfFolder = (folder: string): string | null => {
  try {
    tryToWrite(folder);
    return freeBytes(folder) < leastBytes ? fullLine(folder) : null;
  } catch (error) {
    return lineOfFault(folder, error);
  }
};
