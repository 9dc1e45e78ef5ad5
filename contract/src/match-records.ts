import { matchStatuses } from '@tandem/domain/matches/match';
import { z } from 'zod';
import { integer } from './fields.ts';
import { matchedApplicant, matchedOffer, named } from './records.ts';

const scoreParts = z.object({
  score: z.number(),
  industry_score: z.number(),
  test_score: z.number(),
  geographic_score: z.number(),
  resume_score: z.number(),
});

export const matchStatus = z.literal([...matchStatuses]);

/** The same as a client sends it, also as text. */
export const typedStatus = integer(Math.min(...matchStatuses), Math.max(...matchStatuses)).pipe(
  matchStatus,
);

export const matchRecord = z.object({
  id: z.int(),
  status: matchStatus,
  ...scoreParts.shape,
  created_at: z.string(),
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
const matchObstacle = z.enum([
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
        /** The job that the candidate's summary and the title of the need both name; an addition. */
        shared_aims: z.array(z.string()),
      }),
    })
    .nullable(),
});
