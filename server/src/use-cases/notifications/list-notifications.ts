import type { Handler } from '../../call-handler.ts';
import { findNotifications } from '../../storage/notifications.ts';

export const listNotifications: Handler<'GET /notifications/'> = async ({ db }, { actor }) => {
  const { items, unread } = await findNotifications(db.read, actor.accountId);
  return {
    unread,
    items: items.map(({ id, text, link, created_at, read_at }) => ({
      id,
      text,
      link,
      created_at: created_at.toISOString(),
      read: read_at !== null,
    })),
  };
};
