import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../call-handler.ts';
import { deleteSignIn } from '../../storage/sign-ins.ts';

export const endSignIn: Handler<'DELETE /sign-ins/{id}/'> = async ({ db }, { actor, params }) => {
  if (!(await deleteSignIn(db.read, { accountId: actor.accountId, id: params.id })))
    throw new Failure('not_found');
  return undefined;
};
