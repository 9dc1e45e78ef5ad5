import { levelKeys } from '@tandem/domain/reference/levels';
import { z } from 'zod';
import { signedIn, staff, superuser, type Calls } from './call.ts';
import { choice, id, page, reference, text } from './fields.ts';
import { named } from './shapes.ts';

export const sessionRecord = named;

const formationRecord = named.extend({ level: z.enum(levelKeys) });

const formationLink = z.object({
  id: z.int(),
  manager: z.int(),
  formation: z.int(),
});

const noId = z.union([z.null(), z.literal(''), z.literal(0)]).transform(() => undefined);

export const programmeCalls = {
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
} as const satisfies Calls;
