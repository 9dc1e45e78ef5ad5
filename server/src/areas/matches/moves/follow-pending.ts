import { type MatchStatus, status } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { rescoreSessions } from '../../../scoring/live/request-rescore.ts';
import type { Services } from '../../services.ts';
import type { MatchRow } from '../reading/match-queries.ts';

/** A match on which nobody has acted any more stays only if the matching would find it. */
export const followPending = async (
  services: Pick<Services, 'jobs'>,
  tx: Writes,
  { session_id: sessionId }: Pick<MatchRow, 'session_id'>,
  to: MatchStatus,
): Promise<void> => {
  if (to === status.pending) await rescoreSessions(services, tx, [sessionId]);
};
