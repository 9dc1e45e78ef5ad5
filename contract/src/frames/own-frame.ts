import { z } from 'zod';
import { accountCalls } from '../accounts/accounts.ts';
import { signedIn, type Calls } from '../call.ts';
import { notificationCalls } from '../notifications/notifications.ts';
import { programmeCalls } from '../programmes/programmes.ts';
import { referenceCalls } from '../reference/reference.ts';

export const ownFrameCalls = {
  'GET /own_frame/': {
    summary:
      'What stands around every screen of whoever is signed in, in one answer; each part as its own call answers it',
    roles: signedIn,
    auditAction: null,
    query: z.object({
      /** With what the sheets of candidates and companies let one choose from. */
      choices: z.literal('true').optional(),
    }),
    answer: z.object({
      account: accountCalls['GET /user/'].answer,
      notifications: notificationCalls['GET /notifications/'].answer,
      sessions: programmeCalls['GET /school_years/'].answer.optional(),
      formations: programmeCalls['GET /formations/'].answer.optional(),
      sectors: referenceCalls['GET /sector/'].answer.optional(),
      sizes: referenceCalls['GET /company/sizes/'].answer.optional(),
      workforce: referenceCalls['GET /company/workforce/'].answer.optional(),
    }),
    addition: true,
  },
} as const satisfies Calls;
