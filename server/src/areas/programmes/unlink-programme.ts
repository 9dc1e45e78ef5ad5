import type { Handler } from '../handler.ts';
import { deleteLink } from './programme-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

export const unlinkProgramme: Handler<'DELETE /formationlink/{id}/', 'db'> = async (
  { db },
  { params, auditLog },
) => {
  await db.transaction(async (tx) => {
    const managerId = orNotFound(await deleteLink(tx, params.id));
    await auditLog.changed(tx, { accounts: [managerId] });
  });
  return undefined;
};
