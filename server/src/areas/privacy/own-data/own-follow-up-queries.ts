import type { Queries } from '../../../platform/database/database.ts';

export const findOwnFollowUp = async (db: Queries, accountId: number) => {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('accounts as referent', 'referent.id', 'accounts.referent_id')
    .leftJoin('follow_up_readers', 'follow_up_readers.account_id', 'accounts.id')
    .select([
      'referent.first_name',
      'referent.last_name',
      'follow_up_readers.muted',
      'accounts.source',
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  const reminders = await db
    .selectFrom('follow_up_reminders')
    .select(['kind', 'since', 'sent_at', 'by_staff'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const referent = `${row?.first_name ?? ''} ${row?.last_name ?? ''}`.trim();
  const tags = await db
    .selectFrom('account_tags')
    .select('tag')
    .where('account_id', '=', accountId)
    .orderBy('tag')
    .execute();
  return {
    referent: referent || null,
    source: row?.source ?? null,
    muted: row?.muted ?? [],
    reminders,
    tags: tags.map(({ tag }) => tag),
  };
};
