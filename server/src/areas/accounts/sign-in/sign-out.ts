import type { Handler } from '../../../platform/http/call.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import { deleteSignInByRefresh } from './sign-in-queries.ts';

export const signOut: Handler<'POST /sign-out/'> = async ({ db }, { body }) => {
  await deleteSignInByRefresh(db.read, hashToken(body.refresh));
  return undefined;
};
