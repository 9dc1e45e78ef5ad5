import type { z } from 'zod';
import type { Call } from './call.ts';
import { accountCalls } from './accounts.ts';
import { secondFactorCalls } from './second-factors.ts';
import { passkeyCalls } from './passkeys.ts';
import { signInLinkCalls } from './sign-in-links.ts';
import { invitationCalls } from './invitations.ts';
import { importCalls } from './imports.ts';
import { candidateCalls } from './candidates.ts';
import { personalityTestCalls } from './personality-tests.ts';
import { companyCalls } from './companies.ts';
import { needCalls } from './needs.ts';
import { matchCalls } from './matches.ts';
import { matchCardCalls } from './match-cards.ts';
import { matchMarkCalls } from './match-marks.ts';
import { enrolmentCalls } from './enrolments.ts';
import { chancesCalls } from './chances.ts';
import { meetingCalls } from './meetings.ts';
import { conversationCalls } from './conversations.ts';
import { calendarCalls } from './calendar.ts';
import { contractCalls } from './contracts.ts';
import { contractSigningCalls } from './contract-signing.ts';
import { officialFormCalls } from './official-forms.ts';
import { contractPartCalls } from './contract-parts.ts';
import { contractAmendmentCalls } from './contract-amendments.ts';
import { contractPaymentCalls } from './contract-payments.ts';
import { contractExportCalls } from './contract-exports.ts';
import { figureCalls } from './figures.ts';
import { learningCalls } from './learning.ts';
import { reportCalls } from './report.ts';
import { statisticsCalls } from './statistics.ts';
import { matchingCalls } from './matching.ts';
import { assignmentCalls } from './assignment.ts';
import { programmeCalls } from './programmes.ts';
import { forumCalls } from './forums.ts';
import { schoolYearCalls } from './school-years.ts';
import { confirmationCalls } from './confirmations.ts';
import { shareCalls } from './shares.ts';
import { referenceCalls } from './reference.ts';
import { auditCalls } from './audit.ts';
import { exportCalls } from './exports.ts';
import { privacyCalls } from './privacy.ts';
import { messagingCalls } from './messaging.ts';
import { followUpCalls } from './follow-up.ts';
import { noteCalls } from './notes.ts';
import { draftCalls } from './drafts.ts';
import { searchCalls } from './search.ts';
import { listCalls } from './lists.ts';
import { peopleCalls } from './people.ts';
import { alertCalls } from './alerts.ts';
import { notificationCalls } from './notifications.ts';
import { staffFrameCalls } from './staff-frame.ts';
import { machineKeyCalls } from './machines.ts';
import { webhookCalls } from './webhooks.ts';
import { machineReadCalls } from './machine-reads.ts';
import { healthCalls } from './health.ts';

/** Every call that the server answers, once. */
export const contract = {
  ...accountCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...signInLinkCalls,
  ...invitationCalls,
  ...importCalls,
  ...candidateCalls,
  ...personalityTestCalls,
  ...companyCalls,
  ...needCalls,
  ...matchCalls,
  ...matchCardCalls,
  ...matchMarkCalls,
  ...enrolmentCalls,
  ...chancesCalls,
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
  ...staffFrameCalls,
  ...alertCalls,
  ...draftCalls,
  ...followUpCalls,
  ...peopleCalls,
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
