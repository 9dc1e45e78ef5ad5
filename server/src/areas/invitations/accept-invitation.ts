import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import {
  countWrongLink,
  hashNewPassword,
  noteUse,
  requireStrong,
  setPassword,
} from '../accounts/index.ts';
import { findInvitation, lockInvitation, noteInvitationUsed } from './invitation-queries.ts';

interface Link {
  registered_at: Date | null;
  expires_at: Date;
}

const requireUsable = <Found extends Link>(invitation: Found | undefined, now: Date): Found => {
  if (invitation?.registered_at) throw new Failure('invitation_used');
  if (!invitation || invitation.expires_at <= now) throw new Failure('invitation_unusable');
  return invitation;
};

/**
 * The account comes to life by its password; the link works once, also when it is clicked twice at the same instant. It is
 * looked at before the password is hashed: who has none costs the server nothing.
 */
export const acceptInvitation: Handler<'POST /user/register/', 'db' | 'now'> = async (
  services,
  { body, host, auditLog },
) => {
  const { db, now } = services;
  requireStrong('password', body.password);
  const link = await findInvitation(db.read, body.token);
  if (!link) await countWrongLink(services, host);
  requireUsable(link, now());
  const passwordHash = await hashNewPassword(body.password, host);
  await db.transaction(async (tx) => {
    const { account_id } = requireUsable(await lockInvitation(tx, body.token), now());
    await setPassword(tx, account_id, passwordHash, now());
    await auditLog.changed(tx, { accounts: [account_id] });
    await noteInvitationUsed(tx, account_id, now());
    await noteUse(tx, account_id, now());
  });
  return { message: 'Votre compte a été créé avec succès.' };
};
