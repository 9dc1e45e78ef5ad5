import { levelKeys } from '@tandem/domain/reference/levels';
import { sessionMoveKeys, sessionStateKeys } from '@tandem/domain/programmes/session';
import { z } from 'zod';
import { signedIn, staff, superuser, type Calls } from '../call.ts';
import { choice, date, id, page, reference, text, unlessEmpty } from '../fields/fields.ts';
import { named } from '../fields/shapes.ts';

export const sessionRecord = named;

/** A session with where it stands; its days are such as `2026-09-01`. */
export const schoolYear = named.extend({
  state: z.enum(sessionStateKeys),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  closed_at: z.string().nullable(),
});

/** A day that may be missing or empty. */
const optionalDay = unlessEmpty(date.optional());

const dayOrNone = optionalDay.transform((day) => day ?? null);

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
    auditAction: null,
    query: z.object(page),
    answer: z.array(formationRecord),
  },
  'POST /formations/': {
    summary: 'Add a formation; with the id of one, change it',
    roles: superuser,
    auditAction: null,
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
    auditAction: null,
    params: z.object({ id }),
    answer: 'empty',
    sensitive: true,
  },
  'GET /sessions/': {
    summary: 'The academic sessions',
    roles: signedIn,
    auditAction: null,
    query: z.object(page),
    answer: z.array(sessionRecord),
  },
  'POST /sessions/': {
    summary: 'Add a session',
    roles: superuser,
    auditAction: null,
    body: z.object({ name: text(100), starts_on: optionalDay, ends_on: optionalDay }),
    answer: sessionRecord,
    statuses: [201],
  },
  'GET /school_years/': {
    summary: 'The academic sessions with their state and days',
    roles: signedIn,
    auditAction: null,
    query: z.object(page),
    answer: z.array(schoolYear),
    addition: true,
  },
  'PUT /sessions/{id}/': {
    summary: 'Change the name and the days of a session',
    roles: superuser,
    auditAction: null,
    params: z.object({ id }),
    body: z.object({ name: text(100), starts_on: dayOrNone, ends_on: dayOrNone }),
    answer: schoolYear,
    addition: true,
  },
  'POST /sessions/{id}/move/': {
    summary: 'Open a session before its first day, close it, or open it again',
    roles: superuser,
    auditAction: null,
    params: z.object({ id }),
    body: z.object({ move: choice(sessionMoveKeys) }),
    answer: schoolYear,
    addition: true,
  },
  'DELETE /sessions/{id}/': {
    summary: 'Delete a session that nothing uses',
    roles: superuser,
    auditAction: null,
    params: z.object({ id }),
    answer: 'empty',
    sensitive: true,
  },
  'GET /formationlink/': {
    summary: 'Which manager supervises which formation; a manager sees their own',
    roles: staff,
    auditAction: null,
    query: z.object(page),
    answer: z.array(formationLink),
  },
  'POST /formationlink/': {
    summary: 'Let a manager supervise a formation',
    roles: superuser,
    auditAction: 'change_manager',
    body: z.object({ manager: reference, formation: reference }),
    answer: formationLink,
    statuses: [201],
    // Whoever supervises a programme reads the social security numbers in it, whatever is set.
    sensitive: true,
  },
  'DELETE /formationlink/{id}/': {
    summary: 'Take a formation from a manager',
    roles: superuser,
    auditAction: 'change_manager',
    params: z.object({ id }),
    answer: 'empty',
  },
} as const satisfies Calls;
