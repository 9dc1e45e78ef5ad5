import { candidateFields } from '@tandem/domain/candidates/candidate-fields';
import { companyFields } from '@tandem/domain/companies/company-fields';
import { seenBy } from '@tandem/domain/fields/field';
import { needFields } from '@tandem/domain/needs/need-fields';
import { levelKeys } from '@tandem/domain/reference/levels';
import { progressKeys } from '@tandem/domain/statistics/statistics';
import { z } from 'zod';
import { answeredFields, named } from './field-shapes.ts';

/** The shapes of what calls answer. They are sent as they are: no transform, no coercion. */

const numberId = z.int();
const moment = z.string();

export { named };

export const sessionRecord = named;

export const formationRecord = named.extend({ level: z.enum(levelKeys) });

/** How the messages to a person went: shown as the mail and SMS indicators of a row. */
export const sendingIndicators = z.object({
  email_sent: z.boolean(),
  last_email_sent: moment.nullable(),
  email_sent_count: z.int(),
  /** Why the last mail did not arrive, in the mail server's words; null while none failed. */
  email_error: z.string().nullable(),
  sms_sent: z.boolean(),
  last_sms_sent: moment.nullable(),
  sms_sent_count: z.int(),
});

const identity = z.object({ first_name: z.string(), last_name: z.string(), email: z.string() });

/** The candidate's own sheet; `id` is null until it has been saved once. */
export const ownApplicantSheet = z.object({
  id: numberId.nullable(),
  ...identity.shape,
  /** Of the resume, the path under which it is stored; its last segment is what `download/{filename}` takes. */
  ...answeredFields(candidateFields),
  session: sessionRecord.nullable(),
  resume_name: z.string().nullable(),
  resume_added_at: moment.nullable(),
});

/** A candidate as the other side of a match sees them. */
export const matchedApplicant = z.object({
  id: numberId,
  ...identity.shape,
  ...answeredFields(seenBy(candidateFields, 'match')),
  session: sessionRecord.nullable(),
  formation_name: z.string().nullable(),
});

/** What is known of a candidate besides what the other side of a match sees; for the staff alone. */
const applicantNotes = z.object({
  ...answeredFields(seenBy(candidateFields, 'own')),
  ...sendingIndicators.shape,
  created_at: moment,
  /** Whether the sheet and the test are complete: both are needed to be matched. */
  page_done: z.boolean(),
  test_done: z.boolean(),
});

export const applicantRecord = z.object({ ...matchedApplicant.shape, ...applicantNotes.shape });

/** One candidate: all of it for the staff, the sheet for others who may read it. */
export const readableApplicant = z.object({
  ...matchedApplicant.shape,
  ...applicantNotes.partial().shape,
});

export const temporaryApplicantRecord = z.object({
  id: numberId,
  token: z.string(),
  ...identity.shape,
  phone: z.string().nullable(),
  link_inscription: z.string(),
  ...sendingIndicators.shape,
  diploma: z.null(),
  contract_type: z.null(),
  location: z.null(),
  created_at: moment,
  expires_at: moment,
});

export const companyRecord = z.object({
  id: numberId,
  email: z.string(),
  ...answeredFields(companyFields),
  number_of_offers: z.int(),
  active_offers: z.int(),
  created_at: moment,
  page_done: z.boolean(),
  ...sendingIndicators.shape,
});

export const temporaryCompanyRecord = z.object({
  id: numberId,
  token: z.string(),
  name: z.string(),
  email: z.string(),
  link_inscription: z.string(),
  ...sendingIndicators.shape,
  created_at: moment,
  expires_at: moment,
});

/** A need as anyone may see it who meets it in a match. */
export const matchedOffer = z.object({
  id: numberId,
  ...answeredFields(seenBy(needFields, 'match')),
  formations: z.array(named),
  session: sessionRecord,
  company: named.nullable(),
  is_active: z.boolean(),
  created_at: moment,
});

/** A need as its company and the staff see it. */
export const offerRecord = matchedOffer.extend({
  ...answeredFields(seenBy(needFields, 'own')),
  token: z.string(),
  number_of_matches: z.int(),
});

export const statisticsRow = z.object({
  formation_id: numberId,
  formation: z.string(),
  total_applicants: z.int(),
  no_matches: z.int(),
  pending_matches: z.int(),
  accepted_by_company: z.int(),
  fully_accepted: z.int(),
  finalized_enrollment: z.int(),
});

export const countedCandidate = z.object({
  id: numberId,
  ...identity.shape,
  formation: z.string(),
  session: z.string().nullable(),
  progress: z.enum(progressKeys),
});

export const managerRecord = z.object({
  id: numberId,
  ...identity.shape,
  /** Whether the manager has chosen a password yet. */
  registered: z.boolean(),
});

export const formationLink = z.object({
  id: numberId,
  manager: numberId,
  formation: numberId,
});

/** Pairs of key and label. */
export const choiceList = z.array(z.tuple([z.string(), z.string()]));

export const message = z.object({ message: z.string() });
