import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { id } from '../fields/fields.ts';
import { matchId, matchStatus } from '../matches/match-id.ts';
import { named } from '../fields/shapes.ts';

const pair = z.object({
  /** The id of the match. */
  match: z.int(),
  applicant: z.int(),
  offer: z.int(),
  score: z.number(),
  status: matchStatus,
});

/** Why a candidate goes without a place. */
const leftOverReason = z.enum([
  /** The test, or the sheet, is not complete: nothing could be compared. */
  'incomplete',
  'no_need',
  /** All their matches have been refused by one side or the other. */
  'refused',
  /** The seats of `offer`, their best match, are held by those who are accepted. */
  'seats_held',
  /** The seats of `offer` went to better scores, down to `lowest`. */
  'better_placed',
  /** The seats of `offer` went to lower scores: all together, the sum is larger that way. */
  'for_the_sum',
]);

/** Why seats stay free. */
const freeSeatsReason = z.enum([
  /** The tutor has not passed the test. */
  'inactive',
  'no_candidate',
  /** All its matches have been refused by one side or the other. */
  'refused',
  'placed_elsewhere',
]);

const assignment = z.object({
  /** Best score first. */
  placed: z.array(pair),
  left_over: z.array(
    z.object({
      applicant: z.int(),
      reason: leftOverReason,
      offer: z.int().nullable(),
      score: z.number().nullable(),
      lowest: z.number().nullable(),
    }),
  ),
  free_seats: z.array(z.object({ offer: z.int(), seats: z.int(), reason: freeSeatsReason })),
  /** Points of all placed pairs together. */
  sum: z.number(),
  average: z.number().nullable(),
});

const suggestion = z.object({
  applicants: z.array(z.object({ id: z.int(), first_name: z.string(), last_name: z.string() })),
  offers: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      company: named,
      seats: z.int(),
      /** Formations besides this one that the need is open to: they are suggested the same seats. */
      other_formations: z.int(),
    }),
  ),
  /** The pairs that hold a seat already, so that nobody else is suggested for it. */
  held: z.array(pair),
  /** The pairs whose two sides have been told, and when. */
  notified: z.array(z.object({ match: z.int(), at: z.string() })),
  /** Whether candidates or companies rank by other weights than those of the scores. */
  own_weights: z.boolean(),
  /** Nobody has a reason to leave it. */
  stable: assignment,
  /** The largest sum of scores; null where the search would be too large. */
  best: assignment.nullable(),
  /** What the stable one gives up; null without the other. */
  stable_gives_up: z.object({ sum: z.number(), placed: z.int() }).nullable(),
  /** What the best one gives up: pairs that would both rather have each other. */
  best_gives_up: z.object({ unstable_pairs: z.int() }).nullable(),
});

/** So many pairs are told in one call. */
const notifiedPairsMax = 500;

export const assignmentCalls = {
  'GET /assignment/': {
    summary:
      'Who could go where if everybody of a formation and session were placed at once; changes nothing',
    roles: staff,
    auditAction: 'see_list',
    query: z.object({ formation: id, session: id }),
    answer: suggestion,
    addition: true,
  },
  'POST /assignment/notify/': {
    summary:
      'Tell both sides of suggested pairs, each pair once, by mail and by the bell; no status changes',
    roles: staff,
    auditAction: 'suggest_match',
    body: z.object({
      matches: z
        .array(matchId, 'Ce champ attend une liste de matchs.')
        .min(1, 'Choisissez au moins un duo.')
        .max(notifiedPairsMax, `Au plus ${notifiedPairsMax} éléments.`)
        .transform((ids) => [...new Set(ids)]),
    }),
    answer: z.object({
      /** Pairs that were told now, pairs that had been told before, and pairs that can be suggested no more. */
      notified: z.int(),
      already: z.int(),
      closed: z.int(),
    }),
    addition: true,
  },
} as const satisfies Calls;
