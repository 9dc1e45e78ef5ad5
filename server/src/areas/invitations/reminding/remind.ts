import { invitationExpiry } from '@tandem/domain/accounts/sign-in';
import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../../services.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { renewInvitations, type InvitedAccount } from '../invitation-queries.ts';
import { sendInvitations, type ByItself } from '../send-invitations.ts';

/** Sends the invitations once more; their links work for 90 days from now. */
export const remind = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  invited: readonly InvitedAccount[],
  auditLog: CallAuditLog,
  byItself?: ByItself,
): Promise<number[]> => {
  const accountIds = invited.map((account) => account.accountId);
  await renewInvitations(tx, accountIds, invitationExpiry(services.now()));
  await auditLog.changed(tx, { accounts: accountIds });
  return sendInvitations(services, tx, invited, true, byItself);
};
