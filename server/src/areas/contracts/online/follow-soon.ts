import type { Writes } from '../../../platform/database/database.ts';
import type { Services } from '../../services.ts';

/** Has the service asked how far a request has come, once the transaction has ended. */
export const followSoon = (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Writes,
  requestId: number,
): Promise<void> => jobs.add(tx, 'follow-signing', [{ requestId }], () => String(requestId));
