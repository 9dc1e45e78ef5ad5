import {
  contractFields,
  maskedField,
  type ContractFieldName,
} from '@tandem/domain/contracts/contract-sheet';
import { filePartKeys } from '@tandem/domain/contracts/file/fields/file-field';
import { fileKeys } from '@tandem/domain/contracts/file/file-keys';
import { recordOf } from '@tandem/domain/fields/record-of';
import { z } from 'zod';
import type { Calls } from '../call.ts';
import { figure } from './figures.ts';
import { optionalDigits, storable, unstorable } from '../fields/fields.ts';
import { wishedVersion } from './contract-signing.ts';
import { message } from '../fields/shapes.ts';
import { matchId } from '../matches/match-id.ts';

/** All fields are taken as text here; which are missing or malformed is domain/contract-sheet's to say. */
const contractSheetForm = z.object(
  recordOf(
    contractFields.map(({ name }) => name),
    () => optionalDigits(300),
  ),
);

type ShownField = Exclude<ContractFieldName, typeof maskedField>;

const isShown = (name: ContractFieldName): name is ShownField => name !== maskedField;

const shownContractSheet = z.record(
  z.enum(contractFields.map((field) => field.name).filter(isShown)),
  z.string(),
);

export const fileKey = z.enum(fileKeys as [string, ...string[]]);

export const typedValue = z
  .string('Ce champ attend du texte.')
  .trim()
  .max(300, 'Ce champ est limité à 300 caractères.')
  .refine(storable, unstorable);

export const written = z.object({ by: z.string(), at: z.string() });

const contractFile = z.object({
  /** What stands in the fields, social security numbers left out. */
  values: z.partialRecord(fileKey, z.string()),
  /** How the social security numbers that are stored end. */
  hidden: z.partialRecord(fileKey, z.string()),
  /** What is known from elsewhere for fields that are empty. */
  proposed: z.partialRecord(fileKey, z.string()),
  written: z.partialRecord(fileKey, written),
  /**
   * What the rules say of the social security numbers that are stored, and by files that the reader does not see: who is not
   * shown these cannot judge by them.
   */
  sealed_findings: z.array(
    z.object({
      rule: z.string(),
      field: z.string(),
      blocks: z.boolean(),
      wrong: z.string(),
      why: z.string(),
      remedy: z.string(),
      source: z.string(),
    }),
  ),
  /** What the rules read beside the file; of one that changes no more, the other contracts alone. */
  known: z.object({
    /** What superusers have added to the figures that the product is delivered with. */
    figures: z.array(figure),
    /** The other contracts of the company that go on or are agreed, and who accompanies them; none for whoever does not see all. */
    accompanied: z.array(
      z.object({
        kind: z.enum(['apprentice', 'professional']),
        tutors: z.array(z.string()),
        from: z.string(),
        to: z.string(),
      }),
    ),
    /** The candidate's other contracts, with whomever, that overlap this one or follow within a month: their days, and where they overlap their minutes a week. */
    others: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        broken_on: z.string().nullable(),
        weekly_minutes: z.int().nullable(),
      }),
    ),
    /** On which day this contract was broken. */
    broken_on: z.string().nullable(),
    /** Whom the company has named as a tutor in other files and on other needs, as fields of this file. */
    tutors: z.array(z.partialRecord(fileKey, z.string())),
  }),
  finalised: z.boolean(),
  /** The centre has given the official form of its kind of contract, and said what fills it. */
  official_form: z.boolean(),
  /** What it says today, where an amendment has taken effect; the values are those that were signed first. */
  in_force: z.partialRecord(fileKey, z.string()).nullable(),
  /** Signed, or about to be: it is read, and changes no more. */
  frozen: z.boolean(),
  may_change: z.boolean(),
  /** What leaves the file with social security numbers in it, and what was signed, is open to its reader. */
  may_read_numbers: z.boolean(),
});

export const fileChanges = z.object({
  changes: z
    .array(z.object({ key: fileKey, value: typedValue, seen: typedValue }))
    .min(1, 'Aucun champ à enregistrer.')
    .max(200, 'Au plus 200 champs à la fois.'),
});

export const savedChanges = z.object({
  saved: z.array(z.string()),
  conflicts: z.array(z.object({ key: z.string(), value: z.string(), ...written.shape })),
});

export const contractCalls = {
  'GET /contract/file/{matchId}/': {
    summary: 'The contract file of a match: what is filled in, by whom, and what is known',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'see_contract_sheet',
    params: z.object({ matchId }),
    answer: contractFile,
    addition: true,
  },
  'GET /contract/file/{matchId}/export/': {
    summary:
      'A contract file with the names that school software uses, the social security number of the candidate included',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'export_contract_file',
    params: z.object({ matchId }),
    query: wishedVersion,
    answer: z.object({
      /** The amendment since which it says so, and since when; null of the contract as it was signed first. */
      amendment: z.int().nullable(),
      since: z.string().nullable(),
      fields: z.array(
        z.object({
          part: z.enum(filePartKeys),
          erp_name: z.string(),
          label: z.string(),
          value: z.string(),
          meaning: z.string(),
        }),
      ),
    }),
    addition: true,
    sensitive: true,
  },
  'PUT /contract/file/{matchId}/': {
    summary:
      'Save fields of a contract file as a draft or a correction; where somebody else has written meanwhile, theirs stays and is told',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'save_contract_sheet',
    params: z.object({ matchId }),
    body: fileChanges,
    answer: savedChanges,
    addition: true,
  },
  'PUT /contract/file/{matchId}/candidate-nir/': {
    summary:
      "The candidate's social security number, where the contract was signed before it was attributed: no signature is asked for anew",
    roles: ['applicant', 'company', 'staff', 'superuser'],
    auditAction: 'save_contract_sheet',
    params: z.object({ matchId }),
    /** Why an odd one is right all the same. */
    body: z.object({ nir: typedValue, reason: typedValue.default('') }),
    answer: message,
    addition: true,
  },
  'POST /contract/note/{matchId}/': {
    summary: 'Save the complete contract sheet of a fully accepted match, which finalises it',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'save_contract_sheet',
    params: z.object({ matchId }),
    body: contractSheetForm,
    answer: message,
    statuses: [201],
  },
  'GET /contract/note/{matchId}/': {
    summary: "The contract sheet of a finalised match, without the tutor's social security number",
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'see_contract_sheet',
    params: z.object({ matchId }),
    answer: shownContractSheet,
    addition: true,
  },
  'GET /contract/note/{matchId}/nir/': {
    summary: "The tutor's social security number of a contract sheet",
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'see_nir',
    params: z.object({ matchId }),
    answer: z.object({ [maskedField]: z.string() }),
    addition: true,
    sensitive: true,
  },
  'GET /contract/note/{matchId}/known/': {
    summary:
      "What is known for the contract sheet of a match: from the company's own sheet and its last contract sheet",
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'see_contract_sheet',
    params: z.object({ matchId }),
    answer: z.partialRecord(z.enum(contractFields.map((field) => field.name)), z.string()),
    addition: true,
  },
} as const satisfies Calls;
