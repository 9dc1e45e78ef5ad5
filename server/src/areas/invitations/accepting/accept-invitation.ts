import type { Handler } from '../../handler.ts';
import {
  beginSignIn,
  countWrongLink,
  hashNewPassword,
  notePlace,
  noteUse,
  requireStrong,
  setPassword,
  tokensOf,
} from '../../accounts/index.ts';
import { requireUsable } from './require-usable.ts';
import { findInvitation, lockInvitation, noteInvitationUsed } from '../invitation-queries.ts';

/**
 * The account comes to life by its password; the link works once, also when it is clicked twice at the same instant. It is
 * looked at before the password is hashed: who has none costs the server nothing. Who asks for it is signed in: the password
 * that they have just chosen would let them in anyway.
 */
export const acceptInvitation: Handler<
  'POST /user/register/',
  'config' | 'db' | 'devices' | 'jobs' | 'now' | 'tokens'
> = async (services, { body, host, device, auditLog }) => {
  const { db, now } = services;
  requireStrong('password', body.password);
  const link = await findInvitation(db.read, body.token);
  if (!link) await countWrongLink(services, host);
  requireUsable(link, now());
  const passwordHash = await hashNewPassword(body.password, host);
  const begun = await db.transaction(async (tx) => {
    const { account_id, email } = requireUsable(await lockInvitation(tx, body.token), now());
    await setPassword(tx, account_id, passwordHash, now());
    await auditLog.changed(tx, { accounts: [account_id] });
    await noteInvitationUsed(tx, account_id, now());
    await noteUse(tx, account_id, now());
    await notePlace(services, tx, { id: account_id, email }, { host, device, isKnown: true });
    return body.device === undefined
      ? null
      : beginSignIn(services, tx, {
          accountId: account_id,
          passwordHash,
          device,
          host,
          asksAgain: true,
          twoFactors: false,
        });
  });
  return {
    message: 'Votre compte a été créé avec succès.',
    ...(begun && (await tokensOf(services, begun, body.device))),
  };
};
