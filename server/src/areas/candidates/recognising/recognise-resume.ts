import { buffer } from 'node:stream/consumers';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../../platform/database/database.ts';
import type { JobData } from '../../../platform/queue/queue.ts';
import type { WholeText } from '../../../resume-reading/worker/pdf-reader.ts';
import { rescore } from '../../../scoring/live/request-rescore.ts';
import type { Services } from '../../services.ts';
import {
  beginTry,
  findWaitingScans,
  settleScan,
  takeBackTry,
  type TriedResume,
} from './resume-scan-queries.ts';

/** Has the text of a resume that is a picture recognised once the transaction holds: saving a sheet does not wait for it. */
export const requestRecognising = (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Writes,
  candidateId: number,
): Promise<void> =>
  jobs.add(tx, 'recognise-resume', [{ candidateId }], () => `candidate ${candidateId}`);

/**
 * The same of all that wait: resumes of before such text was kept, and those whose jobs have ended without. However many they
 * are, what is handed in meanwhile comes first, by the same people too.
 */
export const recogniseWaiting = async (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Writes,
): Promise<void> => {
  const waiting = await findWaitingScans(tx);
  await jobs.add(
    tx,
    'recognise-resume',
    waiting.map((candidateId) => ({ candidateId })),
    ({ candidateId }) => `stored ${candidateId}`,
    -1,
  );
};

/** How often it is tried to recognise a file; what ends the process, too, is tried no more often. */
const mostTries = 3;

interface Attempt {
  isLastAttempt: boolean;
  stopping: AbortSignal;
}

const unreadable: WholeText = { written: null, shown: null, isGivenUp: false };

/** Fails where the file is not there, as when its place is not mounted, save when it is asked for the last time. */
const readStored = async (
  { files, pdf }: Pick<Services, 'files' | 'pdf'>,
  name: string,
  { isLastAttempt, stopping }: Attempt,
): Promise<WholeText> => {
  const file = await files.read(name);
  if (!file && isLastAttempt) return unreadable;
  if (!file) throw new Error('The file of a resume is not there.');
  try {
    const whole = await pdf.readWhole(await buffer(file.stream), stopping);
    stopping.throwIfAborted();
    return whole;
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_a_pdf') return unreadable;
    throw error;
  }
};

/** A try counts where it ends with an answer, or with the process: what fails otherwise is no fault of the file. */
const readCounted = async (
  services: Pick<Services, 'db' | 'files' | 'pdf'>,
  tried: TriedResume,
  attempt: Attempt,
): Promise<WholeText> => {
  try {
    return await readStored(services, tried.resume, attempt);
  } catch (error) {
    await services.db.transaction((tx) => takeBackTry(tx, tried));
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
  attempt: Attempt,
): Promise<void> => {
  const { db } = services;
  // Before it is opened: it may end the process.
  const begun = await db.transaction((tx) => beginTry(tx, candidateId));
  if (!begun) return;
  const tried = { candidateId, resume: begun.resume };
  const whole = begun.tries > mostTries ? unreadable : await readCounted(services, tried, attempt);
  if (whole.isGivenUp && begun.tries < mostTries)
    throw new Error('A resume was not recognised in time.');
  await db.transaction(async (tx) => {
    const isKept = await settleScan(tx, tried, keptOf(whole));
    if (isKept) await rescore(services, tx, { candidateId });
  });
};
