import type { Queries, Writes } from '../../platform/database/database.ts';
import { accountsAbout, type About } from '../../platform/messages/about.ts';

export interface NewNotification {
  accountId: number;
  text: string;
  /** A path of the web client. */
  link: string;
  about: About;
}

export const addNotifications = async (
  tx: Writes,
  notifications: readonly NewNotification[],
  at: Date,
): Promise<void> => {
  if (notifications.length === 0) return;
  await tx
    .insertInto('notifications')
    .values(
      notifications.map(({ accountId, text, link, about }) => ({
        account_id: accountId,
        text,
        link,
        about: accountsAbout(about),
        created_at: at,
      })),
    )
    .execute();
};

const shown = 50;

export const findNotifications = async (db: Queries, accountId: number) => {
  const unread = db
    .selectFrom('notifications')
    .select((e) => e.fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null);
  const items = await db
    .selectFrom('notifications')
    .select(['id', 'text', 'link', 'created_at', 'read_at', unread.as('unread')])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return { items, unread: items[0]?.unread ?? 0 };
};

export const markRead = async (
  db: Queries,
  { accountId, upTo, at }: { accountId: number; upTo: number; at: Date },
): Promise<void> => {
  await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('account_id', '=', accountId)
    .where('id', '<=', upTo)
    .where('read_at', 'is', null)
    .execute();
};
