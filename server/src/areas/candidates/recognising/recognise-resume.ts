import { buffer } from 'node:stream/consumers';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../../platform/database/database.ts';
import type { JobData } from '../../../platform/queue/queue.ts';
import type { WholeText } from '../../../resume-reading/worker/pdf-reader.ts';
import { rescore } from '../../../scoring/live/request-rescore.ts';
import type { Services } from '../../services.ts';
import { findWaitingResume, findWaitingScans, settleScan } from './resume-scan-queries.ts';

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

const unreadable: WholeText = { written: null, shown: null, isGivenUp: false };

/** Null where the file is not there, as when its place is not mounted. */
const readStored = async (
  { files, pdf }: Pick<Services, 'files' | 'pdf'>,
  name: string,
  stopping: AbortSignal,
): Promise<WholeText | null> => {
  const file = await files.read(name);
  if (!file) return null;
  try {
    return await pdf.readWhole(await buffer(file.stream), stopping);
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_a_pdf') return unreadable;
    throw error;
  }
};

/** As which text a resume is kept; none where what there is of it stays. */
const keptOf = ({ written, shown }: WholeText) => {
  if (shown !== null && shown !== '') return { text: shown, scan: 'read' } as const;
  if (written === null) return null;
  return { text: written, scan: written === '' ? 'unread' : null } as const;
};

/**
 * Keeps what is recognised in a resume that is a picture as its text, by which its candidate is matched. Of one that has been
 * replaced or erased meanwhile nothing is kept; one that cannot be read keeps the text that it had.
 */
export const recogniseResume = async (
  services: Pick<Services, 'db' | 'files' | 'jobs' | 'pdf'>,
  { candidateId }: JobData['recognise-resume'],
  { isLastAttempt, stopping }: { isLastAttempt: boolean; stopping: AbortSignal },
): Promise<void> => {
  const { db } = services;
  const resume = await findWaitingResume(db.read, candidateId);
  if (resume === null) return;
  const whole = await readStored(services, resume, stopping);
  stopping.throwIfAborted();
  if (!whole && !isLastAttempt) throw new Error('The file of a resume is not there.');
  if (whole?.isGivenUp && !isLastAttempt) throw new Error('A resume was not recognised in time.');
  await db.transaction(async (tx) => {
    const isKept = await settleScan(tx, { candidateId, resume }, keptOf(whole ?? unreadable));
    if (isKept) await rescore(services, tx, { candidateId });
  });
};
