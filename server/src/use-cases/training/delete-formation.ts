import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../call-handler.ts';
import { deleteFormation, isFormationUsed, lockFormation } from '../../storage/training.ts';
import { found } from '../found.ts';

export const deleteUnusedFormation: Handler<'DELETE /formations/{id}/'> = async (
  { db },
  { params },
) => {
  await db.transaction(async (tx) => {
    const { id } = found(await lockFormation(tx, params.id));
    if (await isFormationUsed(tx, id)) throw new Failure('formation_in_use');
    await deleteFormation(tx, id);
  });
  return undefined;
};
