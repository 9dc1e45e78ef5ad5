import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import type { Handler } from '../../handler.ts';
import { lockMember } from '../account-queries.ts';
import { forgetTwoFactors } from './forget-two-factors.ts';
import { revokedPasskeyMail } from './messages.ts';
import { deleteOwnPasskey } from './passkey-queries.ts';

export const revokePasskey: Handler<'DELETE /passkeys/{id}/', 'db' | 'jobs' | 'now'> = async (
  services,
  { actor, params, auditLog },
) => {
  await services.db.transaction(async (tx) => {
    const { id: accountId, email } = orNotFound(await lockMember(tx, actor.accountId));
    orNotFound(await deleteOwnPasskey(tx, { accountId, id: params.id }));
    await forgetTwoFactors(tx, accountId);
    const mail = { channel: 'mail', recipient: email, ...revokedPasskeyMail(), about: {} } as const;
    await enqueueMessages(services, tx, [mail]);
    await auditLog.changed(tx, { accounts: [accountId] });
  });
  return undefined;
};
