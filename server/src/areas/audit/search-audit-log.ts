import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { countAuditLog, findAuditLog } from './audit-search-queries.ts';

/** The journal tells its own reading too, before it is read: what is on show is complete. */
export const searchAuditLog: Handler<'GET /journal/', 'db'> = async (
  { db },
  { query, auditLog },
) => {
  const filter = {
    ...query,
    since: query.since ? new Date(query.since) : null,
    until: query.until ? new Date(query.until) : null,
  };
  await auditLog.sawList('journal');
  const rows = await findAuditLog(db.read, filter, { ...query, sort: query.sort ?? '-at' });
  const total = await countAuditLog(db.read, filter);
  const lines = rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    deed: row.deed,
    actor: {
      account: row.actor_id,
      role: row.actor_role,
      name: row.actor_name,
      email: row.actor_email,
    },
    person:
      row.person_id === null
        ? null
        : {
            account: row.person_id,
            kind: row.person_kind,
            name: row.person_name,
            email: row.person_email,
          },
    list: row.list,
    items: row.items,
    fields: row.fields ?? [],
    request_id: row.request_id,
  }));
  return listOf(lines, total);
};
