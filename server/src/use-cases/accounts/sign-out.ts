import type { Handler } from '../../call-handler.ts';
import { hashToken } from '../../security/tokens.ts';
import { deleteSignInByRefresh } from '../../storage/sign-ins.ts';

export const signOut: Handler<'POST /sign-out/'> = async ({ db }, { body }) => {
  await deleteSignInByRefresh(db.read, hashToken(body.refresh));
  return undefined;
};
