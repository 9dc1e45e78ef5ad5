import type { Handler } from '../handler.ts';
import { countOwnData, hasOtherSuperuser } from './own-count-queries.ts';

export const readAccountDeletion: Handler<'GET /account-deletion/', 'db'> = async (
  { db },
  { actor },
) => ({
  last_superuser:
    actor.kind === 'superuser' && !(await hasOtherSuperuser(db.read, actor.accountId)),
  deletes: await countOwnData(db.read, actor.accountId),
});
