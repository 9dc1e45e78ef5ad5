import type { CallJournal } from '../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../services.ts';
import { lockCandidateToDelete } from './candidate-queries.ts';
import type { Writes } from '../../platform/database/database.ts';
import { deleteCandidateScores } from '../../scoring/stored/score-queries.ts';
import { eraseAccount } from '../accounts/index.ts';
import { rescoreSessions } from '../../scoring/live/request-rescore.ts';

/** Deletes a registered candidate with files and matches; false when they are gone already. */
export const eraseCandidate = async (
  services: Pick<Services, 'jobs'>,
  tx: Writes,
  candidateId: number,
  journal: CallJournal,
): Promise<boolean> => {
  const account = await lockCandidateToDelete(tx, candidateId);
  if (!account) return false;
  await deleteCandidateScores(tx, candidateId);
  await rescoreSessions(services, tx, [account.session_id]);
  await eraseAccount(services, tx, account.account_id, journal);
  return true;
};
