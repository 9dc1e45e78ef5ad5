import { Failure } from '@tandem/domain/errors';
import { firstPasswordExpiry } from '@tandem/domain/accounts/sign-in';
import type { Handler } from '../../handler.ts';
import { managerInvitationMail } from '../messages.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { hashToken, makeSecretToken } from '../../../platform/security/tokens.ts';
import { addAccount, findMember, replaceReset } from '../account-queries.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { managerRecord } from './manager-record.ts';

/** The new manager gets a mail with a link to choose a password. */
export const inviteManager: Handler<'POST /staff/', 'config' | 'db' | 'jobs' | 'now'> = async (
  services,
  { body, auditLog },
) => {
  const { db, now, config } = services;
  return db.transaction(async (tx) => {
    const accountId = await addAccount(tx, {
      kind: 'staff',
      email: body.email,
      firstName: body.first_name,
      lastName: body.last_name,
      registeredAt: null,
      at: now(),
    });
    if (accountId === null)
      throw new Failure('email_taken', {
        fields: { email: 'Cette adresse e-mail est déjà utilisée.' },
      });
    await auditLog.changed(tx, { accounts: [accountId] });
    const token = makeSecretToken();
    await replaceReset(tx, {
      accountId,
      tokenHash: hashToken(token),
      expiresAt: firstPasswordExpiry(now()),
    });
    const account = orNotFound(await findMember(tx, accountId));
    const link = links(config).passwordReset(account.uid, token);
    const mail = managerInvitationMail(account.first_name, link);
    await enqueueMessages(services, tx, [
      { channel: 'mail', recipient: account.email, ...mail, about: {} },
    ]);
    return managerRecord(account);
  });
};
