import { isStaff, typeOfKind } from '@tandem/domain/roles';
import type { Handler } from '../../call-handler.ts';
import { findAccount, type Account } from '../../storage/accounts.ts';
import { findCompanyName } from '../../storage/companies.ts';
import { found } from '../found.ts';

const fullName = ({ first_name, last_name }: Account): string =>
  `${first_name} ${last_name}`.trim();

export const readCurrentUser: Handler<'GET /user/'> = async ({ db, config }, { actor }) => {
  const name =
    actor.companyId === null
      ? fullName(found(await findAccount(db.read, actor.accountId)))
      : await findCompanyName(db.read, actor.companyId);
  return {
    user: {
      email: actor.email,
      type: typeOfKind[actor.kind],
      is_staff: isStaff(actor.kind),
      is_superuser: actor.kind === 'superuser',
      name,
      has_outbox: config.demo && actor.kind === 'superuser',
    },
  };
};
