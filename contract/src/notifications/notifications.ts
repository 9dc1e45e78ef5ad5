import { z } from 'zod';
import { signedIn, type Calls } from '../call.ts';
import { id } from '../fields/fields.ts';

export const notificationCalls = {
  'GET /notifications/': {
    summary: 'The newest notifications of the signed-in account',
    roles: signedIn,
    auditAction: null,
    answer: z.object({
      unread: z.int(),
      items: z.array(
        z.object({
          id: z.int(),
          text: z.string(),
          link: z.string(),
          created_at: z.string(),
          read: z.boolean(),
        }),
      ),
    }),
    addition: true,
  },
  'POST /notifications/read/': {
    summary: 'Mark all notifications up to one as read',
    roles: signedIn,
    auditAction: null,
    body: z.object({ up_to: id }),
    answer: 'empty',
    addition: true,
  },
} as const satisfies Calls;
