import { z } from 'zod';
import { accountCalls } from '../accounts/accounts.ts';
import { signedIn, type Calls } from '../call.ts';
import { matchMarkCalls } from '../matches/match-marks.ts';
import { notificationCalls } from '../notifications/notifications.ts';
import { privacyCalls } from '../privacy/privacy.ts';
import { programmeCalls } from '../programmes/programmes.ts';
import { choices, choicesQuery } from './choices.ts';

export const ownFrameCalls = {
  'GET /own_frame/': {
    summary:
      'What stands around every screen of whoever is signed in, in one answer; each part as its own call answers it',
    roles: signedIn,
    auditAction: null,
    query: z.object({
      ...choicesQuery,
      /** With what the caller's side has marked on matches. */
      marks: z.literal('true').optional(),
    }),
    answer: z.object({
      account: accountCalls['GET /user/'].answer,
      notifications: notificationCalls['GET /notifications/'].answer,
      privacy: privacyCalls['GET /privacy/'].answer,
      sessions: programmeCalls['GET /school_years/'].answer.optional(),
      formations: programmeCalls['GET /formations/'].answer.optional(),
      ...choices,
      marks: matchMarkCalls['GET /match_marks/'].answer.optional(),
    }),
    addition: true,
  },
} as const satisfies Calls;
