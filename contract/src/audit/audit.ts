import {
  auditActionKeys,
  auditActionKindKeys,
  auditLogListKeys,
  auditLogOrders,
} from '@tandem/domain/audit/audit-log';
import { roles } from '@tandem/domain/accounts/roles';
import { z } from 'zod';
import { staff, superuser, type Calls } from '../call.ts';
import { id, moment, optionalText, page, unlessEmpty } from '../fields/fields.ts';

/** Whom a line names. `name` and `email` are null once the account is deleted: its number is all that remains. */
const named = z.object({ name: z.string().nullable(), email: z.string().nullable() });

const auditLogLine = z.object({
  id: z.int(),
  at: z.string(),
  deed: z.enum(auditActionKeys),
  /** Null for a visitor, who holds a link, for the product itself and for its commands. `role` is the one of that moment. */
  actor: named.extend({
    account: z.int().nullable(),
    role: z.enum([...roles, 'system', 'command', 'machine']),
  }),
  /** Whose data; null for a list. */
  person: named.extend({ account: z.int(), kind: z.enum(roles).nullable() }).nullable(),
  list: z.enum(auditLogListKeys).nullable(),
  /** How many items the list had. */
  items: z.int().nullable(),
  /** What was changed, by the names of the API; empty where it is not told. */
  fields: z.array(z.string()),
  request_id: z.string(),
});

/** What lines are left, and their order. */
export const auditFilters = z.object({
  /** Part of a name or an e-mail address, or the number of an account: whose data. */
  person: optionalText(200).optional(),
  /** The same of who did it. */
  actor: optionalText(200).optional(),
  deed: unlessEmpty(z.enum(auditActionKeys).optional()),
  kind: unlessEmpty(z.enum(auditActionKindKeys).optional()),
  since: unlessEmpty(moment.optional()),
  /** The first moment that no longer counts. */
  until: unlessEmpty(moment.optional()),
  /** Falling with a `-` before it. */
  sort: unlessEmpty(
    z.enum([...auditLogOrders, ...auditLogOrders.map((order) => `-${order}` as const)]).optional(),
  ),
});

export const auditCalls = {
  'GET /journal/': {
    summary: 'Who saw, changed, exported or deleted whose data, newest first unless sorted',
    roles: superuser,
    auditAction: 'see_list',
    query: auditFilters.extend(page),
    answer: z.array(auditLogLine),
    addition: true,
  },
  'POST /journal/exports/': {
    summary:
      'Tell that a list leaves the product as a file: the client calls it before it makes one',
    roles: staff,
    auditAction: 'export_list',
    body: z.object({
      list: z.enum(auditLogListKeys, 'Choisissez une des valeurs proposées.'),
      /** Of the candidates (also those of matches), the companies, the accounts of managers, or the lines of the journal. */
      ids: z
        .array(id, 'Une liste de numéros est attendue.')
        .max(100_000, 'Au plus 100 000 lignes à la fois.'),
    }),
    answer: 'empty',
    addition: true,
    sensitive: true,
  },
} as const satisfies Calls;
