import type { Handler } from '../handler.ts';
import { countFormationUses, deleteFormation, lockFormation } from './programme-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { refuseUsed } from './refuse-used.ts';

export const deleteUnusedFormation: Handler<'DELETE /formations/{id}/', 'db'> = async (
  { db },
  { params },
) => {
  await db.transaction(async (tx) => {
    const { id } = orNotFound(await lockFormation(tx, params.id));
    refuseUsed('formation', await countFormationUses(tx, id));
    await deleteFormation(tx, id);
  });
  return undefined;
};
