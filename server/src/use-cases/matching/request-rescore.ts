import type { JobData } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import type { Writes } from '../../storage/database.ts';
import type { Sides } from '../../storage/staged-scores.ts';

/** What waits is not asked for twice. */
const keyOf = (subject: JobData['rescore']): string => Object.entries(subject).join();

/** Has a candidate's pairs scored anew, within seconds of the transaction that changed the candidate. */
export const rescoreApplicant = ({ jobs }: Services, tx: Writes, applicantId: number) =>
  jobs.add(tx, 'rescore', [{ applicantId }], keyOf);

/** The same for one need. */
export const rescoreOffer = ({ jobs }: Services, tx: Writes, offerId: number) =>
  jobs.add(tx, 'rescore', [{ offerId }], keyOf);

/** The same for all needs of a company. */
export const rescoreCompany = ({ jobs }: Services, tx: Writes, companyId: number) =>
  jobs.add(tx, 'rescore', [{ companyId }], keyOf);

/** The same for many of both sides. */
export const requestRescores = async (
  { jobs }: Services,
  tx: Writes,
  { applicantIds, offerIds }: Sides,
): Promise<void> => {
  await jobs.add(
    tx,
    'rescore',
    applicantIds.map((applicantId) => ({ applicantId })),
    keyOf,
  );
  await jobs.add(
    tx,
    'rescore',
    offerIds.map((offerId) => ({ offerId })),
    keyOf,
  );
};

/** For sessions that a candidate or a need has left: the others are compared by the texts that remain. */
export const rescoreSessions = (
  { jobs }: Services,
  tx: Writes,
  sessionIds: readonly (number | null)[],
) =>
  jobs.add(
    tx,
    'rescore',
    [...new Set(sessionIds)].flatMap((sessionId) => (sessionId === null ? [] : [{ sessionId }])),
    keyOf,
  );
