import { z } from 'zod';
import { accountCalls } from '../accounts/accounts.ts';
import { staff, type Calls } from '../call.ts';
import { exportCalls } from '../exports/exports.ts';
import { importCalls } from '../invitations/imports.ts';
import { listCalls } from '../lists/lists.ts';
import { notificationCalls } from '../notifications/notifications.ts';
import { peopleCalls } from '../follow-up/people.ts';
import { privacyCalls } from '../privacy/privacy.ts';
import { programmeCalls } from '../programmes/programmes.ts';
import { choices, choicesQuery } from './choices.ts';

export const staffFrameCalls = {
  'GET /staff_frame/': {
    summary:
      'What stands around every screen of the staff, in one answer; each part as its own call answers it',
    roles: staff,
    auditAction: null,
    query: z.object(choicesQuery),
    answer: z.object({
      account: accountCalls['GET /user/'].answer,
      notifications: notificationCalls['GET /notifications/'].answer,
      sessions: programmeCalls['GET /school_years/'].answer,
      formations: programmeCalls['GET /formations/'].answer,
      links: programmeCalls['GET /formationlink/'].answer,
      colleagues: peopleCalls['GET /follow-up/colleagues/'].answer,
      views: listCalls['GET /views/'].answer,
      /** The newest of them: so many as tell whether one is under way. */
      imports: importCalls['GET /imports/'].answer,
      /** Lists tell how far one's own long files are. */
      exports: exportCalls['GET /exports/'].answer,
      privacy: privacyCalls['GET /privacy/'].answer,
      ...choices,
    }),
    addition: true,
  },
} as const satisfies Calls;
