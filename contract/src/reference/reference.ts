import { z } from 'zod';
import { signedIn, staff, type Calls } from '../call.ts';
import { id, integer, literalText, page } from '../fields/fields.ts';
import { named } from '../fields/shapes.ts';

/** Pairs of key and label. */
const choiceList = z.array(z.tuple([z.string(), z.string()]));

export const referenceCalls = {
  'GET /educational-level-choices/': {
    summary: 'Educational levels, key to label',
    roles: signedIn,
    auditAction: null,
    answer: z.record(z.string(), z.string()),
  },
  'GET /choices/': {
    summary: 'One choice list, named by the one flag that is true',
    roles: signedIn,
    auditAction: null,
    query: z.object({
      target_educational_level: z.string().max(10).optional(),
      contract_type: z.string().max(10).optional(),
      duration: z.string().max(10).optional(),
    }),
    answer: choiceList,
  },
  'GET /company/sizes/': {
    summary: 'Organisation types, code and label',
    roles: signedIn,
    auditAction: null,
    answer: choiceList,
  },
  'GET /company/workforce/': {
    summary: 'Workforce bands, code and label',
    roles: signedIn,
    auditAction: null,
    answer: choiceList,
  },
  'GET /sector/': {
    summary: 'Economic sectors: the headings of NAF level A38, each with its A21 section',
    roles: signedIn,
    auditAction: null,
    query: z.object(page),
    answer: z.array(named.extend({ section: z.string() })),
  },
  'GET /skills/': {
    summary:
      'Skills: the reference list, those of users that the staff have taken, and those that one has added oneself',
    roles: signedIn,
    auditAction: null,
    query: z.object(page),
    answer: z.array(named.extend({ group: z.string() })),
    addition: true,
  },
  'POST /skills/': {
    summary:
      'Add a skill; one that exists already is answered as it is. Others see it once the staff have taken it',
    roles: signedIn,
    auditAction: null,
    body: z.object({ name: literalText(80) }),
    answer: named.extend({ group: z.string() }),
    statuses: [201],
    addition: true,
  },
  'GET /skills/added/': {
    summary: 'Skills that users have added, those that wait for the staff first',
    roles: staff,
    auditAction: null,
    query: z.object(page),
    answer: z.array(
      named.extend({
        /** Whether everybody sees it. */
        taken: z.boolean(),
        /** How many candidates and needs name it. */
        sheets: z.int(),
        needs: z.int(),
      }),
    ),
    addition: true,
  },
  'PUT /skills/added/{id}/': {
    summary: 'Let everybody see an added skill, under this name',
    roles: staff,
    auditAction: 'change_skills',
    params: z.object({ id }),
    body: z.object({ name: literalText(80) }),
    answer: named.extend({ group: z.string() }),
    addition: true,
  },
  'POST /skills/added/{id}/merge/': {
    summary: 'Put another skill in the place of an added one, wherever it is named',
    roles: staff,
    auditAction: 'change_skills',
    params: z.object({ id }),
    body: z.object({ into: id }),
    answer: 'empty',
    addition: true,
  },
  'DELETE /skills/added/{id}/': {
    summary: 'Delete an added skill, wherever it is named',
    roles: staff,
    auditAction: 'change_skills',
    params: z.object({ id }),
    answer: 'empty',
    addition: true,
  },
  'GET /communes/': {
    summary: 'Complete the name or postal code of a French commune',
    roles: signedIn,
    auditAction: null,
    query: z.object({ q: z.string().max(100).default(''), limit: integer(1, 20).default(8) }),
    answer: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        postal_codes: z.array(z.string()),
        department: z.string(),
        department_name: z.string(),
      }),
    ),
    addition: true,
  },
} as const satisfies Calls;
