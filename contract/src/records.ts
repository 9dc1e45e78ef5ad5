import { civilityKeys } from '@tandem/domain/reference/civilities';
import { organisationTypeKeys, workforceBandKeys } from '@tandem/domain/reference/companies';
import { contractTypeKeys } from '@tandem/domain/reference/contract-types';
import { durationKeys } from '@tandem/domain/reference/durations';
import { levelKeys } from '@tandem/domain/reference/levels';
import { matchStatuses } from '@tandem/domain/match';
import { progressKeys } from '@tandem/domain/statistics';
import { z } from 'zod';

/** The shapes of what calls answer. They are sent as they are: no transform, no coercion. */

const numberId = z.int();
const moment = z.string();

export const named = z.object({ id: numberId, name: z.string() });

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

export const applicantSheet = z.object({
  phone: z.string().nullable(),
  civility: z.enum(civilityKeys).nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  diploma: z.string().nullable(),
  target_educational_level: z.enum(levelKeys).nullable(),
  contract_type: z.enum(contractTypeKeys).nullable(),
  duration: z.enum(durationKeys).nullable(),
  summary: z.string().nullable(),
  skills: z.array(named),
  /** Path of the stored resume; its last segment is what `download/{filename}` takes. */
  resume: z.string().nullable(),
  kilometers_away: z.int().nullable(),
  session: sessionRecord.nullable(),
  session_id: numberId.nullable(),
  location: z.string().nullable(),
  formation: numberId.nullable(),
  sector: z.array(numberId),
});

const identity = z.object({ first_name: z.string(), last_name: z.string(), email: z.string() });

/** The candidate's own sheet; `id` is null until it has been saved once. */
export const ownApplicantSheet = z
  .object({ id: numberId.nullable(), ...identity.shape, ...applicantSheet.shape })
  .extend({ resume_name: z.string().nullable(), resume_added_at: moment.nullable() });

/** A candidate as the other side of a match sees them. */
export const matchedApplicant = z.object({
  id: numberId,
  ...identity.shape,
  ...applicantSheet.shape,
  formation_name: z.string().nullable(),
});

/** What is noted of a candidate besides the sheet; for the staff alone. */
const applicantNotes = z.object({
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
  name: z.string(),
  email: z.string(),
  sector: z.array(named),
  city: z.string().nullable(),
  adress: z.string().nullable(),
  zip_code: z.string().nullable(),
  country: z.string(),
  size: z.enum(organisationTypeKeys).nullable(),
  workforce: z.enum(workforceBandKeys).nullable(),
  description: z.string().nullable(),
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
  title: z.string(),
  location: z.string(),
  contract_type: z.enum(contractTypeKeys),
  target_educational_level: z.enum(levelKeys),
  description: z.string(),
  formations: z.array(named),
  skills: z.array(named),
  session: sessionRecord,
  session_id: numberId,
  company: named.nullable(),
  is_active: z.boolean(),
  created_at: moment,
});

/** A need as its company and the staff see it. */
export const offerRecord = matchedOffer.extend({
  formations_ids: z.array(numberId),
  same_entity_location: z.boolean(),
  seats: z.int(),
  token: z.string(),
});

export const scoreParts = z.object({
  score: z.number(),
  industry_score: z.number(),
  test_score: z.number(),
  geographic_score: z.number(),
  resume_score: z.number(),
});

export const matchStatus = z.literal([...matchStatuses]);

export const matchRecord = z.object({
  id: numberId,
  status: matchStatus,
  ...scoreParts.shape,
  created_at: moment,
  offer: matchedOffer,
  application: z.object({ applicant: matchedApplicant }),
  /** The statuses that the reader may set now. */
  open_moves: z.array(matchStatus),
  /** Whether the reader may finalise now, by saving the contract sheet. */
  may_finalise: z.boolean(),
  /** The candidate has a finalised enrolment with another need of the session; never told to the candidate. */
  already_placed: z.boolean(),
});

/** Why a pair that has a match would not be compatible any more, or which side cannot be matched at present. */
export const matchObstacle = z.enum([
  'session',
  'formation',
  'level',
  'contract',
  'distance',
  'candidate',
  'need',
]);

/** What each part of a score rests on, as data; the sentences are the screens'. */
export const matchExplanation = z.object({
  /** What has changed since the pair was scored, so that it cannot be explained; null where it can. */
  obstacle: matchObstacle.nullable(),
  reasons: z
    .object({
      /** For each sector of the company, the candidate's closest; null where none is near. */
      industry: z.array(
        z.object({
          company: z.string(),
          candidate: z.string().nullable(),
          fit: z.enum(['same', 'section', 'none']),
        }),
      ),
      /** How many questions there are, and on how many the two sides are close or far apart; never which. */
      test: z.object({ questions: z.int(), close: z.int(), far: z.int() }),
      geographic: z.object({
        /** As the crow flies; null where a place could not be located. */
        km: z.number().nullable(),
        /** Null for no limit. */
        limit_km: z.int().nullable(),
        unknown_places: z.array(z.enum(['candidate', 'need'])),
      }),
      resume: z.object({
        shared_skills: z.array(named),
        /** What the need asks for and the candidate does not show. */
        missing_skills: z.array(named),
        /** Other words that both texts have, the most telling first. */
        shared_words: z.array(z.string()),
      }),
    })
    .nullable(),
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
