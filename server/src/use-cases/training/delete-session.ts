import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../call-handler.ts';
import { deleteSession, isSessionUsed } from '../../storage/training.ts';

export const deleteUnusedSession: Handler<'DELETE /sessions/{id}/'> = async (
  { db },
  { params },
) => {
  await db.transaction(async (tx) => {
    if (await isSessionUsed(tx, params.id)) throw new Failure('session_in_use');
    if (!(await deleteSession(tx, params.id))) throw new Failure('not_found');
  });
  return undefined;
};
