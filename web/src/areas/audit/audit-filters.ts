import type { Sent } from '@tandem/contract';
import {
  auditActionKinds,
  auditActions,
  auditLogOrders,
  type AuditAction,
  type AuditActionKind,
  type AuditLogOrder,
} from '@tandem/domain/audit/audit-log';
import { beginningOf } from '../../platform/format/day-range.ts';
import { columnsParameter } from '../../ui/table/columns/columns.ts';

/** What leaves lines out: whose data, who, what, and the first and the last day (`2026-05-01`). */
export const noFilters = { person: '', actor: '', deed: '', kind: '', from: '', to: '' };

/** What the address holds. */
export const defaults = { ...noFilters, sort: '', [columnsParameter]: '' };

export type Filters = typeof noFilters & { sort: string };

type Query = NonNullable<Sent<'GET /journal/'>['query']>;

const isAuditAction = (text: string): text is AuditAction => Object.hasOwn(auditActions, text);

const isKind = (text: string): text is AuditActionKind => Object.hasOwn(auditActionKinds, text);

const isOrder = (text: string): text is AuditLogOrder => auditLogOrders.some((key) => key === text);

const sortOf = (text: string): Query['sort'] => {
  const order = text.replace(/^-/, '');
  if (!isOrder(order)) return undefined;
  return text.startsWith('-') ? `-${order}` : order;
};

/** The filters as the call takes them, the last day included; what an address has wrong filters nothing. */
export const queryOf = ({
  person,
  actor,
  deed: auditAction,
  kind,
  from,
  to,
  sort,
}: Filters): Query => ({
  person: person.trim(),
  actor: actor.trim(),
  deed: isAuditAction(auditAction) ? auditAction : undefined,
  kind: isKind(kind) ? kind : undefined,
  since: beginningOf(from)?.toISOString(),
  until: beginningOf(to, 1)?.toISOString(),
  sort: sortOf(sort),
});
