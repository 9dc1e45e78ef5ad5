import { nearRuleKeys } from '@tandem/domain/matches/near-pair';
import { contractTypeKeys } from '@tandem/domain/reference/contract-types';
import { levelKeys } from '@tandem/domain/reference/levels';
import { z } from 'zod';
import { applicant, company, staff, type Calls } from '../call.ts';
import { id } from '../fields/fields.ts';

const contracts = z.array(z.object({ contract_type: z.enum(contractTypeKeys), gain: z.int() }));

const chances = z.object({
  /** Needs of the candidate's formation and session that look for somebody. */
  needs: z.int(),
  /** Those that every rule lets through. */
  open: z.int(),
  /** Wider limits (km; -1 for none) with how many needs each would add. */
  farther: z.array(z.object({ km: z.int(), gain: z.int() })),
  /** Distance of the nearest need that only the limit keeps away, in km. */
  nearest_km: z.int().nullable(),
  contracts,
  wait_for_tutor: z.int(),
  other_level: z.int(),
});

const needChances = z.object({
  /** Candidates of the need's formations and session who look for a place. */
  candidates: z.int(),
  /** Those whom every rule but the tutor's test lets through. */
  open: z.int(),
  waits_for_tutor: z.boolean(),
  /** Candidates who would come, but not so far. */
  too_far: z.int(),
  /** Contract types that they look for instead, with how many candidates each would add. */
  contracts,
  other_level: z.int(),
});

const nearPair = z.object({
  applicant: z.int(),
  offer: z.int(),
  /** The company, or the candidate, and its account. */
  other: z.string(),
  other_account_id: z.int(),
  /** Of the need. */
  title: z.string(),
  /** Of the need, or where the candidate lives. */
  location: z.string(),
  /** The one rule that is missed. */
  rule: z.enum(nearRuleKeys),
  /** How far it is, where that is what is missed, and the candidate's limit. */
  km: z.int().nullable(),
  limit_km: z.int(),
  /** What the other side asks for. */
  contract_type: z.enum(contractTypeKeys),
  target_educational_level: z.enum(levelKeys),
  /** What the pair would score; null where it cannot be compared yet. */
  score: z.number().nullable(),
  /** Once it has been proposed: the match, and since when. */
  proposed: z.object({ match: z.int(), at: z.string() }).nullable(),
});

/** Null where nothing can be compared: sheet or test is missing, or the candidate is placed, or the need closed. */
const near = <Counts extends z.ZodType>(counts: Counts) =>
  z.object({ chances: counts.nullable(), pairs: z.array(nearPair) });

export const chancesCalls = {
  'GET /chances/': {
    summary: 'What keeps needs of their formation from a candidate by one rule alone',
    roles: applicant,
    auditAction: null,
    answer: z.object({
      /** Null while the sheet or the test is not complete, and where the session is closed. */
      chances: chances.nullable(),
      /** The candidate’s session, where it is closed: nothing is compared in it any more. */
      closed_session: z.string().optional(),
    }),
    addition: true,
  },
  'GET /need_chances/': {
    summary:
      'How many candidates one rule alone keeps from each need of one’s own that has no match',
    roles: company,
    auditAction: null,
    /** A need that is closed is not among them. */
    answer: z.object({ items: z.array(z.object({ offer: z.int(), chances: needChances })) }),
    addition: true,
  },
  'GET /near_pairs/applicant/{id}/': {
    summary: 'The needs that a candidate misses by one rule, and by little',
    roles: staff,
    auditAction: 'see_list',
    params: z.object({ id }),
    answer: near(chances),
    addition: true,
  },
  'GET /near_pairs/offer/{id}/': {
    summary: 'The candidates whom a need misses by one rule, and by little',
    roles: staff,
    auditAction: 'see_list',
    params: z.object({ id }),
    answer: near(needChances),
    addition: true,
  },
  'POST /near_pairs/': {
    summary:
      'Propose a pair that misses one rule by little to both sides: a match that no run takes away; once proposed, nothing more happens',
    roles: staff,
    auditAction: 'propose_match',
    body: z.object({ applicant: id, offer: id }),
    answer: z.object({ match: z.int() }),
    addition: true,
  },
} as const satisfies Calls;
