import { levelKeys } from '@tandem/domain/reference/levels';
import { z } from 'zod';
import { applicant, company, staff, type Calls } from '../call.ts';
import { id } from '../fields/fields.ts';
import { named } from '../fields/shapes.ts';

/** What one change of a sheet or a need would bring, counted by the engine on the sheet as it would be then. */
const effect = {
  /** Matches more. */
  gain: z.int(),
  /** Matches of now that would score a point higher at least. */
  closer: z.int(),
  /** The best score after it; null where the tests that it takes are not there yet. */
  best: z.number().nullable(),
};

const candidateChange = z.object({
  kind: z.enum(['limit', 'contract', 'skill', 'summary', 'test']),
  /** For `limit`: the wider one; -1 for none. */
  km: z.int().nullable(),
  /** For `skill`: what may have been forgotten. For `summary`: the job that it would say alone. */
  skill: named.nullable(),
  /** For `skill`: what the sheet or the resume says that comes near it. */
  near: named.nullable(),
  ...effect,
});

const needChange = z.object({
  kind: z.enum(['contract', 'level', 'place', 'skill', 'title', 'tutor']),
  level: z.enum(levelKeys).nullable(),
  /** For `place`: another place of the company. */
  place: z.string().nullable(),
  /** For `skill`: one that would not be asked for any more. For `title`: the one that would stand behind it. */
  skill: named.nullable(),
  /** For `title`: as it would be. */
  title: z.string().nullable(),
  ...effect,
});

const candidateChanges = z.object({
  matches: z.int(),
  /** The best score of now, refused matches aside. */
  best: z.number().nullable(),
  changes: z.array(candidateChange),
  /** What brings what nobody can count before it is there. */
  missing: z.array(z.enum(['resume', 'place'])),
});

const needChanges = z.object({
  matches: z.int(),
  best: z.number().nullable(),
  changes: z.array(needChange),
  missing: z.array(z.enum(['description', 'place'])),
});

const candidateAnswer = z.object({
  /** Null while the sheet is not complete, and for who is placed. */
  changes: candidateChanges.nullable(),
});

const needAnswer = z.object({
  /** Null for a closed need. */
  changes: needChanges.nullable(),
});

export const changesCalls = {
  'GET /chances/changes/': {
    summary: 'What each single change of their sheet would bring a candidate, computed',
    roles: applicant,
    auditAction: null,
    answer: candidateAnswer,
    addition: true,
  },
  'GET /offers/{id}/chances/changes/': {
    summary:
      'What each single change of a need of one’s own would bring, computed; of no candidate',
    roles: company,
    auditAction: null,
    params: z.object({ id }),
    answer: needAnswer,
    addition: true,
  },
  'GET /near_pairs/applicant/{id}/changes/': {
    summary: 'The same figures as a candidate reads of their own sheet, for those who advise them',
    roles: staff,
    auditAction: 'see_candidate',
    params: z.object({ id }),
    answer: candidateAnswer,
    addition: true,
  },
  'GET /near_pairs/offer/{id}/changes/': {
    summary: 'The same figures as a company reads of its own need, for those who advise it',
    roles: staff,
    auditAction: 'see_company',
    params: z.object({ id }),
    answer: needAnswer,
    addition: true,
  },
} as const satisfies Calls;
