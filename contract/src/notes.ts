import { noteKindKeys, noteMaxLength } from '@tandem/domain/notes/note';
import { z } from 'zod';
import { staff, type Calls } from './call.ts';
import { choice, date, flag, id, integer, text, unlessEmpty } from './fields.ts';

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

export const noteCalls = {
  'POST /notes/': {
    summary: 'Note something on a person, on a need or on a match',
    roles: staff,
    auditAction: 'write_note',
    body: z.object({
      account_id: id,
      need_id: unlessEmpty(id.optional()),
      match_id: unlessEmpty(integer(1, Number.MAX_SAFE_INTEGER).optional()),
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
    body: z.object({ ...written, done: flag.default(false) }),
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
