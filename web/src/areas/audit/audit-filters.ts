import type { Sent } from '@tandem/contract';
import { auditActions, type AuditAction } from '@tandem/domain/audit/audit-log';
import { beginningOf } from '../../platform/format/day-range.ts';

/** What the address holds: whose data, who, what, and the first and the last day (`2026-05-01`). */
export const defaults = { person: '', actor: '', deed: '', from: '', to: '' };

export type Filters = typeof defaults;

type Query = NonNullable<Sent<'GET /journal/'>['query']>;

const isAuditAction = (text: string): text is AuditAction => Object.hasOwn(auditActions, text);

/** The filters as the call takes them, the last day included; what an address has wrong filters nothing. */
export const queryOf = ({ person, actor, deed: auditAction, from, to }: Filters): Query => ({
  person: person.trim(),
  actor: actor.trim(),
  deed: isAuditAction(auditAction) ? auditAction : undefined,
  since: beginningOf(from)?.toISOString(),
  until: beginningOf(to, 1)?.toISOString(),
});
