import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { noteUse, setPassword, requireStrong } from '../accounts/index.ts';
import { lockInvitation, noteInvitationUsed } from './invitation-queries.ts';

/** The account comes to life by its password; the link works once, also when it is clicked twice at the same instant. */
export const acceptInvitation: Handler<'POST /user/register/', 'db' | 'now'> = async (
  services,
  { body, journal },
) => {
  const { db, now } = services;
  const passwordHash = await requireStrong('password', body.password);
  await db.transaction(async (tx) => {
    const invitation = await lockInvitation(tx, body.token);
    if (invitation?.registered_at) throw new Failure('invitation_used');
    if (!invitation || invitation.expires_at <= now()) throw new Failure('invitation_unusable');
    await setPassword(tx, invitation.account_id, passwordHash, now());
    await journal.changed(tx, { accounts: [invitation.account_id] });
    await noteInvitationUsed(tx, invitation.account_id, now());
    await noteUse(tx, invitation.account_id, now());
  });
  return { message: 'Votre compte a été créé avec succès.' };
};
