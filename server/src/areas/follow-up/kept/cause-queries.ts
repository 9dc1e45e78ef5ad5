import type { Cause, Subject } from '@tandem/domain/follow-up/wait';
import { isWaitKind, type WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';

export interface CauseRow {
  id: number;
  account_id: number;
  kind: string;
  subject: string;
  subject_id: number;
  count: number;
  since: Date;
  fresh_since: Date | null;
  alert_at: Date | null;
  last_day: string | null;
}

/** The cause of a row; none where it is of a kind that there is no more. */
export const causeOf = (row: CauseRow): Cause[] =>
  isWaitKind(row.kind)
    ? [
        {
          kind: row.kind,
          accountId: row.account_id,
          subject: row.subject as Subject,
          subjectId: row.subject_id,
          count: row.count,
          since: row.since,
          ...(row.fresh_since && { freshSince: row.fresh_since }),
          ...(row.alert_at && { alertAt: row.alert_at }),
          ...(row.last_day !== null && { limit: row.last_day }),
        },
      ]
    : [];

/** The kept causes of these accounts. */
export const findCauses = (db: Queries, accountIds: readonly number[]): Promise<CauseRow[]> =>
  db
    .selectFrom('follow_up_causes')
    .selectAll()
    .where((e) => e('account_id', '=', e.fn.any(e.val([...accountIds]))))
    .execute();

/** What is waited for of each need by that moment, as far as it was renewed. */
export const findNeedWaits = async (db: Queries, now: Date): Promise<Map<number, WaitKind[]>> => {
  const rows = await db
    .selectFrom('follow_up_causes')
    .innerJoin('accounts', 'accounts.id', 'follow_up_causes.account_id')
    .select(['subject_id', 'follow_up_causes.kind'])
    .where('subject', '=', 'need')
    .where('since', '<=', now)
    .orderBy('follow_up_causes.id')
    .execute();
  const waits = new Map<number, WaitKind[]>();
  for (const { subject_id: needId, kind } of rows)
    if (isWaitKind(kind)) waits.set(needId, [...(waits.get(needId) ?? []), kind]);
  return waits;
};

/** What tells one cause from another: all that is kept of it. */
export const textOf = (cause: Cause): string =>
  JSON.stringify([
    cause.accountId,
    cause.kind,
    cause.subject,
    cause.subjectId,
    cause.count,
    cause.since,
    cause.freshSince ?? null,
    cause.alertAt ?? null,
    cause.limit ?? null,
  ]);

const addCauses = async (tx: Writes, causes: readonly Cause[]): Promise<void> => {
  if (causes.length === 0) return;
  await sql`
    insert into follow_up_causes
      (account_id, kind, subject, subject_id, count, since, fresh_since, alert_at, last_day)
    select * from unnest(
      ${causes.map(({ accountId }) => accountId)}::int[], ${causes.map(({ kind }) => kind)}::text[],
      ${causes.map(({ subject }) => subject)}::text[],
      ${causes.map(({ subjectId }) => subjectId)}::bigint[],
      ${causes.map(({ count }) => count)}::int[],
      ${causes.map(({ since }) => since)}::timestamptz[],
      ${causes.map(({ freshSince }) => freshSince ?? null)}::timestamptz[],
      ${causes.map(({ alertAt }) => alertAt ?? null)}::timestamptz[],
      ${causes.map(({ limit }) => limit ?? null)}::text[]
    )`.execute(tx);
};

/** Keeps these causes of these accounts and no others; what is there already stays as it is. */
export const keepCauses = async (
  tx: Writes,
  accountIds: readonly number[],
  causes: readonly Cause[],
): Promise<void> => {
  const kept = new Map<string, number[]>();
  const gone: number[] = [];
  for (const row of await findCauses(tx, accountIds)) {
    const [cause] = causeOf(row);
    if (cause) kept.set(textOf(cause), [...(kept.get(textOf(cause)) ?? []), row.id]);
    else gone.push(row.id);
  }
  const missing = causes.filter((cause) => kept.get(textOf(cause))?.pop() === undefined);
  gone.push(...[...kept.values()].flat());
  if (gone.length > 0)
    await tx
      .deleteFrom('follow_up_causes')
      .where((e) => e('id', '=', e.fn.any(e.val(gone))))
      .execute();
  await addCauses(tx, missing);
};
