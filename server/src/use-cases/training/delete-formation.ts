import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../call-handler.ts';
import { deleteFormation, isFormationUsed } from '../../storage/training.ts';

export const deleteUnusedFormation: Handler<'DELETE /formations/{id}/'> = async (
  { db },
  { params },
) => {
  await db.transaction(async (tx) => {
    if (await isFormationUsed(tx, params.id)) throw new Failure('formation_in_use');
    if (!(await deleteFormation(tx, params.id))) throw new Failure('not_found');
  });
  return undefined;
};
