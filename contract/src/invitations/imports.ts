import { siretOf } from '@tandem/domain/invitations/import/cells/sirets';
import { rowOutcomes } from '@tandem/domain/invitations/import/import-state';
import { z } from 'zod';
import { staff, type Calls } from '../call.ts';
import {
  email,
  id,
  integer,
  optionalName,
  optionalPhone,
  optionalText,
  page,
  properName,
  text,
  textOrEmpty,
  unlessEmpty,
} from '../fields/fields.ts';
import { reachedAt } from '../fields/shapes.ts';

/** Rows that are sent in one call. */
export const importBatchMax = 1000;

const whatIfKnown = z.enum(['skip', 'update', 'add']).default('skip');
/** Nothing for whoever has none: they are added and not invited. */
const addressIfAny = unlessEmpty(email.nullish()).transform((value) => value ?? null);
const optionalId = id.nullish().transform((value) => value ?? null);

const place = {
  /** Its place among the rows of the import, by which it is known when it is sent again. */
  position: integer(0, 100_000),
  /** Its row in the file, as a spreadsheet shows it. */
  line: integer(1, 2_000_000),
  /** What becomes of it where the address, or somebody of this name and number, is there already. */
  if_known: whatIfKnown,
};

export const candidateImportRow = z.object({
  ...place,
  first_name: optionalName(100),
  last_name: optionalName(100),
  email: addressIfAny,
  phone: optionalPhone,
  formation: optionalId,
  session: optionalId,
  town: optionalText(200),
  source: optionalText(200),
  note: optionalText(2000),
  referent: optionalText(200),
});

export const companyImportRow = z.object({
  ...place,
  name: properName(200),
  email: addressIfAny,
  phone: optionalPhone,
  contact: optionalName(200),
  contact_role: optionalText(200),
  siret: optionalText(20).transform((typed) => typed && siretOf(typed)),
  town: optionalText(200),
  sectors: optionalText(400),
  note: optionalText(2000),
});

/** A row that is not handed over, with the reason that whoever imports was told. */
const leftOutRow = z.object({
  position: place.position,
  line: place.line,
  name: textOrEmpty(300),
  email: textOrEmpty(300),
  reason: text(500),
});

export const importKinds = ['candidates', 'companies'] as const;
export const importSendings = ['now', 'later', 'none'] as const;
export const importStates = [
  'receiving',
  'running',
  'scheduled',
  'done',
  'withdrawing',
  'withdrawn',
] as const;

const importRecord = z.object({
  id: z.int(),
  kind: z.enum(importKinds),
  file_name: z.string(),
  state: z.enum(importStates),
  sending: z.enum(importSendings),
  send_at: z.string().nullable(),
  created_at: z.string(),
  /** Who imports, by name; null when that account is gone. */
  created_by: z.string().nullable(),
  rows: z.int(),
  /** Of the rows, those that have been dealt with. */
  treated: z.int(),
  added: z.int(),
  updated: z.int(),
  skipped: z.int(),
  /** Of those added: invitations that went out, that the mail server refused, that have led to an account. */
  sent: z.int(),
  refused: z.int(),
  registered: z.int(),
  withdrawn: z.int(),
  /** Of those it updated, those of whom is known what was there before. */
  restorable: z.int(),
  /** Once it was taken back: of those it updated, how many are as before. */
  restored: z.int(),
});

const knownRow = z.object({
  /** Its place among the rows that were asked about. */
  index: z.int(),
  /** `alike`: of a company that may be another: there are several of the name, or the town or the SIRET differs. */
  by: z.enum(['email', 'person', 'alike']),
  state: z.enum(['invited', 'registered', 'other']),
  name: z.string(),
  email: reachedAt,
  is_moved: z.boolean(), // Whether their link went by SMS to another number than the row's, which would end it.
});

export const importCalls = {
  'POST /imports/check/': {
    summary: 'Which of the people or companies of a file are there already',
    roles: staff,
    auditAction: null,
    body: z.object({
      kind: z.enum(importKinds),
      rows: z
        .array(
          z.object({
            email: z.string().max(254),
            name: z.string().max(300),
            phone: z.string().max(60),
            /** Of a company; two of one name are told apart by them. */
            town: z.string().max(200).default(''),
            siret: z.string().max(20).default('').transform(siretOf),
          }),
        )
        .max(2 * importBatchMax, `Au plus ${2 * importBatchMax} lignes à la fois.`),
    }),
    answer: z.object({ known: z.array(knownRow) }),
    addition: true,
  },
  'POST /imports/': {
    summary: 'Begin an import; with the key of one that was begun, answer that one',
    roles: staff,
    auditAction: null,
    body: z.object({
      kind: z.enum(importKinds),
      key: z.uuid('Une clé est attendue.'),
      file_name: text(200),
      sending: z.enum(importSendings),
      send_at: z.iso.datetime({ offset: true, error: 'Une date est attendue.' }).nullish(),
    }),
    answer: importRecord,
    statuses: [201],
    addition: true,
  },
  'GET /imports/': {
    summary: 'The imports, the newest first, and how far each is',
    roles: staff,
    auditAction: null,
    query: z.object(page),
    answer: z.array(importRecord),
    addition: true,
  },
  'GET /imports/{id}/': {
    summary: 'An import, and how far it is',
    roles: staff,
    auditAction: null,
    params: z.object({ id }),
    answer: importRecord,
    addition: true,
  },
  'POST /imports/{id}/candidates/': {
    summary: 'Rows of an import of candidates; one that was sent before stands as it is sent now',
    roles: staff,
    auditAction: null,
    params: z.object({ id }),
    body: z
      .array(candidateImportRow, 'Une liste de candidats est attendue.')
      .max(importBatchMax, `Au plus ${importBatchMax} lignes à la fois.`),
    answer: z.object({ rows: z.int() }),
    addition: true,
  },
  'POST /imports/{id}/companies/': {
    summary: 'Rows of an import of companies; one that was sent before stands as it is sent now',
    roles: staff,
    auditAction: null,
    params: z.object({ id }),
    body: z
      .array(companyImportRow, 'Une liste d’entreprises est attendue.')
      .max(importBatchMax, `Au plus ${importBatchMax} lignes à la fois.`),
    answer: z.object({ rows: z.int() }),
    addition: true,
  },
  'POST /imports/{id}/left-out/': {
    summary: 'Rows of the file that are not imported, and why: kept for the report',
    roles: staff,
    auditAction: null,
    params: z.object({ id }),
    body: z
      .array(leftOutRow, 'Une liste de lignes est attendue.')
      .max(importBatchMax, `Au plus ${importBatchMax} lignes à la fois.`),
    answer: z.object({ rows: z.int() }),
    addition: true,
  },
  'POST /imports/{id}/start/': {
    summary: 'All rows are there: the server deals with them',
    roles: staff,
    // The job tells of each whom it invites.
    auditAction: null,
    params: z.object({ id }),
    answer: importRecord,
    addition: true,
  },
  'GET /imports/{id}/rows/': {
    summary: 'What became of each row of an import',
    roles: staff,
    auditAction: 'see_list',
    params: z.object({ id }),
    query: z.object(page),
    answer: z.array(
      z.object({
        line: z.int(),
        email: z.string(),
        name: z.string(),
        outcome: z.enum(rowOutcomes),
        /** Why it was passed over or left out, or could not be put back. */
        reason: z.string().nullable(),
        email_sent: z.boolean(),
        email_error: z.string().nullable(),
        registered: z.boolean(),
      }),
    ),
    addition: true,
  },
  'POST /imports/{id}/withdraw/': {
    summary:
      'Take an import back: whoever it invited and has not registered is deleted, what it replaced of others is put back where nobody has written since',
    roles: staff,
    // The job tells of each whose invitation it withdraws.
    auditAction: null,
    sensitive: true,
    params: z.object({ id }),
    answer: importRecord,
    addition: true,
  },
} as const satisfies Calls;
