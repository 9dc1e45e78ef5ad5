import type { Handler } from '../../call-handler.ts';
import { deleteLink } from '../../storage/training.ts';
import { found } from '../found.ts';

export const unlinkFormation: Handler<'DELETE /formationlink/{id}/'> = async (
  { db },
  { params, journal },
) => {
  await db.transaction(async (tx) => {
    const managerId = found(await deleteLink(tx, params.id));
    await journal.changed(tx, { accounts: [managerId] });
  });
  return undefined;
};
