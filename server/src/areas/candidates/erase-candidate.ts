import type { CallJournal } from '../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../services.ts';
import { lockApplicantToDelete } from './candidate-queries.ts';
import type { Writes } from '../../platform/database/database.ts';
import { deleteApplicantScores } from '../../scoring/stored/score-queries.ts';
import { eraseAccount } from '../accounts/index.ts';
import { rescoreSessions } from '../../scoring/live/request-rescore.ts';

/** Deletes a registered candidate with files and matches; false when they are gone already. */
export const eraseApplicant = async (
  services: Pick<Services, 'jobs'>,
  tx: Writes,
  applicantId: number,
  journal: CallJournal,
): Promise<boolean> => {
  const account = await lockApplicantToDelete(tx, applicantId);
  if (!account) return false;
  await deleteApplicantScores(tx, applicantId);
  await rescoreSessions(services, tx, [account.session_id]);
  await eraseAccount(services, tx, account.account_id, journal);
  return true;
};
