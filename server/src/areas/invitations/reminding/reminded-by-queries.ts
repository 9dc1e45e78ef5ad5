import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import type { Writes } from '../../../platform/database/database.ts';

/** For the follow-up, which does not send by itself what was sent by hand. */
export const noteRemindedBy = async (
  tx: Writes,
  accountIds: readonly number[],
  { at, by }: { at: Date; by: number },
): Promise<void> => {
  await tx
    .insertInto('follow_up_reminders')
    .columns([
      'account_id',
      'kind',
      'subject_id',
      'since',
      'step',
      'sent_at',
      'sent_by',
      'by_staff',
    ])
    .expression((e) =>
      e
        .selectFrom('accounts')
        .select(({ val, ref }) => [
          'accounts.id',
          val('register' satisfies WaitKind).as('kind'),
          ref('accounts.id').as('subject_id'),
          'accounts.created_at',
          val(0).as('step'),
          val(at).as('sent_at'),
          val(by).as('sent_by'),
          val(true).as('by_staff'),
        ])
        .where('id', '=', e.fn.any(e.val([...accountIds]))),
    )
    .execute();
};
