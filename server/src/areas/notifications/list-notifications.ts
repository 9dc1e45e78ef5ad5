import type { Handler } from '../handler.ts';
import { findNotifications } from './notification-queries.ts';

export const listNotifications: Handler<'GET /notifications/', 'db'> = async (
  { db },
  { actor },
) => {
  const { items, unread } = await findNotifications(db.read, actor);
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
