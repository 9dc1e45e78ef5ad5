import { deleteOwnSkills, lockAccount, deleteAccounts } from './account-queries.ts';
import { findForgotten } from './forgetting/find-forgotten.ts';
import { noteForgetting } from './forgetting/forgetting-queries.ts';
import { forgetAllGuesses } from './sign-in/guessing/check-guess.ts';
import type { CallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../services.ts';
import type { Writes } from '../../platform/database/database.ts';
import { lockKey } from '../../platform/database/key-lock.ts';
import { keepEnrolments } from '../enrolments/index.ts';
import { findFileNames } from '../../platform/files/file-queries.ts';
import { findTold } from '../../platform/messages/forget-messages.ts';

/**
 * Deletes accounts and all that tells of them, of whatever kind they are and whoever takes them away: those who call note in
 * the audit log what was done, and keep what is counted. What others wrote of them a job goes through.
 */
export const removeAccounts = async (
  services: Pick<Services, 'jobs' | 'now' | 'vault'>,
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
  // Before what is sealed goes: whoever changes the key holds it, and waits for that.
  await lockKey(tx, 'to seal');
  const people = await findForgotten(services, tx, accountIds);
  const told = await findTold(tx, accountIds);
  await deleteAccounts(tx, accountIds);
  await services.jobs.add(
    tx,
    'remove-file',
    names.map((name) => ({ name })),
  );
  await services.jobs.add(tx, 'sweep-outbox', [{}]);
  await services.jobs.add(tx, 'forget-namings', [{}], () => 'all');
  // Last: how far all has come is read there, and others go on writing while so much is deleted.
  await noteForgetting(services, tx, { people, told });
};

/**
 * Deletes an account with everything that belongs to it. Its files are deleted when the transaction holds; of its
 * finalised enrolments only the count stays.
 */
export const eraseAccount = async (
  services: Pick<Services, 'jobs' | 'now' | 'vault'>,
  tx: Writes,
  accountId: number,
  auditLog: CallAuditLog,
): Promise<void> => {
  await lockAccount(tx, accountId);
  await auditLog.changed(tx, { accounts: [accountId] });
  await keepEnrolments(tx, accountId);
  await removeAccounts(services, tx, [accountId]);
};
