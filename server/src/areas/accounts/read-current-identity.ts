import type { Handler } from '../handler.ts';
import { findMember } from './account-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

export const readCurrentIdentity: Handler<'GET /user/info/', 'db'> = async ({ db }, { actor }) => {
  const account = orNotFound(await findMember(db.read, actor.accountId));
  return {
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
  };
};
