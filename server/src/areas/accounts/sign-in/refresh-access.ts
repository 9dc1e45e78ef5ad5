import { Failure } from '@tandem/domain/errors';
import { isSignInAlive } from '@tandem/domain/accounts/sign-in';
import type { Handler } from '../../handler.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import { deleteSignInByRefresh, findSignInByRefresh, touchSignIn } from './sign-in-queries.ts';

export const refreshAccess: Handler<'POST /token/refresh/', 'db' | 'now' | 'tokens'> = async (
  services,
  { body },
) => {
  const { db, now, tokens } = services;
  const refreshHash = hashToken(body.refresh);
  const signIn = await findSignInByRefresh(db.read, refreshHash);
  if (!signIn) throw new Failure('refresh_refused');
  const dates = { createdAt: signIn.created_at, lastUsedAt: signIn.last_used_at };
  if (!isSignInAlive(dates, now())) {
    await deleteSignInByRefresh(db.read, refreshHash);
    throw new Failure('refresh_refused');
  }
  await touchSignIn(db.read, signIn.id, now());
  return { access: await tokens.makeAccess({ signInId: signIn.id }) };
};
