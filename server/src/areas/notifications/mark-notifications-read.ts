import type { Handler } from '../../platform/http/call.ts';
import { markRead } from './notification-queries.ts';

export const markNotificationsRead: Handler<'POST /notifications/read/'> = async (
  { db, now },
  { actor, body },
) => {
  await markRead(db.read, { accountId: actor.accountId, upTo: body.up_to, at: now() });
  return undefined;
};
