import type { Handler } from '../../platform/http/call.ts';
import { countOwnData, hasOtherSuperuser } from './own-count-queries.ts';

export const readAccountDeletion: Handler<'GET /account-deletion/'> = async (
  { db },
  { actor },
) => ({
  last_superuser:
    actor.kind === 'superuser' && !(await hasOtherSuperuser(db.read, actor.accountId)),
  deletes: await countOwnData(db.read, actor.accountId),
});
