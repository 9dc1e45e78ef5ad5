import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../call-handler.ts';
import { deleteLink } from '../../storage/training.ts';

export const unlinkFormation: Handler<'DELETE /formationlink/{id}/'> = async (
  { db },
  { params },
) => {
  if (!(await deleteLink(db.read, params.id))) throw new Failure('not_found');
  return undefined;
};
