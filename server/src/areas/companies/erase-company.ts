import type { CallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../services.ts';
import { lockCompanyToDelete } from './company-queries.ts';
import type { Writes } from '../../platform/database/database.ts';
import { findSessionIdsOf } from './company-need-queries.ts';
import { deleteCompanyScores } from '../../scoring/stored/score-queries.ts';
import { companySheetDraftFor } from '@tandem/domain/drafts/draft';
import { forgetDrafts, forgetDraftsOfNeeds } from '../drafts/index.ts';
import { eraseAccount } from '../accounts/index.ts';
import { fallMeetings, tellFallen } from '../calendar/index.ts';
import { keepCoursesWith } from '../enrolments/index.ts';
import { rescoreSessions } from '../../scoring/live/request-rescore.ts';
import { tellThoseWithAYes } from './tell-those-with-a-yes.ts';

/** Deletes a registered company with its needs and their matches; false when it is gone already. */
export const eraseCompany = async (
  services: Pick<Services, 'config' | 'jobs' | 'now' | 'vault'>,
  tx: Writes,
  companyId: number,
  auditLog: CallAuditLog,
): Promise<boolean> => {
  const account = await lockCompanyToDelete(tx, companyId);
  if (!account) return false;
  await keepCoursesWith(tx, companyId);
  const fallen = await fallMeetings(services, tx, { companyId });
  const untold = await tellThoseWithAYes(services, tx, companyId, fallen);
  await tellFallen(services, tx, untold, 'account_gone', 'applicant');
  await deleteCompanyScores(tx, companyId);
  await forgetDraftsOfNeeds(tx, companyId);
  await rescoreSessions(services, tx, await findSessionIdsOf(tx, companyId));
  await forgetDrafts(tx, companySheetDraftFor(companyId));
  await eraseAccount(services, tx, account.account_id, auditLog);
  return true;
};
