import { z } from 'zod';
import { named } from '../fields/shapes.ts';

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

/** Of ten proposals like it: about so many, between these two. */
const told = z.object({ of_ten: z.int(), low: z.int(), high: z.int() }).nullable();

const scorePart = z.enum(['industry', 'test', 'geographic', 'resume']);

/** What each part of a score rests on, as data; the sentences are the screens'. */
export const matchExplanation = z.object({
  /** What has changed since the pair was scored, so that it cannot be explained; null where it can. */
  obstacle: matchObstacle.nullable(),
  /**
   * For a candidate and a company, while nobody has answered: how often proposals like it got a yes of companies, and then of
   * candidates; null where too few have answered, where it would say nothing of use, or nothing is to be told; an addition.
   */
  chances: z.object({ company: told, candidate: told }).nullable(),
  /** How much each part counts in the total, for the ring; an addition. */
  weights: z.object({
    industry: z.int(),
    test: z.int(),
    geographic: z.int(),
    resume: z.int(),
  }),
  /** Whether the score that stands beside it was counted before a change of a side, or by earlier rules: the reasons are not of it; an addition. */
  is_older: z.boolean(),
  reasons: z
    .object({
      /** For each sector of the company, the candidate's closest; null where none is near. */
      industry: z.array(
        z.object({
          company: z.string(),
          candidate: z.string().nullable(),
          /** The place of that sector in the candidate's order, from 1. */
          place: z.int().nullable(),
          fit: z.enum(['same', 'section', 'none']),
        }),
      ),
      /** How many questions there are, and on how many the two sides are close or far apart; never which. */
      /** The sector of the need's trade, where that counted for more than the company's; an addition. */
      trade: z.string().nullable(),
      test: z.object({
        questions: z.int(),
        close: z.int(),
        far: z.int(),
        /** Where the two sides stand on each trait, and how far apart they answered, 0 to 100; an addition. */
        traits: z.array(
          z.object({
            trait: z.enum([
              'conscientiousness',
              'extraversion',
              'agreeableness',
              'stability',
              'openness',
            ]),
            candidate: z.int(),
            need: z.int(),
            apart: z.int(),
          }),
        ),
      }),
      geographic: z.object({
        /** As the crow flies; null where a place could not be located. */
        km: z.number().nullable(),
        /** Null for no limit. */
        limit_km: z.int().nullable(),
        unknown_places: z.array(z.enum(['candidate', 'need'])),
      }),
      resume: z.object({
        shared_skills: z.array(named),
        /** Those that the candidate has ticked without any text of theirs saying them: they count in part; absent for none; an addition. */
        only_ticked: z.array(named).optional(),
        /** What the need asks for and the candidate does not show. */
        missing_skills: z.array(named),
        /** Other words that both texts have, the most telling first. */
        shared_words: z.array(z.string()),
        /** The job that the candidate's summary and the title of the need both name; an addition. */
        shared_aims: z.array(z.string()),
        /** Which choice of the candidate's that job is, 1 the first; absent where they tell no order; an addition. */
        aimed_choice: z.int().optional(),
        /** The same where the candidate's texts name it without saying that they look for it; an addition. */
        inferred_aims: z.array(z.string()),
        /** Whether the text of the resume, a picture, is still being recognised, or could not be; null where it counts; an addition. */
        unread_resume: z.enum(['waiting', 'unread']).nullable(),
        /** What the need asks for, with what the candidate has that is close to it; an addition. */
        near_skills: z.array(z.object({ asked: named, own: named })),
        /**
         * Points that the part has more (below 0: less) than one that claims as much as the mean of the session would have for
         * the same; absent where these are fewer than five; an addition.
         */
        for_claims: z.number().optional(),
      }),
      /**
       * The parts that the scale of the session moves by five points or more, with what they would be without it; absent where
       * it moves none so far; an addition.
       */
      rescaled: z.array(z.object({ part: scorePart, measured: z.number() })).optional(),
    })
    .nullable(),
});
