import { emailKey } from '@tandem/domain/email';
import { resetExpiry } from '@tandem/domain/sign-in';
import type { Handler } from '../../call-handler.ts';
import { passwordResetMail } from '../../mails/accounts.ts';
import { links } from '../../mails/links.ts';
import { post } from '../../post/outgoing.ts';
import { hashToken, makeSecretToken } from '../../security/tokens.ts';
import { findAccountByEmail, replaceReset, type Account } from '../../storage/accounts.ts';

const answer = { message: 'Un e-mail de réinitialisation du mot de passe a été envoyé.' };

/** A manager may have let the first link pass; a candidate or a company has the invitation. */
const mayAsk = (account: Account): boolean =>
  account.registered_at !== null || account.kind === 'staff';

/** Answers the same whether the address has an account or not. */
export const requestPasswordReset: Handler<'POST /password-reset-email/'> = async (
  services,
  { body },
) => {
  const { db, now, config } = services;
  await db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, emailKey(body.email));
    if (!account || !mayAsk(account)) return;
    const token = makeSecretToken();
    await replaceReset(tx, {
      accountId: account.id,
      tokenHash: hashToken(token),
      expiresAt: resetExpiry(now()),
    });
    const mail = passwordResetMail(links(config).passwordReset(account.uid, token));
    await post(services, tx, [{ channel: 'mail', recipient: account.email, ...mail }]);
  });
  return answer;
};
