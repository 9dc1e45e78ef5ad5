import { emailKey } from '@tandem/domain/accounts/email';
import { failuresAt, resetExpiry } from '@tandem/domain/accounts/sign-in';
import type { Handler } from '../../handler.ts';
import { passwordResetMail } from '../messages.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { hashToken, makeSecretToken } from '../../../platform/security/tokens.ts';
import { findAccountByEmail, replaceReset, type Account } from '../account-queries.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { addFailure, findFailures } from '../sign-in/failure-queries.ts';
import { inSameTime } from './in-same-time.ts';

const answer = { message: 'Un e-mail de réinitialisation du mot de passe a été envoyé.' };

/** A manager may have let the first link pass; a candidate or a company has the invitation. */
const mayAsk = (account: Account): boolean =>
  account.registered_at !== null || account.kind === 'staff';

const mailsPerHalfHour = 5;

/** Whether this person has been sent so many links that the next one would be a nuisance. */
const isEnough = async (tx: Writes, accountId: number, now: Date): Promise<boolean> => {
  const key = `reset:${accountId}`;
  if (failuresAt(await findFailures(tx, key), now) >= mailsPerHalfHour) return true;
  await addFailure(tx, key, now);
  return false;
};

/** Answers the same, and as fast, whether the address has an account or not. */
export const requestPasswordReset: Handler<
  'POST /password-reset-email/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { body }) => {
  const { db, now, config } = services;
  await inSameTime(
    db.transaction(async (tx) => {
      const account = await findAccountByEmail(tx, emailKey(body.email));
      if (!account || !mayAsk(account) || (await isEnough(tx, account.id, now()))) return;
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
