import { contractTypeKeys } from '@tandem/domain/reference/contract-types';
import { durationKeys } from '@tandem/domain/reference/durations';
import { levelKeys } from '@tandem/domain/reference/levels';
import { candidateFields } from '@tandem/domain/candidates/candidate-fields';
import { seenBy } from '@tandem/domain/fields/field';
import { z } from 'zod';
import { answeredFields, sentFields } from '../fields/field-shapes.ts';
import { applicant, signedIn, staff, type Calls } from '../call.ts';
import { flag, id, page, seenVersion, token } from '../fields/fields.ts';
import { filledByCentre, identity, named, reachedAt } from '../fields/shapes.ts';
import { sendingIndicators, temporaryApplicantRecord } from '../invitations/invitations.ts';
import { sessionRecord } from '../programmes/programmes.ts';

/** The candidate's own sheet; `id` is null until it has been saved once. */
const ownApplicantSheet = z.object({
  id: z.int().nullable(),
  ...identity.shape,
  email: reachedAt,
  /** Of the resume, the path under which it is stored; its last segment is what `download/{filename}` takes. */
  ...answeredFields(candidateFields),
  session: sessionRecord.nullable(),
  resume_name: z.string().nullable(),
  resume_added_at: z.string().nullable(),
  /** Null once the candidate has saved it themselves. */
  filled_by_centre: filledByCentre.nullable(),
  /** Which state of its fields this is; sent back as `seen_version`. */
  version: z.string(),
});

/** A candidate as the other side of a match sees them. */
export const matchedApplicant = z.object({
  id: z.int(),
  ...identity.shape,
  email: reachedAt,
  ...answeredFields(seenBy(candidateFields, 'match')),
  session: sessionRecord.nullable(),
  formation_name: z.string().nullable(),
});

/** What is known of a candidate besides what the other side of a match sees; for the staff alone. */
const applicantNotes = z.object({
  ...answeredFields(seenBy(candidateFields, 'own')),
  ...sendingIndicators.shape,
  created_at: z.string(),
  /** Whether the sheet and the test are complete: both are needed to be matched. */
  page_done: z.boolean(),
  test_done: z.boolean(),
  filled_by_centre: filledByCentre.nullable(),
});

const applicantRecord = z.object({ ...matchedApplicant.shape, ...applicantNotes.shape });

/** One candidate: all of it for the staff, the sheet for others who may read it. */
const readableApplicant = z.object({
  ...matchedApplicant.shape,
  ...applicantNotes.partial().shape,
});

const sheetForm = z.object(sentFields(candidateFields));

const sheetChange = sheetForm.extend({ seen_version: seenVersion });

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
  /**
   * What could not be read, and why: all of it, since the file holds pictures in which no text could be recognised (`no_text`) or
   * there was no time to look for it (`no_time`), or it is too large a picture for that (`too_large`, an addition); or what stands in some of its pictures, for want of time (`rest`).
   */
  unread: z.enum(['no_text', 'no_time', 'too_large', 'rest']).nullable(),
  /** Whether the text was recognised in a scan or a photograph: single letters and digits may be wrong. */
  recognised: z.boolean(),
});

export const candidateCalls = {
  'GET /applicant/info/': {
    summary: 'Which steps the signed-in candidate has completed',
    roles: applicant,
    auditAction: null,
    answer: z.object({
      applicant_page: z.boolean(),
      applicant_test: z.boolean(),
      applicant_matches: z.boolean(),
    }),
  },
  'GET /applicant/': {
    summary: 'Registered candidates',
    roles: staff,
    auditAction: 'see_list',
    query: z.object(page),
    answer: z.array(applicantRecord),
  },
  'DELETE /applicant/{id}/': {
    summary: 'Delete a registered candidate with account, files and matches',
    roles: staff,
    auditAction: 'delete_account',
    params: z.object({ id }),
    answer: 'empty',
    sensitive: true,
  },
  'GET /temp-applicants/': {
    summary: 'Invited candidates who have not registered yet',
    roles: staff,
    auditAction: 'see_list',
    query: z.object(page),
    answer: z.array(temporaryApplicantRecord),
  },
  'GET /applicants/registration/': {
    summary: "The signed-in candidate's sheet",
    roles: applicant,
    auditAction: null,
    answer: ownApplicantSheet,
  },
  'POST /applicants/registration/': {
    summary: 'Create the sheet, with the resume',
    roles: applicant,
    auditAction: 'save_candidate',
    body: sheetForm,
    files: ['resume'],
    answer: ownApplicantSheet,
    statuses: [201],
  },
  'PUT /applicants/registration/': {
    summary: 'Update the sheet; without a file the resume stays',
    roles: applicant,
    auditAction: 'save_candidate',
    body: sheetChange,
    files: ['resume'],
    answer: ownApplicantSheet,
  },
  'GET /applicants/registration/{applicantId}/': {
    summary: 'One candidate',
    roles: signedIn,
    auditAction: 'see_candidate',
    params: z.object({ applicantId: id }),
    answer: z.object({ applicant: readableApplicant }),
  },
  'GET /applicants/registration/{applicantId}/correction/': {
    summary: 'The sheet of a registered candidate as its form begins, for the staff who fill it in',
    roles: staff,
    auditAction: 'see_candidate',
    params: z.object({ applicantId: id }),
    answer: ownApplicantSheet,
    addition: true,
  },
  'PUT /applicants/registration/{applicantId}/correction/': {
    summary:
      'Fill in or correct the sheet on behalf of a registered candidate, who is told; it is marked until they save it themselves',
    roles: staff,
    auditAction: 'fill_candidate',
    params: z.object({ applicantId: id }),
    body: sheetChange.extend({ tell: flag.default(true) }),
    files: ['resume'],
    answer: ownApplicantSheet,
    addition: true,
  },
  'POST /auto-fill/': {
    summary: 'Read a resume and propose values for the sheet; nothing is saved',
    roles: applicant,
    auditAction: null,
    files: ['resume'],
    answer: proposal,
  },
  'POST /applicants/registration/{applicantId}/auto-fill/': {
    summary: 'The same, for the staff who fill in the sheet of a registered candidate',
    roles: staff,
    auditAction: null,
    params: z.object({ applicantId: id }),
    files: ['resume'],
    answer: proposal,
    addition: true,
  },
  'GET /download/{filename}/': {
    summary: 'Download a resume',
    roles: signedIn,
    auditAction: 'download_resume',
    params: z.object({ filename: token }),
    answer: 'file',
  },
} as const satisfies Calls;
