import { buffer } from 'node:stream/consumers';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../../platform/database/database.ts';
import type { JobData } from '../../../platform/queue/queue.ts';
import type { WholeText } from '../../../resume-reading/worker/pdf-reader.ts';
import { rescore } from '../../../scoring/live/request-rescore.ts';
import type { Services } from '../../services.ts';
import { findWaitingResume, findWaitingScans, writeResumeText } from './resume-scan-queries.ts';

const keyOf = ({ candidateId }: JobData['recognise-resume']): string => `candidate ${candidateId}`;

/** Has the text of resumes that are pictures recognised once the transaction holds: saving a sheet does not wait for it. */
export const requestRecognising = (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Writes,
  candidateIds: readonly number[],
): Promise<void> =>
  jobs.add(
    tx,
    'recognise-resume',
    candidateIds.map((candidateId) => ({ candidateId })),
    keyOf,
  );

/** The same of all that wait: resumes of before such text was kept, and those whose jobs have ended without. */
export const recogniseWaiting = async (
  services: Pick<Services, 'jobs'>,
  tx: Writes,
): Promise<void> => requestRecognising(services, tx, await findWaitingScans(tx));

const nothing: WholeText = { written: '', shown: null, isGivenUp: false };

const readStored = async (
  { files, pdf }: Pick<Services, 'files' | 'pdf'>,
  name: string,
  stopping: AbortSignal,
): Promise<WholeText> => {
  const file = await files.read(name);
  if (!file) return nothing;
  try {
    return await pdf.readWhole(await buffer(file.stream), stopping);
  } catch (error) {
    if (error instanceof Failure && error.code === 'unreadable_pdf') return nothing;
    throw error;
  }
};

/**
 * Keeps what is recognised in a resume that is a picture as its text, by which its candidate is matched. Of one that has been
 * replaced or erased meanwhile nothing is kept.
 */
export const recogniseResume = async (
  services: Pick<Services, 'db' | 'files' | 'jobs' | 'pdf'>,
  { candidateId }: JobData['recognise-resume'],
  { isLastAttempt, stopping }: { isLastAttempt: boolean; stopping: AbortSignal },
): Promise<void> => {
  const { db } = services;
  const resume = await findWaitingResume(db.read, candidateId);
  if (resume === null) return;
  const { written, shown, isGivenUp } = await readStored(services, resume, stopping);
  stopping.throwIfAborted();
  if (isGivenUp && !isLastAttempt) throw new Error('A resume was not recognised in time.');
  const isRead = shown !== null && shown !== '';
  const text = isRead ? shown : written;
  await db.transaction(async (tx) => {
    const scan = isRead ? 'read' : text === '' ? 'unread' : null;
    const isKept = await writeResumeText(tx, { candidateId, resume }, { text, scan });
    if (isKept) await rescore(services, tx, { candidateId });
  });
};
