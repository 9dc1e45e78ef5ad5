import type { Writes } from '../../../../platform/database/database.ts';
import { rescore, rescoreSessions } from '../../../../scoring/live/request-rescore.ts';
import type { KeptEnrolment } from '../../../enrolments/index.ts';
import type { Services } from '../../../services.ts';

/** After its candidate is free, or held again: their pairs follow. */
export const followKept = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { applicant_id: candidateId, session_id: sessionId }: KeptEnrolment,
): Promise<void> => {
  await rescore(services, tx, { candidateId });
  if (sessionId !== null) await rescoreSessions(services, tx, [sessionId]);
};
