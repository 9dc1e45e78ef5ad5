import type { Handler } from '../../handler.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import { deleteSignInByRefresh } from './sign-in-queries.ts';

export const signOut: Handler<'POST /sign-out/', 'db'> = async ({ db }, { body }) => {
  await deleteSignInByRefresh(db.read, hashToken(body.refresh));
  return undefined;
};
