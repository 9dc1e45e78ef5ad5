import type { z } from 'zod';
import type { Call } from './call.ts';
import { accountCalls } from './accounts/accounts.ts';
import { secondFactorCalls } from './accounts/second-factors.ts';
import { passkeyCalls } from './accounts/passkeys.ts';
import { signInLinkCalls } from './accounts/sign-in-links.ts';
import { invitationCalls } from './invitations/invitations.ts';
import { importMessageCalls } from './invitations/import-message.ts';
import { importCalls } from './invitations/imports.ts';
import { candidateCalls } from './candidates/candidates.ts';
import { personalityTestCalls } from './personality-tests/personality-tests.ts';
import { companyCalls } from './companies/companies.ts';
import { needCalls } from './needs/needs.ts';
import { matchCalls } from './matches/matches.ts';
import { matchCardCalls } from './matches/match-cards.ts';
import { matchListCalls } from './matches/match-list.ts';
import { matchMarkCalls } from './matches/match-marks.ts';
import { enrolmentCalls } from './enrolments/enrolments.ts';
import { chancesCalls } from './matches/chances.ts';
import { changesCalls } from './matches/changes.ts';
import { meetingCalls } from './meetings/meetings.ts';
import { conversationCalls } from './conversations/conversations.ts';
import { calendarCalls } from './calendar/calendar.ts';
import { contractCalls } from './contracts/contracts.ts';
import { contractSigningCalls } from './contracts/contract-signing.ts';
import { officialFormCalls } from './contracts/official-forms.ts';
import { contractPartCalls } from './contracts/contract-parts.ts';
import { contractAmendmentCalls } from './contracts/contract-amendments.ts';
import { contractPaymentCalls } from './contracts/contract-payments.ts';
import { contractExportCalls } from './contracts/contract-exports.ts';
import { figureCalls } from './contracts/figures.ts';
import { learningCalls } from './learning/learning.ts';
import { reportCalls } from './statistics/report.ts';
import { statisticsCalls } from './statistics/statistics.ts';
import { matchingCalls } from './matching/matching.ts';
import { assignmentCalls } from './assignment/assignment.ts';
import { programmeCalls } from './programmes/programmes.ts';
import { forumCalls } from './forums/forums.ts';
import { schoolYearCalls } from './school-years/school-years.ts';
import { confirmationCalls } from './confirmations/confirmations.ts';
import { shareCalls } from './shares/shares.ts';
import { referenceCalls } from './reference/reference.ts';
import { auditCalls } from './audit/audit.ts';
import { exportCalls } from './exports/exports.ts';
import { privacyCalls } from './privacy/privacy.ts';
import { messagingCalls } from './messaging/messaging.ts';
import { followUpCalls } from './follow-up/follow-up.ts';
import { noteCalls } from './notes/notes.ts';
import { draftCalls } from './drafts/drafts.ts';
import { searchCalls } from './search/search.ts';
import { listCalls } from './lists/lists.ts';
import { peopleCalls } from './follow-up/people.ts';
import { withoutAddressCalls } from './follow-up/without-address.ts';
import { alertCalls } from './alerts/alerts.ts';
import { notificationCalls } from './notifications/notifications.ts';
import { matchFrameCalls } from './frames/match-frame.ts';
import { ownFrameCalls } from './frames/own-frame.ts';
import { staffFrameCalls } from './frames/staff-frame.ts';
import { statisticsFrameCalls } from './frames/statistics-frame.ts';
import { machineKeyCalls } from './machines/machines.ts';
import { webhookCalls } from './machines/webhooks.ts';
import { machineReadCalls } from './machines/machine-reads.ts';
import { healthCalls } from './health/health.ts';

/** Every call that the server answers, once. */
export const contract = {
  ...accountCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...signInLinkCalls,
  ...invitationCalls,
  ...importMessageCalls,
  ...importCalls,
  ...candidateCalls,
  ...personalityTestCalls,
  ...companyCalls,
  ...needCalls,
  ...matchCalls,
  ...matchCardCalls,
  ...matchListCalls,
  ...matchMarkCalls,
  ...enrolmentCalls,
  ...chancesCalls,
  ...changesCalls,
  ...meetingCalls,
  ...conversationCalls,
  ...calendarCalls,
  ...contractCalls,
  ...contractSigningCalls,
  ...officialFormCalls,
  ...contractPartCalls,
  ...contractAmendmentCalls,
  ...contractPaymentCalls,
  ...contractExportCalls,
  ...figureCalls,
  ...statisticsCalls,
  ...learningCalls,
  ...reportCalls,
  ...matchingCalls,
  ...assignmentCalls,
  ...programmeCalls,
  ...forumCalls,
  ...schoolYearCalls,
  ...confirmationCalls,
  ...shareCalls,
  ...referenceCalls,
  ...auditCalls,
  ...exportCalls,
  ...privacyCalls,
  ...messagingCalls,
  ...notificationCalls,
  ...matchFrameCalls,
  ...ownFrameCalls,
  ...staffFrameCalls,
  ...statisticsFrameCalls,
  ...alertCalls,
  ...draftCalls,
  ...followUpCalls,
  ...peopleCalls,
  ...withoutAddressCalls,
  ...searchCalls,
  ...listCalls,
  ...noteCalls,
  ...machineKeyCalls,
  ...machineReadCalls,
  ...webhookCalls,
  ...healthCalls,
} as const;

export type Contract = typeof contract;
export type ContractKey = keyof Contract;

type Parsed<Schema, Direction extends 'in' | 'out'> = Schema extends z.ZodType
  ? Direction extends 'in'
    ? z.input<Schema>
    : z.output<Schema>
  : undefined;

type Part<Key extends ContractKey, Name extends keyof Call> = Contract[Key] extends {
  [_ in Name]: infer Schema;
}
  ? Schema
  : undefined;

/** What the server's code receives of a call, after its shapes were checked. */
export type Received<Key extends ContractKey> = {
  params: Parsed<Part<Key, 'params'>, 'out'>;
  query: Parsed<Part<Key, 'query'>, 'out'>;
  body: Parsed<Part<Key, 'body'>, 'out'>;
};

/** What a client sends. */
export type Sent<Key extends ContractKey> = {
  params: Parsed<Part<Key, 'params'>, 'in'>;
  query: Parsed<Part<Key, 'query'>, 'in'>;
  body: Parsed<Part<Key, 'body'>, 'in'>;
};

/** What a successful call answers. */
export type Answer<Key extends ContractKey> =
  Part<Key, 'answer'> extends z.ZodType ? z.output<Part<Key, 'answer'>> : undefined;

export interface ErrorAnswer {
  code: string;
  message: string;
  fields?: Record<string, string>;
  data?: Record<string, unknown>;
}
