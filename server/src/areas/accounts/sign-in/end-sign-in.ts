import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../handler.ts';
import { deleteSignIn } from './sign-in-queries.ts';

export const endSignIn: Handler<'DELETE /sign-ins/{id}/', 'db'> = async (
  { db },
  { actor, params },
) => {
  if (!(await deleteSignIn(db.read, { accountId: actor.accountId, id: params.id })))
    throw new Failure('not_found');
  return undefined;
};
