import type { CallJournal } from '../../journal/call-journal.ts';
import type { Services } from '../../services.ts';
import { deleteAccount, findAccount } from '../../storage/accounts.ts';
import { deleteOwnSkills } from '../../storage/added-skills.ts';
import type { Writes } from '../../storage/database.ts';
import { keepEnrolments } from '../../storage/enrolments.ts';
import { findFileNames } from '../../storage/files.ts';
import { forgetAllGuesses } from './check-guess.ts';

/**
 * Deletes an account with everything that belongs to it. Its files are deleted when the transaction holds; of its
 * finalised enrolments only the count stays.
 */
export const eraseAccount = async (
  { jobs }: Services,
  tx: Writes,
  accountId: number,
  journal: CallJournal,
): Promise<void> => {
  await journal.changed(tx, { accounts: [accountId] });
  await keepEnrolments(tx, accountId);
  const names = await findFileNames(tx, accountId);
  const account = await findAccount(tx, accountId);
  if (account) await forgetAllGuesses(tx, account.email_key);
  await deleteOwnSkills(tx, accountId);
  await deleteAccount(tx, accountId);
  await jobs.add(
    tx,
    'remove-file',
    names.map((name) => ({ name })),
  );
};
