import { needStates } from '@tandem/domain/needs/need-state';
import { waitingStatuses } from '@tandem/domain/needs/closing';
import { z } from 'zod';
import { superuser, type Calls } from '../call.ts';
import { flag, id, page, reference, unlessEmpty } from '../fields/fields.ts';
import { named } from '../fields/shapes.ts';
import { schoolYear } from '../programmes/programmes.ts';

/** What became of somebody, or of a need, that was to be carried over; null where nobody asked for it. */
const carried = z
  .object({
    to: named,
    /** Waits for its turn. */
    waits: z.boolean(),
    confirmed_at: z.string().nullable(),
  })
  .nullable();

const count = z.int();

const closing = z.object({
  session: schoolYear,
  /** What stands in the session now, and stays there to be read. */
  figures: z.object({
    candidates: count,
    placed: count,
    /** Without an enrolment that goes on. */
    unplaced: count,
    active_needs: count,
    /** Of active needs and candidates without a place. */
    open_matches: z.array(z.object({ status: z.literal([...waitingStatuses]), count })),
    meetings: count,
  }),
  carried: z.object({
    candidates: count,
    needs: count,
    /** Of them, those whose turn is still to come. */
    waiting: count,
    confirmed: count,
  }),
});

const most = 20_000;

const ids = z.array(id).max(most, `Au plus ${most} à la fois.`);

export const schoolYearCalls = {
  'GET /sessions/{id}/closing/': {
    summary: 'What closing a session concerns, and what it has handed on to others',
    roles: superuser,
    auditAction: null,
    params: z.object({ id }),
    answer: closing,
    addition: true,
  },
  'GET /sessions/{id}/closing/candidates/': {
    summary: 'The candidates of a session, and those whom it has handed on',
    roles: superuser,
    auditAction: 'see_list',
    params: z.object({ id }),
    query: z.object(page),
    answer: z.array(
      z.object({
        id: z.int(),
        first_name: z.string(),
        last_name: z.string(),
        formation: named,
        placed: z.boolean(),
        carried,
      }),
    ),
    addition: true,
  },
  'GET /sessions/{id}/closing/needs/': {
    summary: 'The needs of a session, and what became of those that it has handed on',
    roles: superuser,
    auditAction: 'see_list',
    params: z.object({ id }),
    query: z.object(page),
    answer: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        company: z.string(),
        formations: z.array(named),
        state: z.enum(needStates),
        carried,
      }),
    ),
    addition: true,
  },
  'POST /sessions/{id}/closing/': {
    summary:
      'Close a session, and carry candidates and needs over into another; asked for again it does nothing twice',
    roles: superuser,
    auditAction: null,
    params: z.object({ id }),
    body: z.object({
      /** Where to; nothing is carried over without it. */
      to_session: unlessEmpty(reference.optional()),
      candidates: ids,
      needs: ids,
      /** Into which formation the candidates of another move on; the others stay in theirs. */
      formations: z
        .array(z.object({ from: reference, to: reference }))
        .max(500)
        .default([]),
      /** Whether they are asked, by mail, to confirm in one click. */
      tell: flag.default(true),
    }),
    answer: closing,
    addition: true,
    sensitive: true,
  },
} as const satisfies Calls;
