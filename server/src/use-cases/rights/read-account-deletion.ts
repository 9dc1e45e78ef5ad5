import type { Handler } from '../../call-handler.ts';
import { countOwnData, hasOtherSuperuser } from '../../storage/own-counts.ts';

export const readAccountDeletion: Handler<'GET /account-deletion/'> = async (
  { db },
  { actor },
) => ({
  last_superuser:
    actor.kind === 'superuser' && !(await hasOtherSuperuser(db.read, actor.accountId)),
  deletes: await countOwnData(db.read, actor.accountId),
});
