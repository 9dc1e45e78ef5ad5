import {
  forumLengths,
  forumStates,
  mostAtForum,
  usualForumLength,
  usualMost,
} from '@tandem/domain/forums/forum';
import { meetingStates } from '@tandem/domain/meetings/meeting';
import { z } from 'zod';
import { signedIn, staff, type Calls } from '../call.ts';
import {
  date,
  id,
  integer,
  optionalText,
  page,
  reference,
  references,
  text,
  unlessEmpty,
} from '../fields/fields.ts';
import { named } from '../fields/shapes.ts';

const clock = z
  .string('Indiquez une heure.')
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Indiquez une heure, par exemple 09:30.');

const hours = {
  day: date,
  /** As clocks in Paris show it. */
  starts: clock,
  ends: clock,
  pause_starts: unlessEmpty(clock.optional()).transform((value) => value ?? null),
  pause_ends: unlessEmpty(clock.optional()).transform((value) => value ?? null),
  /** Of a meeting. */
  minutes: unlessEmpty(
    integer(5, 30)
      .pipe(z.literal([...forumLengths], 'Choisissez une des durées proposées.'))
      .default(usualForumLength),
  ),
};

const most = 2000;

const ids = references(id, most);

const forumSummary = z.object({
  id: z.int(),
  name: z.string(),
  state: z.enum(forumStates),
  day: z.string(),
  place: z.string(),
  starts: z.string(),
  ends: z.string(),
  pause_starts: z.string().nullable(),
  pause_ends: z.string().nullable(),
  minutes: z.int(),
  /** Meetings that one candidate has at most. */
  most: z.int(),
  session: named,
  formations: z.array(named),
});

/** Of a candidate or a company their own part. */
const forumRecord = forumSummary.extend({
  /** When meetings may begin. */
  slots: z.array(z.string()),
  applicants: z.array(named.extend({ invited: z.boolean() })),
  offers: z.array(
    z.object({ id: z.int(), title: z.string(), company: named, invited: z.boolean() }),
  ),
  meetings: z.array(
    z.object({
      id: z.int(),
      applicant: z.int(),
      offer: z.int(),
      /** By its position among the slots. */
      slot: z.int(),
      by_hand: z.boolean(),
      /** Once published: where the meeting stands, and which it is. */
      state: z.enum(meetingStates).nullable(),
      meeting: z.int().nullable(),
    }),
  ),
});

const one = z.object({ id });
const oneMeeting = z.object({ id, meeting: id });

export const forumCalls = {
  'GET /forums/': {
    summary:
      'The forum days of the reader’s formations; of a candidate or company those that await them',
    roles: signedIn,
    auditAction: null,
    query: z.object(page),
    answer: z.array(forumSummary),
    addition: true,
  },
  'POST /forums/': {
    summary:
      'Prepare a forum day: every active need and open candidate of the formations is invited',
    roles: staff,
    auditAction: 'plan_forum',
    body: z.object({
      name: text(120),
      place: text(300),
      ...hours,
      most: unlessEmpty(integer(1, mostAtForum).default(usualMost)),
      session_id: reference,
      formations_ids: references(id, 100).refine(
        (given) => given.length > 0,
        'Choisissez au moins une formation.',
      ),
    }),
    answer: forumRecord,
    statuses: [201],
    addition: true,
  },
  'GET /forums/{id}/': {
    summary: 'A forum day with its plan; of a candidate or company their own part',
    roles: signedIn,
    auditAction: 'see_list',
    params: one,
    answer: forumRecord,
    addition: true,
  },
  'PUT /forums/{id}/guests/': {
    summary: 'Who is invited, while the day is prepared; the others lose their place in the plan',
    roles: staff,
    auditAction: 'plan_forum',
    params: one,
    body: z.object({ applicants: ids, offers: ids }),
    answer: forumRecord,
    addition: true,
  },
  'POST /forums/{id}/filling/': {
    summary:
      'Fill the plan from scores and what both sides have said; what was placed by hand stays',
    roles: staff,
    auditAction: 'plan_forum',
    params: one,
    answer: forumRecord,
    addition: true,
  },
  'PUT /forums/{id}/meetings/{meeting}/': {
    summary: 'Move a meeting to another slot; the two are told once the day is published',
    roles: staff,
    auditAction: 'plan_forum',
    params: oneMeeting,
    body: z.object({ slot: integer(0, 1000) }),
    answer: forumRecord,
    addition: true,
  },
  'DELETE /forums/{id}/meetings/{meeting}/': {
    summary: 'Drop a meeting; the two are told once the day is published',
    roles: staff,
    auditAction: 'plan_forum',
    params: oneMeeting,
    answer: forumRecord,
    addition: true,
  },
  'POST /forums/{id}/companies/{company}/removal/': {
    summary:
      'Take a company out of a forum day: its meetings to come fall, and whoever knew of them is told once',
    roles: staff,
    auditAction: 'plan_forum',
    params: z.object({ id, company: id }),
    body: z.object({ reason: optionalText(500) }),
    answer: forumRecord,
    addition: true,
  },
  'POST /forums/{id}/publication/': {
    summary: 'Publish the plan: everybody who has a meeting is told by mail, with a calendar file',
    roles: staff,
    auditAction: 'plan_forum',
    params: one,
    answer: forumRecord,
    addition: true,
  },
  'POST /forums/{id}/cancellation/': {
    summary: 'Cancel a forum day with its meetings; everybody who had been told is told',
    roles: staff,
    auditAction: 'plan_forum',
    params: one,
    body: z.object({ reason: optionalText(500) }),
    answer: forumRecord,
    addition: true,
  },
} as const satisfies Calls;
