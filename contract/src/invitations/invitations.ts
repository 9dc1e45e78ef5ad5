import { z } from 'zod';
import { leftDevice, signInTokens } from '../accounts/accounts.ts';
import { everyone, staff, type Calls } from '../call.ts';
import {
  email,
  id,
  optionalName,
  optionalPhone,
  properName,
  token,
  typedPassword,
} from '../fields/fields.ts';
import { identity, message } from '../fields/shapes.ts';

/** How the messages to a person went: shown as the mail and SMS indicators of a row. */
export const sendingIndicators = z.object({
  email_sent: z.boolean(),
  last_email_sent: z.string().nullable(),
  email_sent_count: z.int(),
  /** Why the last mail did not arrive, in the mail server's words; null while none failed. */
  email_error: z.string().nullable(),
  sms_sent: z.boolean(),
  last_sms_sent: z.string().nullable(),
  sms_sent_count: z.int(),
  /** When whom it is for first opened the link. */
  opened_at: z.string().nullable(),
});

export const temporaryApplicantRecord = z.object({
  id: z.int(),
  token: z.string(),
  ...identity.shape,
  phone: z.string().nullable(),
  link_inscription: z.string(),
  ...sendingIndicators.shape,
  diploma: z.null(),
  contract_type: z.null(),
  location: z.null(),
  created_at: z.string(),
  expires_at: z.string(),
});

export const temporaryCompanyRecord = z.object({
  id: z.int(),
  token: z.string(),
  name: z.string(),
  email: z.string(),
  siret: z.string().nullable(),
  link_inscription: z.string(),
  ...sendingIndicators.shape,
  created_at: z.string(),
  expires_at: z.string(),
});

const invitation = z.object({
  first_name: optionalName(100),
  last_name: optionalName(100),
  email,
  phone: optionalPhone,
});

const invitationBatchMax = 1000;

export const invitationCalls = {
  'POST /user/register/': {
    summary:
      'Accept an invitation by choosing a password; whoever sends `device`, as at a sign-in, is signed in as well',
    roles: everyone,
    auditAction: 'register',
    body: z.object({ token, password: typedPassword, device: leftDevice.optional() }),
    answer: message.extend(signInTokens.partial().shape),
    statuses: [201],
  },
  'POST /temp-applicants/': {
    summary: 'Invite candidates by mail, and by SMS where a phone number is given',
    roles: staff,
    auditAction: 'invite',
    body: z
      .array(invitation, 'Une liste de candidats est attendue.')
      .max(invitationBatchMax, `Au plus ${invitationBatchMax} lignes à la fois.`),
    answer: z.object({
      number_created: z.int(),
      rejected_emails: z.array(z.string()),
      failed_emails: z.array(z.string()),
    }),
    statuses: [201],
  },
  'POST /temp-applicants/all/recontact/': {
    summary:
      'Remind every invited candidate, and renew their links; whoever was reminded within a day is counted, and not written to again',
    roles: staff,
    auditAction: 'remind',
    /** Nobody who was invited after this candidate: whoever has read a list reminds those who are on it. */
    query: z.object({ up_to: id.optional() }),
    answer: z.object({ count: z.int() }),
  },
  'POST /temp-applicants/{id}/recontact/': {
    summary: 'Remind one invited candidate, by id or token; the link is renewed',
    roles: staff,
    auditAction: 'remind',
    params: z.object({ id: token }),
    answer: sendingIndicators,
  },
  'GET /temp-applicants/{token}/': {
    summary: 'Who an invitation link is for',
    roles: everyone,
    auditAction: null,
    params: z.object({ token }),
    answer: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
  },
  'DELETE /temp-applicants/{token}/': {
    summary: 'Withdraw an invitation',
    roles: staff,
    auditAction: 'withdraw_invitation',
    params: z.object({ token }),
    answer: 'empty',
  },
  'POST /temp-companies/': {
    summary: 'Invite companies by mail',
    roles: staff,
    auditAction: 'invite',
    body: z
      .array(z.object({ name: properName(200), email }), 'Une liste d’entreprises est attendue.')
      .max(invitationBatchMax, `Au plus ${invitationBatchMax} lignes à la fois.`),
    answer: z.object({
      number_created: z.int(),
      rejected_emails: z.array(z.string()),
      failed_emails: z.array(z.string()),
    }),
    statuses: [201],
  },
  'POST /temp-companies/{token}/recontact/': {
    summary: 'Remind an invited company; the link is renewed',
    roles: staff,
    auditAction: 'remind',
    params: z.object({ token }),
    answer: sendingIndicators,
    addition: true,
  },
  'GET /temp-companies/{token}/': {
    summary: 'Which company an invitation link is for',
    roles: everyone,
    auditAction: null,
    params: z.object({ token }),
    answer: z.object({ name: z.string(), email: z.string() }),
  },
  'DELETE /temp-companies/{token}/': {
    summary: 'Withdraw an invitation',
    roles: staff,
    auditAction: 'withdraw_invitation',
    params: z.object({ token }),
    answer: 'empty',
  },
} as const satisfies Calls;
