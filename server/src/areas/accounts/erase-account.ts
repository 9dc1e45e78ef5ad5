import { deleteOwnSkills, lockAccount, deleteAccount } from './account-queries.ts';
import { forgetNamings } from './forget-namings.ts';
import { forgetAllGuesses } from './sign-in/guessing/check-guess.ts';
import type { CallAuditLog } from '../../platform/audit-log/call-audit-log.ts';
import type { Services } from '../services.ts';
import type { Writes } from '../../platform/database/database.ts';
import { keepEnrolments } from '../enrolments/index.ts';
import { findFileNames } from '../../platform/files/file-queries.ts';

/**
 * Deletes an account and all that tells of it, of whatever kind it is and whoever takes it away: those who call note in the
 * audit log what was done, and keep what is counted.
 */
export const removeAccount = async (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Writes,
  accountId: number,
): Promise<void> => {
  const account = await lockAccount(tx, accountId);
  const names = await findFileNames(tx, accountId);
  if (account?.email_key) await forgetAllGuesses(tx, account.email_key);
  await deleteOwnSkills(tx, accountId);
  await forgetNamings(tx, accountId);
  await deleteAccount(tx, accountId);
  await jobs.add(
    tx,
    'remove-file',
    names.map((name) => ({ name })),
  );
  await jobs.add(tx, 'sweep-outbox', [{}]);
};

/**
 * Deletes an account with everything that belongs to it. Its files are deleted when the transaction holds; of its
 * finalised enrolments only the count stays.
 */
export const eraseAccount = async (
  services: Pick<Services, 'jobs'>,
  tx: Writes,
  accountId: number,
  auditLog: CallAuditLog,
): Promise<void> => {
  await lockAccount(tx, accountId);
  await auditLog.changed(tx, { accounts: [accountId] });
  await keepEnrolments(tx, accountId);
  await removeAccount(services, tx, accountId);
};
