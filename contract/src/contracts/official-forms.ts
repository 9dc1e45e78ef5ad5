import {
  formFieldKindKeys,
  officialFormKeys,
  writtenAsKeys,
} from '@tandem/domain/contracts/official-form/form-fields';
import {
  mappableFields,
  mostFormFields,
} from '@tandem/domain/contracts/official-form/form-mapping';
import { z } from 'zod';
import { superuser, type Calls } from '../call.ts';
import { choice, storable, unstorable } from '../fields/fields.ts';
import { wishedVersion } from './contract-signing.ts';
import { matchId } from '../matches/match-id.ts';

const kind = z.enum(officialFormKeys);

const words = (max: number) =>
  z
    .string('Ce champ attend du texte.')
    .max(max, `Ce champ est limité à ${max} caractères.`)
    .refine(storable, unstorable);

const fileKeys = ['', ...mappableFields.map(({ key }) => key)] as [string, ...string[]];

const rule = z.object({
  name: words(300),
  option: words(300),
  /** Of the file; empty for a constant. */
  key: choice(fileKeys),
  as: choice(writtenAsKeys),
  value: words(300),
});

const official = z.object({
  form: z
    .object({
      /** Of the blank file, in hexadecimal. */
      sha256: z.string(),
      /** In bytes. */
      size: z.int(),
      /** Of the file or the mapping, whichever came last. */
      saved_at: z.string(),
      fields: z.array(
        z.object({
          name: z.string(),
          kind: z.enum(formFieldKindKeys),
          options: z.array(z.string()),
          page: z.int().nullable(),
        }),
      ),
      rules: z.array(rule),
    })
    .nullable(),
});

export const officialFormCalls = {
  'GET /contract/official-forms/{kind}/': {
    summary:
      'The official form of a kind of contract, its fields and what fills them; null where none was given',
    roles: superuser,
    auditAction: null,
    params: z.object({ kind }),
    answer: official,
    addition: true,
  },
  'POST /contract/official-forms/{kind}/': {
    summary:
      'Give the blank PDF of an official form; what filled the former one goes on where its fields are still there',
    roles: superuser,
    auditAction: 'set_official_form',
    params: z.object({ kind }),
    files: ['form'],
    answer: official,
    statuses: [201],
    addition: true,
    sensitive: true,
  },
  'PUT /contract/official-forms/{kind}/rules/': {
    summary: 'Say what of a contract file fills which field of the official form',
    roles: superuser,
    auditAction: 'set_official_form',
    params: z.object({ kind }),
    body: z.object({
      rules: z.array(rule).max(2 * mostFormFields, 'Trop de lignes.'),
      /** When it had been saved, as it was read. */
      seen: words(40),
    }),
    answer: official,
    addition: true,
    sensitive: true,
  },
  'DELETE /contract/official-forms/{kind}/': {
    summary: 'Remove an official form, and what filled it',
    roles: superuser,
    auditAction: 'set_official_form',
    params: z.object({ kind }),
    answer: 'empty',
    addition: true,
    sensitive: true,
  },
  'GET /contract/official-forms/{kind}/example/': {
    summary: 'The official form, filled for an invented file',
    roles: superuser,
    auditAction: null,
    params: z.object({ kind }),
    answer: 'file',
    addition: true,
    inTurn: true,
  },
  'GET /contract/file/{matchId}/official-form/': {
    summary:
      'The official form filled from a contract file, the social security number of the candidate included; nothing where the centre has not given it',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'export_contract_file',
    params: z.object({ matchId }),
    query: wishedVersion,
    answer: 'file',
    addition: true,
    sensitive: true,
    inTurn: true,
  },
} as const satisfies Calls;
