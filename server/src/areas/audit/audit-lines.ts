import type { Answer, Received } from '@tandem/contract';
import type { Queries } from '../../platform/database/database.ts';
import { countAuditLog, findAuditLog, type AuditLogFilter } from './audit-search-queries.ts';

type Query = Received<'GET /journal/'>['query'];

const filterOf = (query: Query): AuditLogFilter => ({
  ...query,
  since: query.since ? new Date(query.since) : null,
  until: query.until ? new Date(query.until) : null,
});

/** How many lines the filters leave. */
export const countAuditLines = (db: Queries, query: Query): Promise<number> =>
  countAuditLog(db, filterOf(query));

/** A page of the lines that the filters leave, the newest first unless sorted. */
export const readAuditLines = async (
  db: Queries,
  query: Query,
): Promise<Answer<'GET /journal/'>> => {
  const rows = await findAuditLog(db, filterOf(query), { ...query, sort: query.sort ?? '-at' });
  return rows.map((row) => ({
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
};
