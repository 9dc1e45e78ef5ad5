import { sightOf, type Actor } from '@tandem/domain/accounts/access';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { tellsOfSeen } from '../../platform/database/queries/sight.ts';
import { findAccountsAbout, type About } from '../../platform/messages/about.ts';

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
  const abouts = await findAccountsAbout(
    tx,
    notifications.map(({ about }) => about),
  );
  await tx
    .insertInto('notifications')
    .values(
      notifications.map(({ accountId, text, link }, index) => ({
        account_id: accountId,
        text,
        link,
        about: abouts[index] ?? [],
        created_at: at,
      })),
    )
    .execute();
};

const shown = 50;

/** Of what was told while a manager saw more, nothing that tells of somebody whom they do not see now. */
export const findNotifications = async (db: Queries, actor: Actor) => {
  const told = db
    .selectFrom('notifications')
    .where('account_id', '=', actor.accountId)
    .where(tellsOfSeen(sightOf(actor), 'notifications'));
  const unread = told
    .select((e) => e.fn.countAll<number>().as('unread'))
    .where('read_at', 'is', null);
  const items = await told
    .select(['id', 'text', 'link', 'created_at', 'read_at', unread.as('unread')])
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
