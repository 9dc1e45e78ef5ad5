import { levelKeys } from '@tandem/domain/reference/levels';
import { z } from 'zod';
import { signedIn, staff, superuser, type Calls } from './call.ts';
import { choice, id, page, reference, text } from './fields.ts';
import { choiceList, formationLink, formationRecord, named, sessionRecord } from './records.ts';

const noId = z.union([z.null(), z.literal(''), z.literal(0)]).transform(() => undefined);

export const trainingCalls = {
  'GET /formations/': {
    summary: 'The formations',
    roles: signedIn,
    deed: null,
    query: z.object(page),
    answer: z.array(formationRecord),
  },
  'POST /formations/': {
    summary: 'Add a formation; with the id of one, change it',
    roles: superuser,
    deed: null,
    body: z.object({
      name: text(200),
      level: choice(levelKeys),
      id: z.union([noId, id]).optional(),
    }),
    answer: formationRecord,
    /** Added, changed. */
    statuses: [201, 200],
  },
  'DELETE /formations/{id}/': {
    summary: 'Delete a formation that nothing uses',
    roles: superuser,
    deed: null,
    params: z.object({ id }),
    answer: 'empty',
  },
  'GET /sessions/': {
    summary: 'The academic sessions',
    roles: signedIn,
    deed: null,
    query: z.object(page),
    answer: z.array(sessionRecord),
  },
  'POST /sessions/': {
    summary: 'Add a session',
    roles: superuser,
    deed: null,
    body: z.object({ name: text(100) }),
    answer: sessionRecord,
    statuses: [201],
  },
  'DELETE /sessions/{id}/': {
    summary: 'Delete a session that nothing uses',
    roles: superuser,
    deed: null,
    params: z.object({ id }),
    answer: 'empty',
  },
  'GET /formationlink/': {
    summary: 'Which manager supervises which formation; a manager sees their own',
    roles: staff,
    deed: null,
    query: z.object(page),
    answer: z.array(formationLink),
  },
  'POST /formationlink/': {
    summary: 'Let a manager supervise a formation',
    roles: superuser,
    deed: 'change_manager',
    body: z.object({ manager: reference, formation: reference }),
    answer: formationLink,
    statuses: [201],
  },
  'DELETE /formationlink/{id}/': {
    summary: 'Take a formation from a manager',
    roles: superuser,
    deed: 'change_manager',
    params: z.object({ id }),
    answer: 'empty',
  },
  'GET /educational-level-choices/': {
    summary: 'Educational levels, key to label',
    roles: signedIn,
    deed: null,
    answer: z.record(z.string(), z.string()),
  },
  'GET /choices/': {
    summary: 'One choice list, named by the one flag that is true',
    roles: signedIn,
    deed: null,
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
    deed: null,
    answer: choiceList,
  },
  'GET /company/workforce/': {
    summary: 'Workforce bands, code and label',
    roles: signedIn,
    deed: null,
    answer: choiceList,
  },
  'GET /sector/': {
    summary: 'Economic sectors: the headings of NAF level A38, each with its A21 section',
    roles: signedIn,
    deed: null,
    query: z.object(page),
    answer: z.array(named.extend({ section: z.string() })),
  },
  'GET /skills/': {
    summary:
      'Skills: the reference list, those of users that the staff have taken, and those that one has added oneself',
    roles: signedIn,
    deed: null,
    query: z.object(page),
    answer: z.array(named.extend({ group: z.string() })),
    addition: true,
  },
  'POST /skills/': {
    summary:
      'Add a skill; one that exists already is answered as it is. Others see it once the staff have taken it',
    roles: signedIn,
    deed: null,
    body: z.object({ name: text(80) }),
    answer: named.extend({ group: z.string() }),
    statuses: [201],
    addition: true,
  },
  'GET /skills/added/': {
    summary: 'Skills that users have added, those that wait for the staff first',
    roles: staff,
    deed: null,
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
    deed: 'change_skills',
    params: z.object({ id }),
    body: z.object({ name: text(80) }),
    answer: named.extend({ group: z.string() }),
    addition: true,
  },
  'POST /skills/added/{id}/merge/': {
    summary: 'Put another skill in the place of an added one, wherever it is named',
    roles: staff,
    deed: 'change_skills',
    params: z.object({ id }),
    body: z.object({ into: id }),
    answer: 'empty',
    addition: true,
  },
  'DELETE /skills/added/{id}/': {
    summary: 'Delete an added skill, wherever it is named',
    roles: staff,
    deed: 'change_skills',
    params: z.object({ id }),
    answer: 'empty',
    addition: true,
  },
} as const satisfies Calls;
