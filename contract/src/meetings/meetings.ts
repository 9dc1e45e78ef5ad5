import {
  maxMoments,
  meetingKindKeys,
  meetingLengths,
  meetingMoves,
  meetingOutcomes,
  meetingStates,
} from '@tandem/domain/meetings/meeting';
import { z } from 'zod';
import { signedIn, type Calls } from '../call.ts';
import {
  choice,
  flag,
  id,
  integer,
  moment,
  optionalText,
  page,
  phone,
  textOrEmpty,
  unlessEmpty,
} from '../fields/fields.ts';
import { matchId } from '../matches/match-id.ts';

const side = z.enum(['applicant', 'company']);
const outcome = z.enum(meetingOutcomes);

const meetingRecord = z.object({
  id: z.int(),
  match_id: z.int(),
  state: z.enum(meetingStates),
  kind: z.enum(meetingKindKeys),
  /** An address, a phone number or a link. */
  place: z.string(),
  note: z.string(),
  minutes: z.int(),
  /** What is proposed; `taken` where one of the two has another meeting by now. */
  moments: z.array(z.object({ at: z.string(), taken: z.boolean() })),
  starts_at: z.string().nullable(),
  waits_for: side.nullable(),
  candidate: z.string(),
  company: z.string(),
  need: z.string(),
  outcomes: z.object({ applicant: outcome.nullable(), company: outcome.nullable() }),
  /** Its match could still come to something: until then how it went is asked. */
  undecided: z.boolean(),
  /** While it stands at the place of a forum day; on another day the two meet `elsewhere`, empty where the reader knows no place. */
  forum: z.object({ id: z.int(), elsewhere: z.string() }).nullable(),
  /** What the reader may do with it now; staff do it for either side. */
  open_moves: z.array(z.enum(meetingMoves)),
});

const instant = moment.transform((text) => new Date(text));

/** For which side a member of the staff acts; whoever is a side themself acts for it. */
const forSide = unlessEmpty(side.optional());

const minutes = integer(Math.min(...meetingLengths), Math.max(...meetingLengths)).pipe(
  z.literal([...meetingLengths], 'Choisissez une des durées proposées.'),
);

const where = { kind: choice(meetingKindKeys), place: optionalText(300), note: optionalText(500) };

const isLink = (place: string): boolean => /^https:\/\/[^\s/]+\.[^\s]+$/i.test(place);

interface Where {
  kind?: (typeof meetingKindKeys)[number] | undefined;
  place?: string | null | undefined;
}

const placeFaults = {
  on_site: (place: string) => (place ? null : 'Indiquez l’adresse du rendez-vous.'),
  phone: (place: string) =>
    phone.safeParse(place).success ? null : 'Indiquez le numéro de téléphone à appeler.',
  video: (place: string) =>
    isLink(place) ? null : 'Indiquez le lien de la visioconférence, qui commence par https://.',
};

const placeFits = ({ kind, place }: Where, context: z.core.$RefinementCtx): void => {
  const fault = kind && placeFaults[kind](place ?? '');
  if (fault) context.addIssue({ code: 'custom', message: fault, path: ['place'], input: place });
};

const moments = z
  .array(instant, 'Proposez au moins un moment.')
  .min(1, 'Proposez au moins un moment.')
  .max(maxMoments, `Proposez au plus ${maxMoments} moments.`);

const proposal = {
  moments,
  minutes: unlessEmpty(minutes.optional()),
  /** The one moment that is proposed has been agreed on by another way: it is planned at once. Not for candidates. */
  agreed: flag.optional(),
  for: forSide,
};

export const meetingCalls = {
  'GET /meetings/': {
    summary:
      'The meetings of the signed-in candidate or company, or those of the candidates whose formations the reader supervises',
    roles: signedIn,
    auditAction: 'see_list',
    query: z.object({ ...page, when: z.enum(['coming', 'past']).optional() }),
    answer: z.array(meetingRecord),
    addition: true,
  },
  'GET /matches/{id}/meetings/': {
    summary: 'The meetings of a match, newest first',
    roles: signedIn,
    auditAction: null,
    params: z.object({ id: matchId }),
    answer: z.object({
      meetings: z.array(meetingRecord),
      /** Whether the reader may propose a meeting now. */
      may_propose: z.boolean(),
      /** Where one meets on site, as far as it is known: the company's address if the need is there; empty otherwise. */
      on_site_place: z.string(),
    }),
    addition: true,
  },
  'POST /matches/{id}/meetings/': {
    summary: 'Propose moments for a meeting, from status 1 on',
    roles: signedIn,
    auditAction: 'plan_meeting',
    params: z.object({ id: matchId }),
    body: z.object({ ...proposal, ...where }).superRefine(placeFits),
    answer: meetingRecord,
    statuses: [201],
    addition: true,
  },
  'POST /meetings/{id}/propose/': {
    summary: 'Propose other moments, or move a meeting that is planned',
    roles: signedIn,
    auditAction: 'plan_meeting',
    params: z.object({ id }),
    body: z
      .object({ ...proposal, ...where, kind: unlessEmpty(where.kind.optional()) })
      .superRefine(placeFits),
    answer: meetingRecord,
    addition: true,
  },
  'POST /meetings/{id}/take/': {
    summary: 'Take one of the proposed moments; 409 when it is not free any more',
    roles: signedIn,
    auditAction: 'plan_meeting',
    params: z.object({ id }),
    body: z.object({ moment: instant }),
    answer: meetingRecord,
    addition: true,
  },
  'POST /meetings/{id}/cancel/': {
    summary: 'Cancel a meeting, proposed or planned',
    roles: signedIn,
    auditAction: 'plan_meeting',
    params: z.object({ id }),
    body: z.object({
      reason: textOrEmpty(500),
      for: forSide,
    }),
    answer: meetingRecord,
    addition: true,
  },
  'POST /meetings/{id}/outcome/': {
    summary: 'Say how a meeting went',
    roles: signedIn,
    auditAction: 'plan_meeting',
    params: z.object({ id }),
    body: z.object({
      outcome: z.enum(meetingOutcomes, 'Dites comment le rendez-vous s’est passé.'),
      for: forSide,
    }),
    answer: meetingRecord,
    addition: true,
  },
  'GET /meetings/{id}/entry/': {
    summary: 'A planned meeting as a calendar file',
    roles: signedIn,
    auditAction: null,
    params: z.object({ id }),
    answer: 'file',
    addition: true,
  },
} as const satisfies Calls;
