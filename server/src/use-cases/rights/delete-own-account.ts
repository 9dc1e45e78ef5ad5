import { Failure } from '@tandem/domain/errors';
import type { Handler, SignedInActor } from '../../call-handler.ts';
import type { CallJournal } from '../../journal/call-journal.ts';
import { passwordFits } from '../../security/passwords.ts';
import type { Services } from '../../services.ts';
import { findAccount, lockAccount } from '../../storage/accounts.ts';
import type { Writes } from '../../storage/database.ts';
import { hasOtherSuperuser, lockSuperusers } from '../../storage/own-counts.ts';
import { checkGuess, type Guesser } from '../accounts/check-guess.ts';
import { eraseAccount } from '../accounts/erase-account.ts';
import { eraseApplicant } from '../applicants/erase-applicant.ts';
import { eraseCompany } from '../companies/erase-company.ts';

const refuseWrongPassword = (): never => {
  throw new Failure('wrong_password', {
    fields: { password: 'Le mot de passe est incorrect.' },
  });
};

const eraseOwn = async (
  services: Services,
  tx: Writes,
  { accountId, applicantId, companyId }: SignedInActor,
  journal: CallJournal,
): Promise<void> => {
  if (applicantId !== null) await eraseApplicant(services, tx, applicantId, journal);
  else if (companyId !== null) await eraseCompany(services, tx, companyId, journal);
  else await eraseAccount(services, tx, accountId, journal);
};

/** Deletes the account of whoever asks and knows its password. Done twice at the same instant, it is done. */
export const deleteOwnAccount: Handler<'POST /account-deletion/'> = async (
  services,
  { actor, body, host, journal },
) => {
  const { db } = services;
  const account = await findAccount(db.read, actor.accountId);
  if (!account) return undefined;
  const guesser: Guesser = { account: account.email_key, host, signInId: actor.signInId };
  const fits = await checkGuess(services, guesser, (first) =>
    passwordFits(account.password_hash, body.password, { key: host, first }),
  );
  if (!fits) refuseWrongPassword();
  await db.transaction(async (tx) => {
    if (account.kind === 'superuser') {
      await lockSuperusers(tx);
      if (!(await hasOtherSuperuser(tx, account.id))) throw new Failure('last_superuser');
    }
    const locked = await lockAccount(tx, account.id);
    if (!locked) return;
    // A password that is changed at this instant closes what the old one opened.
    if (locked.password_hash !== account.password_hash) refuseWrongPassword();
    await eraseOwn(services, tx, actor, journal);
  });
  return undefined;
};
