import type { Services } from '../services.ts';
import { findKnownFiles } from '../../platform/files/file-queries.ts';
import { countSweptFile } from './retention-queries.ts';

const hourMs = 3_600_000;
const lookedUpAtOnce = 500;

/** As resumes and signed papers are named, whole or not; what else lies in a folder or a bucket belongs to others. */
const ownName = /^[\w-]{43}\.(?:pdf|locked)(\.part)?$/;

/**
 * Deletes uploaded files that no row knows: a kill between a file and its row leaves them, and nobody could erase them. What is
 * younger than an hour may be on its way to its row.
 */
export const sweepFiles = async (
  services: Pick<Services, 'db' | 'files' | 'now'>,
): Promise<void> => {
  const { db, files, now } = services;
  const moment = now();
  // What a restore that was killed had put aside.
  await (await files.stage()).discard();
  const listed = await files.list(new Date(moment.getTime() - hourMs));
  const own = listed.filter((name) => ownName.test(name));
  for (let from = 0; from < own.length; from += lookedUpAtOnce) {
    const some = own.slice(from, from + lookedUpAtOnce);
    const known = await findKnownFiles(db.read, some);
    for (const name of some) {
      if (known.has(name)) continue;
      await files.remove(name);
      await countSweptFile(db.read, moment.toISOString().slice(0, 10), moment);
    }
  }
};
