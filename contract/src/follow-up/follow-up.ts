import { channelKeys } from '@tandem/domain/follow-up/settings/channels';
import { topicKeys } from '@tandem/domain/follow-up/settings/topics';
import { z } from 'zod';
import { everyone, staff, superuser, type Calls } from '../call.ts';
import { flag, id, integer, page, token, unlessEmpty } from '../fields/fields.ts';
import { settings, settingsForm } from './follow-up-settings.ts';
import { ownWaits, side, wait, waitKind as kind } from './own-waits.ts';

const scopes = ['mine', 'programmes', 'all'] as const;

export const lessMessages = z.object({
  /** Whose link it is: a candidate's or company's account, one of the staff, or a tutor, who has none. */
  reader: z.enum(['account', 'staff', 'tutor']),
  /** What may be switched off. */
  topics: z.array(z.enum(topicKeys)),
  /** The topics that are switched off. */
  muted: z.array(z.enum(topicKeys)),
});

const held = z.object({ all: z.boolean(), kinds: z.array(kind) });

const bulkMax = 500;

const standing = z.object({
  /** Of the candidate or the company. */
  id: z.int(),
  account_id: z.int(),
  stage: z.string(),
  referent_id: z.int().nullable(),
  /** A candidate's, or those that the needs of a company ask for. */
  programme_ids: z.array(z.int()),
  /** Words that the staff have given, in the order of the alphabet. */
  tags: z.array(z.string()),
  /** From where they came to the centre; left out of records other than people. */
  source: z.string().nullable().optional(),
  /** Kinds of wait. */
  waits: z.array(kind),
  /** Those that the staff must see to. */
  late: z.array(kind),
});

export const followUpCalls = {
  'GET /follow-up/work/': {
    summary: 'What the staff must see to, by kind of wait',
    roles: staff,
    auditAction: null,
    query: z.object({ scope: z.enum(scopes).default('all') }),
    answer: z.object({
      kinds: z.array(z.object({ kind, count: z.int(), oldest: z.string() })),
    }),
    addition: true,
  },
  'GET /follow-up/waits/': {
    summary:
      'Who waits for what, oldest first; those that the staff must see to unless all are asked for',
    roles: staff,
    auditAction: 'see_list',
    query: z.object({
      scope: z.enum(scopes).default('all'),
      kind: kind.optional(),
      everyone: flag.default(false),
      ...page,
    }),
    answer: z.object({
      total: z.int(),
      items: z.array(
        wait.extend({
          /** Whom one calls; of a company its contact, where one is named. */
          contact: z.string().nullable(),
          phone: z.string().nullable(),
          /** By name, of a need whose tutor is waited for. */
          tutor: z.string().nullable(),
        }),
      ),
    }),
    addition: true,
  },
  'POST /follow-up/reminders/': {
    summary: 'Remind the people whom these waits are on; those reminded within a day are left out',
    roles: staff,
    auditAction: 'remind_wait',
    body: z.object({
      waits: z
        .array(z.object({ kind, account_id: id, subject_id: integer(1, Number.MAX_SAFE_INTEGER) }))
        .max(bulkMax, `Au plus ${bulkMax} à la fois.`),
    }),
    answer: z.object({ reminded: z.int(), left_out: z.int() }),
    addition: true,
  },
  'GET /follow-up/standings/{side}/': {
    summary: 'Where each candidate, or each company, stands',
    roles: staff,
    auditAction: 'see_list',
    params: z.object({ side }),
    answer: z.object({ items: z.array(standing) }),
    addition: true,
  },
  'GET /follow-up/stages/{side}/': {
    summary:
      'How many candidates, or companies, stand at each stage: as many as a list filtered by it shows; candidates of one session, or all',
    roles: staff,
    auditAction: null,
    params: z.object({ side }),
    query: z.object({ session: unlessEmpty(id.optional()) }),
    answer: z.object({ items: z.array(z.object({ stage: z.string(), count: z.int() })) }),
    addition: true,
  },
  'GET /follow-up/own/': {
    summary: 'What waits for the signed-in candidate or company',
    roles: ['applicant', 'company'],
    auditAction: null,
    answer: ownWaits,
    addition: true,
  },
  'GET /follow-up/settings/': {
    summary: 'Days, hour, channels and switches of what leaves by itself',
    roles: superuser,
    auditAction: null,
    answer: settings,
    addition: true,
  },
  'PUT /follow-up/settings/': {
    summary: 'Set days, hour, channels and switches of what leaves by itself',
    roles: superuser,
    auditAction: 'set_follow_up',
    body: settingsForm,
    answer: settings,
    addition: true,
    sensitive: true,
  },
  'GET /follow-up/outgoing/': {
    summary: 'What leaves by itself on the next day on which anything does',
    roles: staff,
    auditAction: 'see_list',
    query: z.object(page),
    answer: z.object({
      at: z.string(),
      total: z.int(),
      held: held,
      items: z.array(
        z.object({
          account_id: z.int(),
          side,
          record_id: z.int(),
          name: z.string(),
          /** New matches that are told. */
          news: z.int(),
          /** Matches about which something changed or was written, or whose candidate has found a place. */
          others: z.int(),
          reminders: z.array(kind),
          /** Needs of a company about which their tutors are reminded, at addresses of their own. */
          tutor_reminders: z.int(),
          /** By what all of it leaves. */
          channels: z.array(z.enum(channelKeys)),
          held: z.boolean(),
        }),
      ),
    }),
    addition: true,
  },
  'PUT /follow-up/holds/': {
    summary: 'Hold back what leaves by itself, or let it go: to one person, of one kind, or all',
    roles: staff,
    auditAction: 'change_follow_up',
    body: z.object({
      account_id: id.nullable(),
      kind: kind.nullable(),
      held: flag,
    }),
    answer: 'empty',
    addition: true,
  },
  'GET /messages/less/{token}/': {
    summary: 'What whoever holds a link of a message is told of',
    roles: everyone,
    auditAction: null,
    params: z.object({ token }),
    answer: lessMessages,
    addition: true,
  },
  'PUT /messages/less/{token}/': {
    summary: 'Choose what one is told of',
    roles: everyone,
    auditAction: null,
    params: z.object({ token }),
    body: z.object({ muted: z.array(z.enum(topicKeys)).max(topicKeys.length) }),
    answer: lessMessages,
    addition: true,
  },
  'POST /messages/less/{token}/one-click/': {
    summary: 'Switch off all that can be, as mail programs ask for it (RFC 8058)',
    roles: everyone,
    auditAction: null,
    params: z.object({ token }),
    acceptsForm: true,
    answer: 'empty',
    addition: true,
  },
} as const satisfies Calls;
