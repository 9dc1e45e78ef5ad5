import { deleteOwnSkills, lockAccount, deleteAccounts } from './account-queries.ts';
import { findForgotten } from './forgetting/find-forgotten.ts';
import { forgetNamings } from './forgetting/forget-namings.ts';
import { forgetAllGuesses } from './sign-in/guessing/check-guess.ts';
import type { CallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../services.ts';
import type { Writes } from '../../platform/database/database.ts';
import { keepEnrolments } from '../enrolments/index.ts';
import { findFileNames } from '../../platform/files/file-queries.ts';

/**
 * Deletes accounts and all that tells of them, of whatever kind they are and whoever takes them away: those who call note in
 * the audit log what was done, and keep what is counted. What others wrote is gone through once for all of them.
 */
export const removeAccounts = async (
  services: Pick<Services, 'jobs' | 'vault'>,
  tx: Writes,
  accountIds: readonly number[],
): Promise<void> => {
  const names: string[] = [];
  for (const accountId of accountIds) {
    const account = await lockAccount(tx, accountId);
    names.push(...(await findFileNames(tx, accountId)));
    if (account?.email_key) await forgetAllGuesses(tx, account.email_key);
  }
  await deleteOwnSkills(tx, accountIds);
  const forgotten = await findForgotten(services, tx, accountIds);
  await deleteAccounts(tx, accountIds);
  // What they wrote themselves is gone by now.
  await forgetNamings(services, tx, forgotten);
  await services.jobs.add(
    tx,
    'remove-file',
    names.map((name) => ({ name })),
  );
  await services.jobs.add(tx, 'sweep-outbox', [{}]);
};

/**
 * Deletes an account with everything that belongs to it. Its files are deleted when the transaction holds; of its
 * finalised enrolments only the count stays.
 */
export const eraseAccount = async (
  services: Pick<Services, 'jobs' | 'vault'>,
  tx: Writes,
  accountId: number,
  auditLog: CallAuditLog,
): Promise<void> => {
  await lockAccount(tx, accountId);
  await auditLog.changed(tx, { accounts: [accountId] });
  await keepEnrolments(tx, accountId);
  await removeAccounts(services, tx, [accountId]);
};
