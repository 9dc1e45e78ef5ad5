import { enrolmentStateKeys } from '@tandem/domain/enrolments/enrolment';
import { tellingCloseness } from '@tandem/domain/matches/standing';
import { needStates } from '@tandem/domain/needs/need-state';
import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { id, page } from '../fields/fields.ts';
import { named } from '../fields/shapes.ts';
import { standingFields } from './match-standing.ts';
import { awaitedAnswer } from './match-awaited.ts';
import { matchStatus } from './match-id.ts';
import { matchFilters } from './match-filters.ts';

/**
 * A match as a line of a list has it, in some 220 bytes: what is not so, or not known, is left out.
 * All else is read with the one match, the moves that are open too; its id says which candidate and which need.
 */
export const matchCard = z.object({
  id: z.int(),
  status: matchStatus,
  score: z.number(),
  /** To the minute. */
  created_at: z.string(),
  /** By where it stands among those of a candidate or a company; left out where it is no more than possible. */
  closeness: z.enum(tellingCloseness).optional(),
  advised: standingFields.advised,
  attention: standingFields.attention.unwrap().unwrap().optional(),
  /** By the centre, though one rule is missed by little. */
  proposed: z.literal(true).optional(),
  /** The candidate says so. */
  interested: z.literal(true).optional(),
  already_placed: z.literal(true).optional(),
  set_aside: z.literal(true).optional(),
  /** To the candidate, while the company has not answered. */
  awaited: awaitedAnswer.optional(),
  /** What it has become once finalised. */
  enrolment: z
    .object({
      state: z.enum(enrolmentStateKeys),
      begins_on: z.string().optional(),
      broken_on: z.string().optional(),
    })
    .optional(),
  offer: z.object({
    title: z.string(),
    /** Where the reader is not its company: whose it is, and where. */
    company: z.string().optional(),
    location: z.string().optional(),
    /** Left out while it is active. */
    state: z.enum(needStates).optional(),
    set_aside_until: z.string().optional(),
    /** The school year, once it is closed: nothing moves in it any more. */
    closed_session: named.optional(),
  }),
  /** Where the reader is not that candidate. */
  candidate: z
    .object({
      name: z.string(),
      place: z.string().optional(),
      /** For the staff. */
      programme: z.string().optional(),
    })
    .optional(),
});

export const matchCardCalls = {
  'GET /match_cards/': {
    summary:
      "The signed-in candidate's or company's matches, a card each: what a list shows; the rest is read with the match",
    roles: ['applicant', 'company'],
    auditAction: 'see_list',
    kept: true,
    query: z.object(page),
    answer: z.array(matchCard),
    addition: true,
  },
  'GET /match_cards/groups/{by}/{id}/': {
    summary: 'The filtered matches of one group, a card each',
    roles: staff,
    auditAction: 'see_list',
    params: z.object({ by: z.enum(['offer', 'applicant']), id }),
    query: matchFilters.extend(page),
    answer: z.array(matchCard),
    addition: true,
  },
} as const satisfies Calls;
