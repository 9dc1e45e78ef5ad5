import type { Handler } from '../../platform/http/call.ts';
import { countFormationUses, deleteFormation, lockFormation } from './programme-queries.ts';
import { found } from '../../platform/http/or-not-found.ts';
import { refuseUsed } from './refuse-used.ts';

export const deleteUnusedFormation: Handler<'DELETE /formations/{id}/'> = async (
  { db },
  { params },
) => {
  await db.transaction(async (tx) => {
    const { id } = found(await lockFormation(tx, params.id));
    refuseUsed('formation', await countFormationUses(tx, id));
    await deleteFormation(tx, id);
  });
  return undefined;
};
