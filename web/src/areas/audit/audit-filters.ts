import type { Sent } from '@tandem/contract';
import { auditActions, type AuditAction } from '@tandem/domain/audit/audit-log';

/** What the address holds: whose data, who, what, and the first and the last day (`2026-05-01`). */
export const defaults = { person: '', actor: '', deed: '', from: '', to: '' };

export type Filters = typeof defaults;

type Query = NonNullable<Sent<'GET /journal/'>['query']>;

const isAuditAction = (text: string): text is AuditAction => Object.hasOwn(auditActions, text);

/** The moment at which a day begins where one is; null for what is no day. */
const beginningOf = (day: string, later = 0): Date | null => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const begins = new Date(Number(year), Number(month) - 1, Number(date) + later);
  const isDay = new Date(Number(year), Number(month) - 1, Number(date)).getDate() === Number(date);
  return year && isDay ? begins : null;
};

/** Whether something stands there that is no day. */
export const isWrongDay = (day: string): boolean => day !== '' && beginningOf(day) === null;

/** The filters as the call takes them, the last day included; what an address has wrong filters nothing. */
export const queryOf = ({ person, actor, deed: auditAction, from, to }: Filters): Query => ({
  person: person.trim(),
  actor: actor.trim(),
  deed: isAuditAction(auditAction) ? auditAction : undefined,
  since: beginningOf(from)?.toISOString(),
  until: beginningOf(to, 1)?.toISOString(),
});
