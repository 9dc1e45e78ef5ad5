import { matchStatuses } from '@tandem/domain/matches/match';
import { z } from 'zod';
import { signedIn, staff, type Calls } from './call.ts';
import { id, integer, optionalText, page, text, unlessEmpty } from './fields.ts';
import { named } from './shapes.ts';
import { matchedApplicant } from './candidates.ts';
import { matchedOffer } from './needs.ts';

/** A match id is larger than other ids: it carries its pair (domain/match). */
export const matchId = integer(1, Number.MAX_SAFE_INTEGER);

export const matchStatus = z.literal([...matchStatuses]);

/** The same as a client sends it, also as text. */
const typedStatus = integer(Math.min(...matchStatuses), Math.max(...matchStatuses)).pipe(
  matchStatus,
);

const scoreParts = z.object({
  score: z.number(),
  industry_score: z.number(),
  test_score: z.number(),
  geographic_score: z.number(),
  resume_score: z.number(),
});

const matchRecord = z.object({
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
const matchExplanation = z.object({
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

const filterText = optionalText(200).optional();

const matchFilters = z.object({
  status: unlessEmpty(typedStatus.optional()),
  offer: filterText,
  company: filterText,
  firstName: filterText,
  lastName: filterText,
  /** Key or label. */
  contractType: filterText,
  /** Id or name. */
  formation: unlessEmpty(z.union([id, text(200)]).optional()),
});

export const matchCalls = {
  'GET /matches/': {
    summary: "The signed-in candidate's or company's matches",
    roles: ['applicant', 'company'],
    deed: 'see_list',
    query: z.object(page),
    answer: z.array(matchRecord),
  },
  'GET /matches/{id}/': {
    summary: 'One match',
    roles: signedIn,
    deed: 'see_match',
    params: z.object({ id: matchId }),
    answer: matchRecord,
    addition: true,
  },
  'POST /matches/{id}/': {
    summary: 'Move a match; 409 with the current status when the move is not open',
    roles: signedIn,
    deed: 'move_match',
    params: z.object({ id: matchId }),
    body: z.object({ action: typedStatus }),
    answer: matchRecord,
  },
  'GET /matches/{id}/explanation/': {
    summary: 'What each part of the score of a match rests on',
    roles: signedIn,
    deed: 'see_match',
    params: z.object({ id: matchId }),
    answer: matchExplanation,
    addition: true,
  },
  'GET /matches/{id}/history/': {
    summary: 'Who moved a match, when, from what to what',
    roles: staff,
    deed: null,
    params: z.object({ id: matchId }),
    query: z.object(page),
    answer: z.array(
      z.object({
        at: z.string(),
        /** Name of the person or the company; empty when the account is gone. */
        by: z.string(),
        role: z.enum(['applicant', 'company', 'staff', 'superuser']),
        from: matchStatus,
        to: matchStatus,
      }),
    ),
    addition: true,
  },
  'GET /match_applicants/': {
    summary: 'All matches, filtered',
    roles: staff,
    deed: 'see_list',
    query: matchFilters.extend(page),
    answer: z.array(matchRecord),
  },
  'GET /match_applicants/groups/': {
    summary:
      'The groups that the filtered matches form, by need or by candidate, with the statistics of the whole',
    roles: staff,
    deed: 'see_list',
    query: matchFilters.extend(page).extend({ by: z.enum(['offer', 'applicant']) }),
    answer: z.object({
      total_matches: z.int(),
      average_score: z.number().nullable(),
      groups: z.array(z.object({ id: z.int(), title: z.string(), count: z.int() })),
    }),
    addition: true,
  },
  'GET /match_applicants/groups/{by}/{id}/': {
    summary: 'The filtered matches of one group',
    roles: staff,
    deed: 'see_list',
    params: z.object({ by: z.enum(['offer', 'applicant']), id }),
    query: matchFilters.extend(page),
    answer: z.array(matchRecord),
    addition: true,
  },
} as const satisfies Calls;
