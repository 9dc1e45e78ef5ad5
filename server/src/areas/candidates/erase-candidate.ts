import { sheetDraftFor } from '@tandem/domain/drafts/draft';
import type { CallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../services.ts';
import { lockCandidateToDelete } from './candidate-queries.ts';
import type { Writes } from '../../platform/database/database.ts';
import { deleteCandidateScores } from '../../scoring/stored/score-queries.ts';
import { eraseAccount } from '../accounts/index.ts';
import { fallMeetings, tellFallen } from '../calendar/index.ts';
import { forgetDrafts } from '../drafts/index.ts';
import { keepCourse } from '../enrolments/index.ts';
import { rescoreSessions } from '../../scoring/live/request-rescore.ts';
import { tellLeaving } from './tell-leaving.ts';

/** Deletes a registered candidate with files and matches; false when they are gone already. */
export const eraseCandidate = async (
  services: Pick<Services, 'config' | 'jobs' | 'now' | 'vault'>,
  tx: Writes,
  candidateId: number,
  auditLog: CallAuditLog,
): Promise<boolean> => {
  const account = await lockCandidateToDelete(tx, candidateId);
  if (!account) return false;
  await keepCourse(tx, account.account_id);
  const fallen = await fallMeetings(services, tx, { candidateId });
  const untold = await tellLeaving(services, tx, candidateId, fallen);
  await tellFallen(services, tx, untold, 'account_gone', 'company');
  await deleteCandidateScores(tx, candidateId);
  await forgetDrafts(tx, sheetDraftFor(candidateId));
  await rescoreSessions(services, tx, [account.session_id]);
  await eraseAccount(services, tx, account.account_id, auditLog);
  return true;
};
