import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { countAuditLines, readAuditLines } from './audit-lines.ts';

/** The journal tells its own reading too, before it is read: what is on show is complete. */
export const searchAuditLog: Handler<'GET /journal/', 'db'> = async (
  { db },
  { query, auditLog },
) => {
  await auditLog.sawList('journal');
  const lines = await readAuditLines(db.read, query);
  return listOf(lines, await countAuditLines(db.read, query));
};
