import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../../services.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { noteReminded, type InvitedAccount } from '../invitation-queries.ts';
import { sendInvitations, type ByItself } from '../send-invitations.ts';
import { noteRemindedBy } from './reminded-by-queries.ts';

interface Reminding {
  /** The member of the staff who reminds; null: the product itself. */
  by: number | null;
  /** Besides, what is said where the product reminds by itself. */
  byItself?: ByItself;
  /** Whoever was reminded after it is left alone. */
  unlessAfter?: Date;
}

/** Sends the invitations once more; their links work for 90 days from now. */
export const remind = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  invited: readonly InvitedAccount[],
  auditLog: CallAuditLog,
  { by, byItself, unlessAfter }: Reminding,
): Promise<number[]> => {
  const ids = invited.map(({ accountId }) => accountId);
  const at = services.now();
  const reminded = new Set(
    await noteReminded(tx, ids, { at, ...(unlessAfter !== undefined && { unlessAfter }) }),
  );
  if (by !== null) await noteRemindedBy(tx, [...reminded], { at, by });
  await auditLog.changed(tx, { accounts: ids.filter((id) => reminded.has(id)) });
  const now = invited.filter(({ accountId }) => reminded.has(accountId));
  return sendInvitations(services, tx, now, true, byItself);
};
