import { isStaff } from '@tandem/domain/accounts/roles';
import type { AuditAction } from '@tandem/domain/audit/audit-log';
import { Failure } from '@tandem/domain/errors';
import { sql } from 'kysely';
import type { Writes } from '../database/database.ts';
import type { SignedInActor } from '../http/call.ts';

/** A kind of lock by account: no id of a candidate is negative, so that no match is locked by it. */
const paceOfAccount = -3;

/**
 * Lets an account do what is counted one after the other, until the transaction ends: asked for many times at the same instant,
 * each is counted before the next.
 */
export const lockPace = async (tx: Writes, accountId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${paceOfAccount}::int, ${accountId}::int)`.execute(tx);
};

const hourMs = 3_600_000;

/** How often an account has done something since then, as the audit log tells. */
const countOwnActions = async (
  tx: Writes,
  { accountId, auditAction, since }: { accountId: number; auditAction: AuditAction; since: Date },
): Promise<number> => {
  await lockPace(tx, accountId);
  const row = await tx
    .selectFrom('journal')
    .select((e) => e.fn.count<number>('request_id').distinct().as('times'))
    .where('actor_id', '=', accountId)
    .where('deed', '=', auditAction)
    .where('list', 'is', null)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return row.times;
};

/** Fails with `too_many_changes` for whoever has done something so often within the hour; the staff are not held to it. */
export const requireOwnPace = async (
  tx: Writes,
  actor: SignedInActor,
  { auditAction, anHour, now }: { auditAction: AuditAction; anHour: number; now: Date },
): Promise<void> => {
  if (isStaff(actor.kind)) return;
  const since = new Date(now.getTime() - hourMs);
  const done = await countOwnActions(tx, { accountId: actor.accountId, auditAction, since });
  if (done >= anHour) throw new Failure('too_many_changes');
};
