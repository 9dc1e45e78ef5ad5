import type { Handler } from '../../call-handler.ts';
import { findAccount } from '../../storage/accounts.ts';
import { found } from '../found.ts';

export const readCurrentIdentity: Handler<'GET /user/info/'> = async ({ db }, { actor }) => {
  const account = found(await findAccount(db.read, actor.accountId));
  return {
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
  };
};
