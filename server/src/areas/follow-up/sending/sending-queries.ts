import type { Wait } from '@tandem/domain/follow-up/wait';
import type { Writes } from '../../../platform/database/database.ts';

/** Whether it is the first of the day: a second is never sent, whoever else is about to. */
export const beginDigest = async (
  tx: Writes,
  digest: { accountId: number; day: string; at: Date; reminders: number },
): Promise<boolean> => {
  const row = await tx
    .insertInto('follow_up_digests')
    .values({
      account_id: digest.accountId,
      day: digest.day,
      sent_at: digest.at,
      reminders: digest.reminders,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'day']).doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Notes the reader's token and, where news were told, until when; answers the token that stands. */
export const noteReader = async (
  tx: Writes,
  reader: { accountId: number; token: string; newsUntil: Date | null },
): Promise<string> => {
  const { token } = await tx
    .insertInto('follow_up_readers')
    .values({ account_id: reader.accountId, token: reader.token, news_until: reader.newsUntil })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((e) => ({
        news_until: e.fn.coalesce(e.val(reader.newsUntil), e.ref('follow_up_readers.news_until')),
      })),
    )
    .returning('token')
    .executeTakeFirstOrThrow();
  return token;
};

export interface ReminderNote {
  at: Date;
  /** The member of the staff who reminded; null: the product itself. */
  by: number | null;
}

export const noteReminders = async (
  tx: Writes,
  waits: readonly Wait[],
  { at, by }: ReminderNote,
): Promise<void> => {
  if (waits.length === 0) return;
  await tx
    .insertInto('follow_up_reminders')
    .values(
      waits.map((wait) => ({
        account_id: wait.accountId,
        kind: wait.kind,
        subject_id: wait.subjectId,
        since: wait.since,
        step: wait.step ?? 0,
        sent_at: at,
        sent_by: by,
        by_staff: by !== null,
      })),
    )
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
