import type { CallJournal } from '../../journal/call-journal.ts';
import type { Services } from '../../services.ts';
import { lockCompanyToDelete } from '../../storage/companies.ts';
import type { Writes } from '../../storage/database.ts';
import { findSessionIdsOf } from '../../storage/offers.ts';
import { deleteCompanyScores } from '../../storage/scores.ts';
import { eraseAccount } from '../accounts/erase-account.ts';
import { rescoreSessions } from '../matching/request-rescore.ts';

/** Deletes a registered company with its needs and their matches; false when it is gone already. */
export const eraseCompany = async (
  services: Services,
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
