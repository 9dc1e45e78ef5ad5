import type { Handlers } from '../handler.ts';
import { downloadExport } from './download-export.ts';
import { deleteExport, listExports } from './keep-exports.ts';
import { orderAuditLogExport, orderMatchExport } from './order-export.ts';

/** Which use case answers which call. */
export const exportsHandlers = {
  'GET /exports/': listExports,
  'POST /exports/journal/': orderAuditLogExport,
  'POST /exports/matches/': orderMatchExport,
  'GET /exports/{id}/file/': downloadExport,
  'DELETE /exports/{id}/': deleteExport,
} satisfies Partial<Handlers>;
