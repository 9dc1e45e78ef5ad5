import { emailKey } from '@tandem/domain/accounts/email';
import { failuresAt, resetExpiry } from '@tandem/domain/accounts/sign-in';
import type { Handler } from '../../handler.ts';
import { passwordResetMail } from '../messages.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { hashToken, makeSecretToken } from '../../../platform/security/tokens.ts';
import { findAccountByEmail, lockMember, replaceReset, type Member } from '../account-queries.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { addFailure, findFailures } from '../sign-in/guessing/failure-queries.ts';
import { countAskedMail } from '../sign-in/guessing/check-guess.ts';
import { inSameTime } from './in-same-time.ts';

const answer = { message: 'Un e-mail de réinitialisation du mot de passe a été envoyé.' };

/** A manager may have let the first link pass; a candidate or a company has the invitation. */
const mayAsk = (account: Member): boolean =>
  account.registered_at !== null || account.kind === 'staff';

const mailsPerHalfHour = 5;

const countOf = (accountId: number): string => `reset:${accountId}`;

/** Whether this person has been sent so many links that the next one would be a nuisance. */
const isEnough = async (tx: Writes, accountId: number, now: Date): Promise<boolean> =>
  failuresAt(await findFailures(tx, countOf(accountId)), now) >= mailsPerHalfHour;

/** Whom to write to; of those who ask at the same instant each is counted before the next, and soon none waits any more. */
const findAsker = async (tx: Writes, email: string, now: Date): Promise<Member | undefined> => {
  const found = await findAccountByEmail(tx, emailKey(email));
  if (!found || !mayAsk(found) || (await isEnough(tx, found.id, now))) return undefined;
  const account = await lockMember(tx, found.id);
  if (!account || (await isEnough(tx, found.id, now))) return undefined;
  await addFailure(tx, countOf(account.id), now);
  return account;
};

/** Answers the same, and as fast, whether the address has an account or not; one network asks for so many. */
export const requestPasswordReset: Handler<
  'POST /password-reset-email/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { body, host }) => {
  const { db, now, config } = services;
  await countAskedMail(services, host);
  await inSameTime(
    db.transaction(async (tx) => {
      const account = await findAsker(tx, body.email, now());
      if (!account) return;
      const token = makeSecretToken();
      await replaceReset(tx, {
        accountId: account.id,
        tokenHash: hashToken(token),
        expiresAt: resetExpiry(now()),
      });
      const mail = passwordResetMail(links(config).passwordReset(account.uid, token));
      await enqueueMessages(services, tx, [
        { channel: 'mail', recipient: account.email, ...mail, about: {} },
      ]);
    }),
  );
  return answer;
};
