import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Failure } from '@tandem/domain/errors';
import {
  isCutJpeg,
  judgeUpload,
  resumeFileType,
} from '../../../resume-reading/worker/file-types.ts';
import type { Upload } from '../../../platform/http/uploads/upload.ts';
import { lockBytes, unlockBytes } from '../../../platform/security/locked-bytes.ts';
import { makeSecretToken } from '../../../platform/security/tokens.ts';
import type { Services } from '../../services.ts';
import { toldAt } from '../told-at.ts';

/** Ties a sealed key to its file. */
export const contextOfScan = (name: string): string => `contract scan ${name}`;

/** What a scan is called where it is read alone. */
export const nameOfScan = (scan: { id: number; agreement_signed_on: string | null }): string =>
  `${scan.agreement_signed_on ? 'convention-signee' : 'contrat-signe'}-${scan.id}.pdf`;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const accepted = 'Formats acceptés : PDF, photo JPG, PNG ou HEIC.';

const cutShort =
  'Cette photo est coupée\u202F: une partie n’est pas arrivée. Reprenez-la, ou choisissez-en une autre.';

/** A PDF file or a photograph, by its content. */
export const requireScan = async (upload: Upload | undefined): Promise<Upload> => {
  if (!upload)
    throw new Failure('invalid_input', { fields: { scan: 'Ajoutez le document signé.' } });
  const judged = await judgeUpload(upload, accepted);
  if (judged.type === 'pdf' || judged.type === 'picture') return upload;
  const message = judged.type === null ? judged.message : accepted;
  throw new Failure('not_a_pdf', { message, fields: { scan: message } });
};

export interface StoredScan {
  name: string;
  /** Opens the stored file; to be sealed in the transaction that keeps it. */
  key: string;
  received_sha256: string;
  sha256: string;
  size: number;
}

/** Stores a PDF file, locked with a key of its own; `received` is what it was made of. */
export const storePage = async (
  { files }: Pick<Services, 'files'>,
  page: Uint8Array,
  received = page,
): Promise<StoredScan> => {
  const { locked, key } = lockBytes(page);
  const name = `${makeSecretToken()}.locked`;
  await files.write(name, locked, 'application/octet-stream');
  return {
    name,
    key,
    received_sha256: sha256(received),
    sha256: sha256(page),
    size: page.length,
  };
};

/**
 * Stores what was handed in as a PDF file; a photograph turned so that it is read, or as it was held where that does not show.
 * `isAsTaken` says that there was no time to see.
 */
export const storeScan = async (
  services: Pick<Services, 'files' | 'pdf'>,
  upload: Upload,
  person: string,
): Promise<{ scan: StoredScan; isAsTaken: boolean }> => {
  const received = await upload.read();
  if (isCutJpeg(received))
    throw new Failure('unreadable_pdf', { message: cutShort, fields: { scan: cutShort } });
  const isPicture = resumeFileType(received) === 'picture';
  const upright = isPicture ? await services.pdf.readUpright(received, person) : null;
  if (upright) return { scan: await storePage(services, upright, received), isAsTaken: false };
  const { pdf: made } = await toldAt('scan', services.pdf.read(upload, person));
  return { scan: await storePage(services, made ?? received, received), isAsTaken: isPicture };
};

/** The PDF file of a scan; null where it is gone. Throws where it is not what was stored. */
export const openScan = async (
  { files, vault }: Pick<Services, 'files' | 'vault'>,
  scan: { name: string; sealed_key: string; sha256: string },
): Promise<Buffer | null> => {
  const file = await files.read(scan.name);
  if (!file) return null;
  const key = vault.open(scan.sealed_key, contextOfScan(scan.name));
  const page = unlockBytes(await buffer(file.stream), key);
  if (sha256(page) !== scan.sha256) throw new Error('A signed paper is not what it was.');
  return page;
};
