import type { Handler } from '../../call-handler.ts';
import { countSessionUses, deleteSession, lockSession } from '../../storage/training.ts';
import { found } from '../found.ts';
import { refuseUsed } from './refuse-used.ts';

export const deleteUnusedSession: Handler<'DELETE /sessions/{id}/'> = async (
  { db },
  { params },
) => {
  await db.transaction(async (tx) => {
    const { id } = found(await lockSession(tx, params.id));
    refuseUsed('session', await countSessionUses(tx, id));
    await deleteSession(tx, id);
  });
  return undefined;
};
