import type { JobData } from '../../platform/queue/queue.ts';
import type { ScoringServices } from '../services.ts';
import type { Writes } from '../../platform/database/database.ts';
import type { Sides } from '../stored/staged-score-queries.ts';

/** What waits is not asked for twice. */
const keyOf = (subject: JobData['rescore']): string => Object.entries(subject).join();

/** Has the pairs of whom a change concerns scored anew, within seconds of the transaction that made it. */
export const rescoreAll = (
  { jobs }: Pick<ScoringServices, 'jobs'>,
  tx: Writes,
  subjects: readonly JobData['rescore'][],
) => jobs.add(tx, 'rescore', subjects, keyOf);

export const rescore = (
  services: Pick<ScoringServices, 'jobs'>,
  tx: Writes,
  subject: JobData['rescore'],
) => rescoreAll(services, tx, [subject]);

/** Whoever holds a match lets go of it sooner. */
const holdMs = 1000;

/** The same in a moment: somebody holds pairs of theirs that were to go, and need not act on them in the end. */
export const rescoreAgain = (
  { jobs, now }: Pick<ScoringServices, 'jobs' | 'now'>,
  tx: Writes,
  subject: JobData['rescore'],
) => jobs.add(tx, 'rescore', [subject], keyOf, 0, new Date(now().getTime() + holdMs));

/** The same for many on both sides. */
export const requestRescores = (
  services: Pick<ScoringServices, 'jobs'>,
  tx: Writes,
  { candidateIds, needIds }: Sides,
) =>
  rescoreAll(services, tx, [
    ...candidateIds.map((candidateId) => ({ candidateId })),
    ...needIds.map((needId) => ({ needId })),
  ]);

/**
 * Has the programmes of which only the best pairs are kept, where something has changed, scored as a whole: the pairs of
 * others come and go with one's own. So do the prices of the order.
 */
export const requestRefresh = (
  { jobs }: Pick<ScoringServices, 'jobs'>,
  tx: Writes,
  sessionIds: readonly number[],
) =>
  jobs.add(
    tx,
    'refresh-formations',
    sessionIds.map((sessionId) => ({ sessionId })),
    ({ sessionId }) => `session ${sessionId}`,
  );

/** For sessions that a candidate or a need has left: the others are compared by the texts that remain. */
export const rescoreSessions = (
  services: Pick<ScoringServices, 'jobs'>,
  tx: Writes,
  sessionIds: readonly (number | null)[],
) =>
  rescoreAll(
    services,
    tx,
    [...new Set(sessionIds)].flatMap((sessionId) => (sessionId === null ? [] : [{ sessionId }])),
  );
