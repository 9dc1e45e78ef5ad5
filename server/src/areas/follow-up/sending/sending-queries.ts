import type { Wait } from '@tandem/domain/follow-up/wait';
import type { Writes } from '../../../platform/database/database.ts';
import { unreached } from '../facts/sent-queries.ts';

/** Those of them who have had none on that day: a second is never sent, whoever else is about to. */
export const beginDigests = async (
  tx: Writes,
  digests: readonly { accountId: number; reminders: number }[],
  { day, at }: { day: string; at: Date },
): Promise<Set<number>> => {
  if (digests.length === 0) return new Set();
  const rows = await tx
    .insertInto('follow_up_digests')
    .values(
      digests.map(({ accountId, reminders }) => ({
        account_id: accountId,
        day,
        sent_at: at,
        reminders,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'day']).doNothing())
    .returning('account_id')
    .execute();
  return new Set(rows.map((row) => row.account_id));
};

export interface ReminderNote {
  at: Date;
  /** The member of the staff who reminded; null: the product itself. */
  by: number | null;
}

/** As reminders about these are noted; under another kind where they are not the account's own. */
export const reminderRows = (
  waits: readonly Wait[],
  { at, by, kind }: ReminderNote & { kind?: string },
) =>
  waits.map((wait) => ({
    account_id: wait.accountId,
    kind: kind ?? wait.kind,
    subject_id: wait.subjectId,
    // Of several that wait already one may come back: what is told of that is no reminder of theirs.
    since: (wait.isReturn && wait.step === 0 && wait.backAt) || wait.since,
    step: wait.step ?? 0,
    sent_at: at,
    sent_by: by,
    by_staff: by !== null,
  }));

export const noteReminders = async (
  tx: Writes,
  waits: readonly Wait[],
  note: ReminderNote,
): Promise<void> => {
  if (waits.length === 0) return;
  await tx.insertInto('follow_up_reminders').values(reminderRows(waits, note)).execute();
};

/** Notes, once of each, that these were due and could reach nobody. */
export const noteUnreached = async (
  tx: Writes,
  waits: readonly Wait[],
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('follow_up_reminders')
    // Of whichever reminder it was due: there is one such note.
    .values(
      reminderRows(
        waits.map((wait) => ({ ...wait, step: 0 })),
        { at, by: null, kind: unreached },
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const lockAccounts = async (tx: Writes, accountIds: readonly number[]): Promise<void> => {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where((e) => e('id', '=', e.fn.any(e.val([...accountIds]))))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};
