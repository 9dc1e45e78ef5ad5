import { fileStateKeys } from '@tandem/domain/contracts/signing/file-state';
import { waitedForKeys } from '@tandem/domain/follow-up/contract-waits/contract-file-waits';
import { waitKindKeys } from '@tandem/domain/follow-up/wait-kinds';
import { meetingKindKeys, meetingOutcomes, meetingStates } from '@tandem/domain/meetings/meeting';
import { needStates } from '@tandem/domain/needs/need-state';
import { contractTypeKeys } from '@tandem/domain/reference/contract-types';
import { levelKeys } from '@tandem/domain/reference/levels';
import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { flag, id, storable, text, unlessEmpty, unstorable } from '../fields/fields.ts';
import { named } from '../fields/shapes.ts';

/** The lists of which views are saved; that of the audit log is the superusers’ alone. */
export const viewedLists = [
  'candidates',
  'companies',
  'needs',
  'matches',
  'contract_files',
  'meetings',
  'journal',
] as const;

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

/** A contract file as a list of them shows it: where it stands, nothing of what is sealed in it. */
const listedFile = z.object({
  /** Of its match. */
  id: z.int(),
  candidate: named,
  /** Of the candidate. */
  account_id: z.int(),
  company: named,
  need: named,
  session: named,
  formation: named.nullable(),
  /** Null where both have agreed and nothing has been written yet. */
  state: z.enum(fileStateKeys).nullable(),
  /** Of one without a state: since both have agreed. So is `created_at`. */
  state_since: z.string(),
  created_at: z.string(),
  finalised_at: z.string().nullable(),
  /** Days, as `2026-09-01`. */
  all_signed_on: z.string().nullable(),
  /** When the training agreement was signed; null as long as it was not handed in. */
  agreement_on: z.string().nullable(),
  lodged_on: z.string().nullable(),
  begins_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  /** Of an enrolment that ended before its time. */
  broken_on: z.string().nullable(),
  /** Who looks after the candidate. */
  referent_id: z.int().nullable(),
  /** The candidate's. */
  tags: z.array(z.string()),
  waits: z.array(
    z.object({
      kind: z.enum(waitKindKeys),
      of: z.enum(waitedForKeys),
      since: z.string(),
      /** The last day on which it is in time, where law sets one. */
      limit: z.string().nullable(),
    }),
  ),
});

const outcome = z.enum(meetingOutcomes).nullable();

/** A meeting as a list of the centre's shows it. */
const listedMeeting = z.object({
  id: z.int(),
  match_id: z.int(),
  state: z.enum(meetingStates),
  kind: z.enum(meetingKindKeys),
  /** An address, a phone number or a link. */
  place: z.string(),
  minutes: z.int(),
  starts_at: z.string().nullable(),
  /** The first of the moments that are proposed. */
  first_moment: z.string().nullable(),
  waits_for: z.enum(['applicant', 'company']).nullable(),
  outcomes: z.object({ applicant: outcome, company: outcome }),
  /** Its match could still come to something: until then how it went is asked. */
  undecided: z.boolean(),
  created_at: z.string(),
  candidate: named,
  /** Of the candidate. */
  account_id: z.int(),
  company: named,
  need: named,
  session: named,
  formation: named.nullable(),
  /** Who looks after the candidate. */
  referent_id: z.int().nullable(),
  /** The candidate's. */
  tags: z.array(z.string()),
});

export const listCalls = {
  'GET /lists/meetings/': {
    summary:
      'The meetings of the candidates whom the caller sees, those without a moment first, then the latest',
    roles: staff,
    auditAction: 'see_list',
    answer: z.object({ items: z.array(listedMeeting) }),
    addition: true,
  },
  'GET /lists/contract_files/': {
    summary:
      'The contract files of the candidates whom the caller sees, with where each stands and whom it waits for; those who have agreed and have none yet included',
    roles: staff,
    auditAction: 'see_list',
    answer: z.object({ items: z.array(listedFile) }),
    addition: true,
  },
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
    summary:
      'Saved views of the lists that the caller may see: their own, and those that are everybody’s; by name',
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
