import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findMember } from '../account-queries.ts';
import { requireOwnPassword } from './require-own-password.ts';
import { confirmSignIn } from './sign-in-queries.ts';

export const confirmIdentity: Handler<'POST /sign-ins/confirm/', 'db' | 'now'> = async (
  services,
  { actor, body, host },
) => {
  const { db, now } = services;
  const account = orNotFound(await findMember(db.read, actor.accountId));
  const { signInId } = actor;
  await requireOwnPassword(services, account, { typed: body.password, host, signInId });
  await db.transaction((tx) => confirmSignIn(tx, signInId, now()));
  return undefined;
};
