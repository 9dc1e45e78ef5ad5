import { exportFormats, exportStateKeys, orderedLists } from '@tandem/domain/exports/export-state';
import { z } from 'zod';
import { auditFilters } from '../audit/audit.ts';
import { staff, superuser, type Calls } from '../call.ts';
import { choice, id, text } from '../fields/fields.ts';
import { sortedMatches } from '../matches/match-list.ts';

const exportRecord = z.object({
  id: z.int(),
  list: z.enum(orderedLists),
  format: z.enum(exportFormats),
  state: z.enum(exportStateKeys),
  /** Written until now, and counted when it was asked for. */
  rows: z.int(),
  total: z.int(),
  created_at: z.string(),
  /** From then on it is gone. */
  expires_at: z.string(),
});

/** Columns of a list; those that it does not know are passed over. */
const columns = z
  .array(text(40), 'Une liste de colonnes est attendue.')
  .max(50, 'Au plus 50 colonnes à la fois.');

const order = {
  /** Made by the client: a second order with it is the first. */
  key: z.uuid('Un identifiant est attendu.'),
  columns,
  format: choice(exportFormats),
};

export const exportCalls = {
  'GET /exports/': {
    summary: 'The files that the caller has asked for and may still have, the newest first',
    roles: staff,
    auditAction: null,
    answer: z.object({ items: z.array(exportRecord) }),
    addition: true,
  },
  'POST /exports/journal/': {
    summary: 'Ask for a file of the lines of the audit log that filters leave; a job makes it',
    roles: superuser,
    auditAction: 'see_list',
    body: z.object({ ...order, query: auditFilters }),
    answer: exportRecord,
    statuses: [201],
    addition: true,
    sensitive: true,
  },
  'POST /exports/matches/': {
    summary: 'Ask for a file of the matches that filters leave; a job makes it',
    roles: staff,
    auditAction: 'see_list',
    body: z.object({ ...order, query: sortedMatches }),
    answer: exportRecord,
    statuses: [201],
    addition: true,
    sensitive: true,
  },
  'GET /exports/{id}/file/': {
    summary: 'A file that the caller has asked for, once it is ready and while they may see it',
    roles: staff,
    auditAction: 'export_list',
    params: z.object({ id }),
    answer: 'file',
    addition: true,
    sensitive: true,
  },
  'DELETE /exports/{id}/': {
    summary: 'Throw away a file that the caller has asked for, ready or not',
    roles: staff,
    auditAction: null,
    params: z.object({ id }),
    answer: 'empty',
    addition: true,
  },
} as const satisfies Calls;
