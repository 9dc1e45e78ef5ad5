import { isStaff, typeOfKind } from '@tandem/domain/roles';
import type { Handler } from '../../call-handler.ts';
import { findAccount } from '../../storage/accounts.ts';
import { findCompanyName } from '../../storage/companies.ts';
import { found } from '../found.ts';

export const readCurrentUser: Handler<'GET /user/'> = async ({ db, config }, { actor }) => {
  const account = found(await findAccount(db.read, actor.accountId));
  const name =
    actor.companyId === null
      ? `${account.first_name} ${account.last_name}`.trim()
      : await findCompanyName(db.read, actor.companyId);
  return {
    user: {
      email: account.email,
      type: typeOfKind[account.kind],
      is_staff: isStaff(account.kind),
      is_superuser: account.kind === 'superuser',
      name,
      has_outbox: config.demo && account.kind === 'superuser',
    },
  };
};
