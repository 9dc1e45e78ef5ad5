import type { Actor } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { savedName } from '@tandem/domain/names';
import { judgeUpload } from '../../resume-reading/worker/file-types.ts';
import type { Upload } from '../../platform/http/uploads/upload.ts';
import { makeSecretToken } from '../../platform/security/tokens.ts';
import type { Services } from '../services.ts';
import type { Writes } from '../../platform/database/database.ts';
import { addFile, deleteFile } from '../../platform/files/file-queries.ts';

export interface StoredResume {
  name: string;
  text: string;
  /** Whether what it says is still to be recognised, or cannot be; null where it stands in the text. */
  scan: 'waiting' | 'unread' | null;
  originalName: string;
  size: number;
}

const pdfType = 'application/pdf';

/** A page that is a picture weighs more, however it is packed. */
const leastPicture = 4000;

/** Whose turn the reading of a file takes: people have one each, whatever they call. */
export const personReading = ({ accountId }: Actor): string => `account ${accountId}`;

/** Reads the text of an uploaded resume and stores the file, or the PDF file made of it, under a name that cannot be guessed. */
export const storeResume = async (
  services: Pick<Services, 'files' | 'pdf'>,
  upload: Upload,
  person: string,
): Promise<StoredResume> => {
  const { files, pdf } = services;
  const { text, pdf: made, isPicture } = await pdf.read(upload, person);
  const name = `${makeSecretToken()}.pdf`;
  const stored = made ?? (await upload.read());
  await files.write(name, stored, pdfType);
  const without = text === '' ? 'unread' : null;
  return {
    name,
    text,
    scan: isPicture && stored.length >= leastPicture ? 'waiting' : without,
    // What companies get of a text document or a photograph is a PDF file.
    originalName: savedName(upload.originalName.slice(0, 200) || 'cv', 'pdf'),
    size: stored.length,
  };
};

/** Runs `save` with a stored resume; when it fails, the file is not left behind. */
export const withStoredResume = async <Result>(
  services: Pick<Services, 'files' | 'log' | 'pdf'>,
  { actor, upload }: { actor: Actor; upload: Upload | undefined },
  save: (resume: StoredResume | null) => Promise<Result>,
): Promise<Result> => {
  if (!upload) return save(null);
  const resume = await storeResume(services, upload, personReading(actor));
  try {
    return await save(resume);
  } catch (error) {
    await services.files.remove(resume.name).catch((cause: unknown) => {
      services.log.warn({ err: cause }, 'an unused file was left behind');
    });
    throw error;
  }
};

/** Puts a stored resume in the place of the earlier one, which is deleted when the transaction holds. */
export const replaceResume = async (
  services: Pick<Services, 'jobs' | 'now'>,
  tx: Writes,
  accountId: number,
  resume: StoredResume,
  earlier: string | null,
): Promise<void> => {
  await addFile(tx, {
    name: resume.name,
    account_id: accountId,
    original_name: resume.originalName,
    content_type: pdfType,
    size: resume.size,
    created_at: services.now(),
  });
  if (earlier === null) return;
  await deleteFile(tx, earlier);
  await services.jobs.add(tx, 'remove-file', [{ name: earlier }]);
};

/** A file of a kind that can be stored, by its content. */
export const requireResumeFile = async (upload: Upload | undefined): Promise<void> => {
  if (!upload) return;
  const judged = await judgeUpload(upload);
  if (judged.type !== null) return;
  const { message } = judged;
  throw new Failure('not_a_pdf', { message, fields: { resume: message } });
};
