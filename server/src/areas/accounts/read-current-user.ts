import { isStaff, typeOfKind } from '@tandem/domain/accounts/roles';
import type { Handler } from '../handler.ts';
import { findAccount, type Account, findCompanyName } from './account-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

const fullName = ({ first_name, last_name }: Account): string =>
  `${first_name} ${last_name}`.trim();

export const readCurrentUser: Handler<'GET /user/', 'config' | 'db'> = async (
  { db, config },
  { actor },
) => {
  const name =
    actor.companyId === null
      ? fullName(orNotFound(await findAccount(db.read, actor.accountId)))
      : await findCompanyName(db.read, actor.companyId);
  return {
    user: {
      email: actor.email,
      type: typeOfKind[actor.kind],
      is_staff: isStaff(actor.kind),
      is_superuser: actor.kind === 'superuser',
      name,
      has_outbox: config.demo && actor.kind === 'superuser',
      second_factor_missing: actor.lacksSecondFactor === true,
    },
  };
};
