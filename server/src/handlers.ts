import type { Handlers, Senders } from './areas/handler.ts';
import { accountsHandlers } from './areas/accounts/handlers.ts';
import { alertsHandlers } from './areas/alerts/handlers.ts';
import { assignmentHandlers } from './areas/assignment/handlers.ts';
import { auditHandlers } from './areas/audit/handlers.ts';
import { calendarHandlers } from './areas/calendar/handlers.ts';
import { candidatesHandlers } from './areas/candidates/handlers.ts';
import { companiesHandlers } from './areas/companies/handlers.ts';
import { conversationsHandlers } from './areas/conversations/handlers.ts';
import { contractsHandlers, contractsSenders } from './areas/contracts/handlers.ts';
import { draftsHandlers } from './areas/drafts/handlers.ts';
import { exportsHandlers } from './areas/exports/handlers.ts';
import { followUpHandlers } from './areas/follow-up/handlers.ts';
import { healthHandlers } from './areas/health/handlers.ts';
import { invitationsHandlers } from './areas/invitations/handlers.ts';
import { learningHandlers } from './areas/learning/handlers.ts';
import { machinesHandlers } from './areas/machines/handlers.ts';
import { listsHandlers } from './areas/lists/handlers.ts';
import { matchesHandlers } from './areas/matches/handlers.ts';
import { matchingHandlers } from './areas/matching/handlers.ts';
import { meetingsHandlers } from './areas/meetings/handlers.ts';
import { messagingHandlers } from './areas/messaging/handlers.ts';
import { needsHandlers } from './areas/needs/handlers.ts';
import { notesHandlers } from './areas/notes/handlers.ts';
import { notificationsHandlers } from './areas/notifications/handlers.ts';
import { personalityTestsHandlers } from './areas/personality-tests/handlers.ts';
import { privacyHandlers } from './areas/privacy/handlers.ts';
import { programmesHandlers } from './areas/programmes/handlers.ts';
import { referenceHandlers } from './areas/reference/handlers.ts';
import { confirmationsHandlers } from './areas/confirmations/handlers.ts';
import { forumsHandlers } from './areas/forums/handlers.ts';
import { schoolYearsHandlers } from './areas/school-years/handlers.ts';
import { searchHandlers } from './areas/search/handlers.ts';
import { sharesHandlers } from './areas/shares/handlers.ts';
import { frameHandlers } from './areas/frames/handlers.ts';
import { statisticsHandlers } from './areas/statistics/handlers.ts';

/** A use case for every call of the contract: the compiler names one that is missing. */
export const handlers: Handlers = {
  ...accountsHandlers,
  ...alertsHandlers,
  ...assignmentHandlers,
  ...auditHandlers,
  ...calendarHandlers,
  ...candidatesHandlers,
  ...companiesHandlers,
  ...confirmationsHandlers,
  ...contractsHandlers,
  ...conversationsHandlers,
  ...draftsHandlers,
  ...exportsHandlers,
  ...followUpHandlers,
  ...healthHandlers,
  ...invitationsHandlers,
  ...machinesHandlers,
  ...listsHandlers,
  ...matchesHandlers,
  ...matchingHandlers,
  ...meetingsHandlers,
  ...messagingHandlers,
  ...needsHandlers,
  ...notesHandlers,
  ...notificationsHandlers,
  ...personalityTestsHandlers,
  ...privacyHandlers,
  ...programmesHandlers,
  ...referenceHandlers,
  ...forumsHandlers,
  ...schoolYearsHandlers,
  ...searchHandlers,
  ...sharesHandlers,
  ...frameHandlers,
  ...statisticsHandlers,
  ...learningHandlers,
};

/** One for every form that visitors may send: a route without it is not made. */
export const senders: Senders = contractsSenders;
