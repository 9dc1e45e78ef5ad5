import type { Handlers } from '../handler.ts';
import { listNotifications } from './list-notifications.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';

/** Which use case answers which call. */
export const notificationsHandlers = {
  'GET /notifications/': listNotifications,
  'POST /notifications/read/': markNotificationsRead,
} satisfies Partial<Handlers>;
