import type { Handler } from '../handler.ts';
import { markRead } from './notification-queries.ts';

export const markNotificationsRead: Handler<'POST /notifications/read/', 'db' | 'now'> = async (
  { db, now },
  { actor, body },
) => {
  await markRead(db.read, { accountId: actor.accountId, upTo: body.up_to, at: now() });
  return undefined;
};
