import { draftLimits, formOfDraft } from '@tandem/domain/drafts/draft';
import { z } from 'zod';
import { signedIn, type Calls } from '../call.ts';
import { page, storable, unstorable } from '../fields/fields.ts';

const form = z
  .string()
  .max(40)
  .refine((key) => formOfDraft(key) !== null, 'Ce formulaire n’a pas de brouillon.');

const typed = z
  .string('Ce champ attend du texte.')
  .max(draftLimits.field, 'Ce texte est trop long.')
  .refine(storable, unstorable);

const change = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'Ce champ n’existe pas.'),
  value: typed,
  /** What stood there when one began to type. */
  seen: typed,
});

const typedTexts = z.record(z.string(), z.string());

export const draftCalls = {
  'GET /drafts/': {
    summary: 'All that the caller has typed into forms and not sent yet',
    roles: signedIn,
    auditAction: null,
    query: z.object(page),
    answer: z.array(z.object({ form: z.string(), typed: typedTexts, saved_at: z.string() })),
    addition: true,
  },
  'GET /drafts/{form}/': {
    summary: 'What the caller has typed into a form and not sent yet',
    roles: signedIn,
    auditAction: null,
    params: z.object({ form }),
    answer: z.object({ typed: typedTexts, saved_at: z.string().nullable() }),
    addition: true,
  },
  'PUT /drafts/{form}/': {
    summary:
      'Keep what the caller has typed, field by field: what another device has written meanwhile into the same field stays, and is told',
    roles: signedIn,
    auditAction: null,
    params: z.object({ form }),
    body: z.object({
      changes: z
        .array(change)
        .min(1, 'Aucun champ à enregistrer.')
        .max(draftLimits.fields, `Au plus ${draftLimits.fields} champs à la fois.`),
    }),
    answer: z.object({
      saved: z.array(z.string()),
      conflicts: z.array(
        z.object({ key: z.string(), value: z.string(), by: z.string(), at: z.string() }),
      ),
      saved_at: z.string(),
    }),
    addition: true,
  },
  'DELETE /drafts/{form}/': {
    summary: 'Throw a draft away',
    roles: signedIn,
    auditAction: null,
    params: z.object({ form }),
    answer: 'empty',
    addition: true,
  },
} as const satisfies Calls;
