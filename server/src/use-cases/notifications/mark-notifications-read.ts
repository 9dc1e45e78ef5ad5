import type { Handler } from '../../call-handler.ts';
import { markRead } from '../../storage/notifications.ts';

export const markNotificationsRead: Handler<'POST /notifications/read/'> = async (
  { db, now },
  { actor, body },
) => {
  await markRead(db.read, { accountId: actor.accountId, upTo: body.up_to, at: now() });
  return undefined;
};
