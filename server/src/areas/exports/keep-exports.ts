import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Handler } from '../handler.ts';
import { findExportsOf, lockExport, removeExport } from './export-queries.ts';
import { exportRecord } from './export-record.ts';
import { mayHave } from './export-sources.ts';

export const listExports: Handler<'GET /exports/', 'db' | 'now'> = async (
  { db, now },
  { actor },
) => {
  const rows = await findExportsOf(db.read, actor.accountId, now());
  return { items: rows.filter((row) => mayHave(actor, row)).map(exportRecord) };
};

/** A job that is at it finds nothing to go on with. */
export const deleteExport: Handler<'DELETE /exports/{id}/', 'db'> = async (
  { db },
  { actor, params },
) => {
  await db.transaction(async (tx) => {
    const found = orNotFound(await lockExport(tx, params.id));
    orNotFound(found.account_id === actor.accountId ? found : null);
    await removeExport(tx, found.id);
  });
};
