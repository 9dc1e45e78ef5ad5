import type { Handler } from '../../call-handler.ts';
import { countFormationUses, deleteFormation, lockFormation } from '../../storage/training.ts';
import { found } from '../found.ts';
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
