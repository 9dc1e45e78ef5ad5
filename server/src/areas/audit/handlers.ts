import type { Handlers } from '../handler.ts';
import { tellExport } from './record-export.ts';
import { searchJournal } from './search-audit-log.ts';

/** Which use case answers which call. */
export const auditHandlers = {
  'GET /journal/': searchJournal,
  'POST /journal/exports/': tellExport,
} satisfies Partial<Handlers>;
