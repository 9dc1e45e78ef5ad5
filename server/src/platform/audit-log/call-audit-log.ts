import type { Actor } from '@tandem/domain/accounts/access';
import type { AuditAction, AuditLogList } from '@tandem/domain/audit/audit-log';
import type { Machine } from '../security/machine.ts';
import type { PlatformServices } from '../services.ts';
import type { Writes } from '../database/database.ts';
import { addAuditLogLines, type AuditLogLine } from './audit-queries.ts';

/** Whose data it is: accounts, or the candidates and companies to which accounts belong. */
export interface Whose {
  accounts?: readonly number[];
  applicants?: readonly number[];
  companies?: readonly number[];
}

/** Tells the audit log what a call does with people's data; the action is the one that the contract names. */
export interface CallAuditLog {
  /** In the transaction of the change: before it, where somebody is deleted. `fields`: what of it, where that is told. */
  changed(tx: Writes, whose: Whose, fields?: readonly string[]): Promise<void>;
  /** Before the answer; what is the reader's own is not told. */
  saw(whose: Whose): Promise<void>;
  /** The same for a list, with the number of its items in all, where it says something. */
  sawList(list: AuditLogList, items?: number): Promise<void>;
  /** A list that leaves the product, with everyone whom it names. */
  exported(list: AuditLogList, items: number, whose: Whose): Promise<void>;
  /** For a part of the call that has another action than the whole. */
  of(auditAction: AuditAction): CallAuditLog;
}

interface Circumstances {
  auditAction: AuditAction | null;
  /** Null for a visitor; `system` for what the product does by itself. */
  actor: Actor | Machine | 'system' | null;
  requestId: string;
}

const roleOf = (actor: Circumstances['actor']): AuditLogLine['actor_role'] => {
  if (actor === null || actor === 'system') return actor ?? 'visitor';
  return 'keyId' in actor ? 'machine' : actor.kind;
};

const without = (ids: readonly number[] = [], own: number | null | undefined): number[] =>
  ids.filter((id) => id !== own);

const linesOf = (
  line: AuditLogLine,
  { accounts, applicants: candidates, companies }: Whose,
): AuditLogLine[] => [
  ...(accounts ?? []).map((id) => ({ ...line, account_id: id })),
  ...(candidates ?? []).map((id) => ({ ...line, applicant_id: id })),
  ...(companies ?? []).map((id) => ({ ...line, company_id: id })),
];

export const openCallAuditLog = (
  services: Pick<PlatformServices, 'db' | 'now' | 'readings'>,
  { auditAction, actor, requestId }: Circumstances,
): CallAuditLog => {
  const { db, now, readings } = services;
  const machine = actor !== null && typeof actor === 'object' && 'keyId' in actor ? actor : null;
  const person = actor === 'system' || (actor && 'keyId' in actor) ? null : actor;
  const line = (): AuditLogLine => {
    if (auditAction === null) throw new Error('The contract names no audit action for this call.');
    return {
      at: now(),
      deed: auditAction,
      actor_id: machine?.keyId ?? person?.accountId ?? null,
      actor_role: roleOf(actor),
      request_id: requestId,
    };
  };
  return {
    changed: (tx, whose, fields) =>
      addAuditLogLines(tx, linesOf({ ...line(), ...(fields && { fields }) }, whose)),
    saw: ({ accounts, applicants: candidates, companies }) =>
      readings.add(
        linesOf(line(), {
          accounts: without(accounts, person?.accountId),
          applicants: without(candidates, person?.candidateId),
          companies: without(companies, person?.companyId),
        }),
      ),
    sawList: (list, items) =>
      readings.addList({ ...line(), list, ...(items !== undefined && { items }) }),
    exported: (list, items, whose) =>
      addAuditLogLines(db.read, [
        { ...line(), list, items },
        ...linesOf({ ...line(), list }, whose),
      ]),
    of: (other) => openCallAuditLog(services, { auditAction: other, actor, requestId }),
  };
};
