import type { Handlers } from '../handler.ts';
import { recordExport } from './record-export.ts';
import { searchAuditLog } from './search-audit-log.ts';

/** Which use case answers which call. */
export const auditHandlers = {
  'GET /journal/': searchAuditLog,
  'POST /journal/exports/': recordExport,
} satisfies Partial<Handlers>;
