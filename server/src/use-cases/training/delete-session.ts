import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../../call-handler.ts';
import { deleteSession, isSessionUsed, lockSession } from '../../storage/training.ts';
import { found } from '../found.ts';

export const deleteUnusedSession: Handler<'DELETE /sessions/{id}/'> = async (
  { db },
  { params },
) => {
  await db.transaction(async (tx) => {
    const { id } = found(await lockSession(tx, params.id));
    if (await isSessionUsed(tx, id)) throw new Failure('session_in_use');
    await deleteSession(tx, id);
  });
  return undefined;
};
