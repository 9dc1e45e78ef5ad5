import { candidateStageKeys } from '@tandem/domain/follow-up/stages';
import { fileStateKeys } from '@tandem/domain/contracts/signing/file-state';
import { needStates } from '@tandem/domain/needs/need-state';
import type { MachineScope } from '@tandem/domain/machines/scopes';
import { z } from 'zod';
import { byMachine, type Calls } from '../call.ts';
import { id, integer, moment, unlessEmpty } from '../fields/fields.ts';
import { named, reachedAt } from '../fields/shapes.ts';
import { statisticsRow } from '../statistics/statistics.ts';

const query = z.object({
  /** Where to go on: the `next_cursor` of an earlier answer to the same call. */
  cursor: unlessEmpty(z.string().max(200, 'Ce champ est limité à 200 caractères.').optional()),
  /** Without a cursor: only what changed at this moment or later. */
  updated_since: unlessEmpty(moment.optional()),
  limit: unlessEmpty(integer(1, 500).default(100)),
});

const changesOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    items: z.array(
      z.object({
        id: z.int(),
        changed_at: z.string(),
        deleted: z.boolean(),
        /** Null once it is deleted. */
        record: z.object(shape).nullable(),
      }),
    ),
    /** To be kept, and sent with the next call: also when there is nothing more for now. */
    next_cursor: z.string(),
    /** Whether there is more already. */
    more: z.boolean(),
  });

const call = <Scope extends MachineScope, Answer extends z.ZodType>(
  scope: Scope,
  summary: string,
  answer: Answer,
) =>
  ({
    summary,
    roles: byMachine,
    scope,
    auditAction: 'see_list',
    query,
    answer,
    addition: true,
  }) as const;

const moved = 'in the order of their changes; each one as it is now, however often it changed';

export const machineReadCalls = {
  'GET /v1/candidates/': call(
    'candidates',
    `Candidates that changed, ${moved}`,
    changesOf({
      first_name: z.string(),
      last_name: z.string(),
      email: reachedAt,
      phone: z.string().nullable(),
      city: z.string().nullable(),
      session: named.nullable(),
      formation: named.nullable(),
      /** As the staff see it, save that nobody is `no_match`. */
      stage: z.enum(candidateStageKeys),
      created_at: z.string(),
      registered_at: z.string().nullable(),
      sheet_at: z.string().nullable(),
      test_at: z.string().nullable(),
    }),
  ),
  'GET /v1/needs/': call(
    'needs',
    `Needs of companies that changed, ${moved}`,
    changesOf({
      title: z.string(),
      company: named,
      location: z.string(),
      contract_type: z.string(),
      seats: z.int(),
      session: named,
      formations: z.array(named),
      state: z.enum(needStates),
      state_since: z.string(),
      created_at: z.string(),
    }),
  ),
  'GET /v1/matches/': call(
    'matches',
    `Matches that somebody moved or proposed, ${moved}`,
    changesOf({
      applicant: z.int(),
      offer: z.int(),
      status: z.int(),
      moved_at: z.string().nullable(),
      /** Made by hand, by the staff. */
      proposed: z.boolean(),
      /** Of a finalised one. */
      enrolment: z
        .object({
          agreed_at: z.string(),
          begins_on: z.string().nullable(),
          ends_on: z.string().nullable(),
          broken_on: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  'GET /v1/contracts/': call(
    'contracts',
    `Where contract files stand, without what is written in them, ${moved}`,
    changesOf({
      applicant: z.int(),
      offer: z.int(),
      state: z.enum(fileStateKeys),
      state_since: z.string().nullable(),
      finalised_at: z.string().nullable(),
      all_signed_on: z.string().nullable(),
      lodged_on: z.string().nullable(),
    }),
  ),
  'GET /v1/statistics/': {
    summary: 'Where the candidates of each formation stand, in numbers',
    roles: byMachine,
    scope: 'statistics',
    auditAction: 'see_list',
    query: z.object({ session: unlessEmpty(id.optional()) }),
    answer: z.object({ items: z.array(statisticsRow) }),
    addition: true,
  },
} as const satisfies Calls;
