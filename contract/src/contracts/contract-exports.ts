import { z } from 'zod';
import { templateMost } from '@tandem/domain/contracts/agreement/template';
import { staff, superuser, type Calls } from '../call.ts';
import { id, storable, unstorable } from '../fields/fields.ts';
import { matchId } from '../matches/match-id.ts';

const template = z.object({
  text: z.string(),
  /** Null where it is the delivered one. */
  saved_at: z.string().nullable(),
});

const templateText = z
  .string('Ce champ attend du texte.')
  .max(templateMost, 'Le modèle est trop long.')
  .refine(storable, unstorable);

export const contractExportCalls = {
  'GET /sessions/{id}/apprentices/': {
    summary:
      'The contracts of a session, one line a candidate, in the columns of the « Tableau de bord de l’apprentissage »; without social security numbers',
    roles: staff,
    auditAction: 'export_list',
    params: z.object({ id }),
    answer: z.object({
      session: z.string(),
      /** Such as `2026-2027`; null where neither the days nor the name of the session tell. */
      school_year: z.string().nullable(),
      /** By the name of the column; one that is empty is left out. */
      rows: z.array(z.record(z.string(), z.string())),
      /** Contracts of professionalisation, which the board does not take. */
      professional: z.int(),
    }),
    addition: true,
    sensitive: true,
  },
  'GET /contract/file/{matchId}/bundle/': {
    summary:
      'All that the portal of an OPCO asks of a contract file, as a zip: the sheet, the official form where the centre has given it, the training agreement, what was signed, the data; the social security number of the candidate included',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'export_contract_file',
    params: z.object({ matchId }),
    answer: 'file',
    addition: true,
    sensitive: true,
    inTurn: true,
  },
  'GET /contract/file/{matchId}/agreement/': {
    summary:
      'The training agreement of a contract file as a PDF, by the centre’s template; without social security numbers',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'draw_agreement',
    params: z.object({ matchId }),
    answer: 'file',
    addition: true,
    inTurn: true,
  },
  'GET /contract/agreement-template/': {
    summary: 'The template of the training agreement: the centre’s own, or the delivered one',
    roles: superuser,
    auditAction: null,
    answer: template,
    addition: true,
  },
  'PUT /contract/agreement-template/': {
    summary: 'Save the centre’s template of the training agreement',
    roles: superuser,
    auditAction: null,
    body: z.object({
      text: templateText,
      /** When it had been saved, as it was read; null for the delivered one. */
      seen: z
        .string('Ce champ attend du texte.')
        .max(40, 'Ce champ est limité à 40 caractères.')
        .nullable(),
    }),
    answer: template,
    addition: true,
    sensitive: true,
  },
  'DELETE /contract/agreement-template/': {
    summary: 'Go back to the delivered template of the training agreement',
    roles: superuser,
    auditAction: null,
    answer: template,
    addition: true,
    sensitive: true,
  },
  'POST /contract/agreement-template/preview/': {
    summary: 'A template as a PDF for an invented file, saved or not',
    roles: superuser,
    auditAction: null,
    body: z.object({ text: templateText }),
    answer: 'file',
    addition: true,
    inTurn: true,
  },
} as const satisfies Calls;
