import { waitKindKeys } from '@tandem/domain/follow-up/wait-kinds';
import { needStates } from '@tandem/domain/needs/need-state';
import { contractTypeKeys } from '@tandem/domain/reference/contract-types';
import { levelKeys } from '@tandem/domain/reference/levels';
import { z } from 'zod';
import { staff, type Calls } from './call.ts';
import { flag, id, storable, text, unlessEmpty, unstorable } from './fields.ts';
import { named } from './shapes.ts';

/** The lists of which views are saved. */
export const viewedLists = ['candidates', 'companies', 'needs'] as const;

const list = z.enum(viewedLists);

const view = z.object({
  id: z.int(),
  list,
  name: z.string(),
  /** Search, filters, order and columns, as the address of the list has them: `stage=placed&sort=-name`. */
  query: z.string(),
  /** Everybody's; else the caller's alone. */
  shared: z.boolean(),
  /** Saved by the caller. */
  own: z.boolean(),
});

const ids = z.array(z.int());

/** A commune, or several whose own place is not known and that share one; each id stands in one list alone. */
const mapPlace = z.object({
  /** Degrees, WGS 84. */
  latitude: z.number(),
  longitude: z.number(),
  /** Of the largest commune there. */
  name: z.string(),
  /** The department's number, such as `69`, `2A` or `974`. */
  department: z.string(),
  candidates: ids,
  /** Those who could be matched and have no match that is open. */
  lone_candidates: ids,
  /** Needs for which somebody is looked for, and that have a match that is open. */
  needs: ids,
  /** Those that have none. */
  lone_needs: ids,
  /** Needs for which nobody is looked for now: closed, or without the tutor's test. */
  other_needs: ids,
});

/** A need as a list of all of them shows it. */
const listedNeed = z.object({
  id: z.int(),
  title: z.string(),
  company: named,
  /** Of the company. */
  account_id: z.int(),
  session: named,
  formations: z.array(named),
  location: z.string(),
  contract_type: z.enum(contractTypeKeys),
  target_educational_level: z.enum(levelKeys),
  state: z.enum(needStates),
  state_since: z.string(),
  created_at: z.string(),
  seats: z.int(),
  /** Finalised enrolments that hold a seat. */
  seats_taken: z.int(),
  /** Matches on which something can still happen, of candidates who are not placed. */
  open_matches: z.int(),
  /** Of these, those that the company has not answered. */
  pending_matches: z.int(),
  tutor: z.string(),
  /** Who looks after the company. */
  referent_id: z.int().nullable(),
  /** The company's. */
  tags: z.array(z.string()),
  /** What is waited for on this need. */
  waits: z.array(z.enum(waitKindKeys)),
});

export const listCalls = {
  'GET /lists/needs/': {
    summary: 'All needs that the caller sees, with where each stands, the newest first',
    roles: staff,
    auditAction: 'see_list',
    answer: z.object({ items: z.array(listedNeed) }),
    addition: true,
  },
  'GET /lists/map/': {
    summary:
      'Where candidates look, by id, and where the needs of a session are; who has no known place is left out',
    roles: staff,
    auditAction: 'see_list',
    query: z.object({ session_id: unlessEmpty(id.optional()) }),
    answer: z.object({
      places: z.array(mapPlace),
      /** Names of the departments of these places. */
      departments: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
    addition: true,
  },
  'GET /views/': {
    summary: 'Saved views of lists: the caller’s own, and those that are everybody’s; by name',
    roles: staff,
    auditAction: null,
    answer: z.object({ items: z.array(view) }),
    addition: true,
  },
  'POST /views/': {
    summary: 'Save a view of a list; one of the same list and name that the caller has is replaced',
    roles: staff,
    auditAction: null,
    body: z.object({
      list,
      name: text(60),
      query: z.string().max(2000, 'Cette vue est trop longue.').refine(storable, unstorable),
      shared: flag,
    }),
    answer: view,
    statuses: [201],
    addition: true,
  },
  'DELETE /views/{id}/': {
    summary: 'Delete a view: one’s own or, for superusers, one that is everybody’s',
    roles: staff,
    auditAction: null,
    params: z.object({ id }),
    answer: 'empty',
    addition: true,
  },
} as const satisfies Calls;
