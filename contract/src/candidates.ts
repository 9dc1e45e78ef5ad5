import { contractTypeKeys } from '@tandem/domain/reference/contract-types';
import { durationKeys } from '@tandem/domain/reference/durations';
import { candidateFields } from '@tandem/domain/candidates/candidate-fields';
import { levelKeys } from '@tandem/domain/reference/levels';
import { z } from 'zod';
import { applicant, everyone, signedIn, staff, type Calls } from './call.ts';
import { sentFields } from './field-shapes.ts';
import { email, id, optionalName, optionalPhone, page, token } from './fields.ts';
import {
  applicantRecord,
  named,
  ownApplicantSheet,
  readableApplicant,
  sendingIndicators,
  temporaryApplicantRecord,
} from './records.ts';

const sheetForm = z.object(sentFields(candidateFields));

const proposal = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  postal_code: z.string().nullable(),
  /** The last diploma obtained. */
  diploma: z.string().nullable(),
  diploma_level: z.enum(levelKeys).nullable(),
  /** Of the training for which a company is sought. */
  target_educational_level: z.enum(levelKeys).nullable(),
  skills: z.array(named),
  languages: z.array(z.string()),
  summary: z.string().nullable(),
  contract_type: z.enum(contractTypeKeys).nullable(),
  duration: z.enum(durationKeys).nullable(),
  /** The month in which the contract is to start, as « 2026-09 ». */
  start: z.string().nullable(),
  /** Why nothing could be read: the file holds pictures of text (`no_text`). */
  unread: z.enum(['no_text']).nullable(),
});

const invitation = z.object({
  first_name: optionalName(100),
  last_name: optionalName(100),
  email,
  phone: optionalPhone,
});

export const invitationBatchMax = 1000;

export const applicantCalls = {
  'GET /applicant/info/': {
    summary: 'Which steps the signed-in candidate has completed',
    roles: applicant,
    deed: null,
    answer: z.object({
      applicant_page: z.boolean(),
      applicant_test: z.boolean(),
      applicant_matches: z.boolean(),
    }),
  },
  'GET /applicant/': {
    summary: 'Registered candidates',
    roles: staff,
    deed: 'see_list',
    query: z.object(page),
    answer: z.array(applicantRecord),
  },
  'DELETE /applicant/{id}/': {
    summary: 'Delete a registered candidate with account, files and matches',
    roles: staff,
    deed: 'delete_account',
    params: z.object({ id }),
    answer: 'empty',
  },
  'GET /temp-applicants/': {
    summary: 'Invited candidates who have not registered yet',
    roles: staff,
    deed: 'see_list',
    query: z.object(page),
    answer: z.array(temporaryApplicantRecord),
  },
  'POST /temp-applicants/': {
    summary: 'Invite candidates by mail, and by SMS where a phone number is given',
    roles: staff,
    deed: 'invite',
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
    summary: 'Remind every invited candidate; their links are renewed',
    roles: staff,
    deed: 'remind',
    answer: z.object({ count: z.int() }),
  },
  'POST /temp-applicants/{id}/recontact/': {
    summary: 'Remind one invited candidate, by id or token; the link is renewed',
    roles: staff,
    deed: 'remind',
    params: z.object({ id: token }),
    answer: sendingIndicators,
  },
  'GET /temp-applicants/{token}/': {
    summary: 'Who an invitation link is for',
    roles: everyone,
    deed: null,
    params: z.object({ token }),
    answer: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
  },
  'DELETE /temp-applicants/{token}/': {
    summary: 'Withdraw an invitation',
    roles: staff,
    deed: 'withdraw_invitation',
    params: z.object({ token }),
    answer: 'empty',
  },
  'GET /applicants/registration/': {
    summary: "The signed-in candidate's sheet",
    roles: applicant,
    deed: null,
    answer: ownApplicantSheet,
  },
  'POST /applicants/registration/': {
    summary: 'Create the sheet, with the resume',
    roles: applicant,
    deed: 'save_candidate',
    body: sheetForm,
    files: ['resume'],
    answer: ownApplicantSheet,
    statuses: [201],
  },
  'PUT /applicants/registration/': {
    summary: 'Update the sheet; without a file the resume stays',
    roles: applicant,
    deed: 'save_candidate',
    body: sheetForm,
    files: ['resume'],
    answer: ownApplicantSheet,
  },
  'GET /applicants/registration/{applicantId}/': {
    summary: 'One candidate',
    roles: signedIn,
    deed: 'see_candidate',
    params: z.object({ applicantId: id }),
    answer: z.object({ applicant: readableApplicant }),
  },
  'POST /auto-fill/': {
    summary: 'Read a resume and propose values for the sheet; nothing is saved',
    roles: applicant,
    deed: null,
    files: ['resume'],
    answer: proposal,
  },
  'GET /download/{filename}/': {
    summary: 'Download a resume',
    roles: signedIn,
    deed: 'download_resume',
    params: z.object({ filename: token }),
    answer: 'file',
  },
} as const satisfies Calls;
