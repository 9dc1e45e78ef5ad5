import type { Handler } from '../../platform/http/call.ts';
import { countSessionUses, deleteSession, lockSession } from './programme-queries.ts';
import { found } from '../../platform/http/or-not-found.ts';
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
