import type { Handler } from '../../handler.ts';
import { countSessionUses, deleteSession, lockSession } from './session-queries.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { refuseUsed } from '../refuse-used.ts';

export const deleteUnusedSession: Handler<'DELETE /sessions/{id}/', 'db'> = async (
  { db },
  { params },
) => {
  await db.transaction(async (tx) => {
    const { id } = orNotFound(await lockSession(tx, params.id));
    refuseUsed('session', await countSessionUses(tx, id));
    await deleteSession(tx, id);
  });
  return undefined;
};
