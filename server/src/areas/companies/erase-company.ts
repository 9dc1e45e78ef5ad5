import type { CallJournal } from '../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../services.ts';
import { lockCompanyToDelete } from './company-queries.ts';
import type { Writes } from '../../platform/database/database.ts';
import { findSessionIdsOf } from './company-need-queries.ts';
import { deleteCompanyScores } from '../../scoring/stored/score-queries.ts';
import { eraseAccount } from '../accounts/index.ts';
import { rescoreSessions } from '../../scoring/live/request-rescore.ts';

/** Deletes a registered company with its needs and their matches; false when it is gone already. */
export const eraseCompany = async (
  services: Pick<Services, 'jobs'>,
  tx: Writes,
  companyId: number,
  journal: CallJournal,
): Promise<boolean> => {
  const account = await lockCompanyToDelete(tx, companyId);
  if (!account) return false;
  await deleteCompanyScores(tx, companyId);
  await rescoreSessions(services, tx, await findSessionIdsOf(tx, companyId));
  await eraseAccount(services, tx, account.account_id, journal);
  return true;
};
