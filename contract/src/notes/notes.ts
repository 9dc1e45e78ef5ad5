import { noteKindKeys, noteMaxLength } from '@tandem/domain/notes/note';
import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import { choice, date, flag, id, integer, page, text, unlessEmpty } from '../fields/fields.ts';

export const note = z.object({
  id: z.int(),
  kind: z.enum(noteKindKeys),
  text: z.string(),
  /** The need, or the match, that it is about; null where it is about the person. */
  need_id: z.int().nullable(),
  match_id: z.int().nullable(),
  /** What that is called. */
  about: z.string().nullable(),
  /** Null where their account is gone. */
  author: z.string().nullable(),
  owner_id: z.int().nullable(),
  owner: z.string().nullable(),
  due_on: z.string().nullable(),
  done_at: z.string().nullable(),
  created_at: z.string(),
});

const written = {
  kind: choice(noteKindKeys),
  text: text(noteMaxLength),
  owner_id: unlessEmpty(id.optional()),
  due_on: unlessEmpty(date.optional()),
};

const matchId = unlessEmpty(integer(1, Number.MAX_SAFE_INTEGER).optional());

export const noteCalls = {
  'GET /notes/': {
    summary:
      'What the staff have noted, newest first: on a need, on a match, or all; of it what holds some words in any order, without accents and case',
    roles: staff,
    auditAction: 'see_list',
    query: z.object({
      q: z.string().max(200).default(''),
      need_id: unlessEmpty(id.optional()),
      match_id: matchId,
      ...page,
    }),
    answer: z.object({
      /** How many are found in all. */
      total: z.int(),
      /** None is found as it was typed: a mistake is forgiven. */
      forgiving: z.boolean(),
      items: z.array(
        note.extend({
          /** Whose page it is on. */
          account_id: z.int(),
          side: z.enum(['applicant', 'company']),
          name: z.string(),
        }),
      ),
    }),
    addition: true,
  },
  'POST /notes/': {
    summary: 'Note something on a person, on a need or on a match',
    roles: staff,
    auditAction: 'write_note',
    body: z.object({
      /** Left out: the company of the need, or the candidate of the match. */
      account_id: unlessEmpty(id.optional()),
      need_id: unlessEmpty(id.optional()),
      match_id: matchId,
      ...written,
    }),
    answer: note,
    statuses: [201],
    addition: true,
  },
  'PUT /notes/{id}/': {
    summary: 'Change a note, or say that it is done',
    roles: staff,
    auditAction: 'write_note',
    params: z.object({ id }),
    body: z.object({
      ...written,
      /** Left out: as it was. */
      done: flag.optional(),
      /** What the form showed before anything was typed: what somebody else has written since is not undone. */
      seen: z
        .object({
          kind: choice(noteKindKeys),
          text: z.string().max(noteMaxLength),
          owner_id: id.nullable(),
          due_on: date.nullable(),
        })
        .optional(),
    }),
    answer: note,
    addition: true,
  },
  'DELETE /notes/{id}/': {
    summary: 'Delete a note',
    roles: staff,
    auditAction: 'delete_note',
    params: z.object({ id }),
    answer: 'empty',
    addition: true,
  },
} as const satisfies Calls;
