import { deadlineKinds } from '@tandem/domain/contracts/signing/deadlines';
import { formalityKeys } from '@tandem/domain/contracts/formalities/formalities';
import { fileMoveKeys, fileStateKeys } from '@tandem/domain/contracts/signing/file-state';
import { signatoryKeys } from '@tandem/domain/contracts/signing/signatories';
import { z } from 'zod';
import { everyone, signedIn, type Calls } from '../call.ts';
import {
  choice,
  date,
  email,
  id,
  optionalText,
  properName,
  unlessEmpty,
} from '../fields/fields.ts';
import { matchId } from '../matches/match-id.ts';
import { handedIn, online, sentSignatories, signature } from './signatures.ts';

/** What is in force unless the version that was signed first is asked for. */
export const wishedVersion = z.object({ version: choice(['first']).optional() });

const progress = z.object({
  state: z.enum(fileStateKeys),
  /** Since when; null where it has never been moved. */
  since: z.string().nullable(),
  /** Of the file, which may be another than the need's; null as long as it does not say. */
  contract_kind: z.enum(['apprentice', 'professional']).nullable(),
  /** The enrolment is finalised: what comes before belongs to the contract sheet. */
  finalised: z.boolean(),
  /** Nobody writes in its fields any more. */
  frozen: z.boolean(),
  missing: z.int(),
  wrong: z.int(),
  /** Open to the reader. */
  moves: z.array(z.enum(fileMoveKeys)),
  /** The reader may download what was signed. */
  may_open_scans: z.boolean(),
  signatories: z.array(
    z.object({
      signatory: z.enum(signatoryKeys),
      /** The reader may hand in what they have signed. */
      may_add: z.boolean(),
      /** Null as long as they have not signed; earlier versions come after the one that counts. */
      signature: signature.nullable(),
      earlier: z.array(signature),
    }),
  ),
  deadline: z
    .object({
      kind: z.enum(deadlineKinds),
      day: z.string(),
      alert_on: z.string(),
      /** What it means when nobody answers in time; null where that is not the question, or not known. */
      silence: z.enum(['refused', 'accepted']).nullable(),
    })
    .nullable(),
  /** The training agreement; null to the candidate, who does not sign it. */
  agreement: z
    .object({
      /** The reader may hand in one that was signed. */
      may_add: z.boolean(),
      /** Those that were handed in, the one that counts first; none as long as it is missing. */
      papers: z.array(
        signature.extend({
          /** The file was taken up again after it. */
          before_mending: z.boolean(),
        }),
      ),
    })
    .nullable(),
  online,
  lodged_on: z.string().nullable(),
  /** What its amendments have made of it; null as long as none is agreed. */
  version: z
    .object({
      /** The amendment since which it says what it says today, and since when; null as long as none has taken effect. */
      amendment: z.int().nullable(),
      since: z.string().nullable(),
      /** What it says today, against what was signed first. */
      differences: z.array(
        z.object({ key: z.string(), label: z.string(), before: z.string(), after: z.string() }),
      ),
      /** Agreed, and still to take effect. */
      ahead: z.array(z.object({ amendment: z.int(), effective_on: z.string() })),
    })
    .nullable(),
  /** What law asks for whoever begins, once it is signed. */
  formalities: z.array(
    z.object({
      formality: z.enum(formalityKeys),
      due_on: z.string(),
      /** Null as long as nobody has said that it is done. */
      done_on: z.string().nullable(),
      noted_by: z.string().nullable(),
      /** The reader may say that it is done. */
      may_note: z.boolean(),
    }),
  ),
  history: z.array(
    z.object({
      /** The number of the amendment that was moved; null of the contract itself. */
      amendment: z.int().nullable(),
      move: z.enum(fileMoveKeys),
      by: z.string(),
      at: z.string(),
      day: z.string().nullable(),
      number: z.string().nullable(),
      /** Null to the candidate: it may tell of others. */
      reason: z.string().nullable(),
      mend: z.string().nullable(),
    }),
  ),
});

export const contractSigningCalls = {
  'GET /contract/file/{matchId}/progress/': {
    summary: 'Where a contract file stands: its steps, signatures, deadline and history',
    roles: signedIn,
    auditAction: 'see_contract_sheet',
    params: z.object({ matchId }),
    answer: progress,
    addition: true,
  },
  'GET /contract/file/{matchId}/sheet/': {
    summary:
      'A contract file as a PDF to be copied into the official form, the social security number of the candidate included',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'export_contract_file',
    params: z.object({ matchId }),
    query: wishedVersion,
    answer: 'file',
    addition: true,
    sensitive: true,
    inTurn: true,
  },
  'PUT /contract/file/{matchId}/formalities/{formality}/': {
    summary:
      'Tell on which day the visit of whoever begins was, or their student card was given (staff alone), or take it back',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'move_contract_file',
    params: z.object({ matchId, formality: choice(formalityKeys) }),
    body: z.object({ done_on: unlessEmpty(date.optional()) }),
    answer: progress,
    addition: true,
  },
  'POST /contract/file/{matchId}/moves/': {
    summary:
      'Move a contract file on: complete, taken up again, lodged, accepted, refused, amended',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'move_contract_file',
    params: z.object({ matchId }),
    body: z.object({
      move: choice(fileMoveKeys),
      day: unlessEmpty(date.optional()),
      number: optionalText(60),
      reason: optionalText(1000),
      mend: optionalText(1000),
    }),
    answer: progress,
    addition: true,
  },
  'POST /contract/file/{matchId}/signatures/': {
    summary:
      'Hand in what somebody has signed on paper, as PDF, JPG or PNG; the last signature makes the file signed',
    roles: signedIn,
    auditAction: 'add_signed_scan',
    params: z.object({ matchId }),
    body: z.object({
      signatories: sentSignatories,
      signed_on: date,
    }),
    files: ['scan'],
    answer: progress.extend(handedIn),
    statuses: [201],
    addition: true,
  },
  'POST /contract/file/{matchId}/agreement/': {
    summary:
      'Hand in the training agreement as it was signed, as PDF, JPG or PNG, once the file is complete; a later one stands beside it',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'add_signed_scan',
    params: z.object({ matchId }),
    body: z.object({ signed_on: date }),
    files: ['scan'],
    answer: progress.extend(handedIn),
    statuses: [201],
    addition: true,
  },
  'POST /contract/file/{matchId}/online-signing/': {
    summary:
      'Have a contract file signed online, in the order given, by a service outside: it is sent the sheet, the social security number of the candidate included',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'sign_online',
    params: z.object({ matchId }),
    body: z.object({
      signers: z
        .array(
          z.object({
            signatory: choice(signatoryKeys),
            name: properName(200),
            /** Of the candidate it is that of the account, whatever is sent. */
            email: unlessEmpty(email.nullish()),
          }),
        )
        .min(1, 'Dites qui signe en ligne.')
        .max(signatoryKeys.length),
    }),
    answer: progress,
    statuses: [201],
    addition: true,
    sensitive: true,
  },
  'POST /contract/file/{matchId}/online-signing/reminder/': {
    summary: 'Remind whoever is to sign online now',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'sign_online',
    params: z.object({ matchId }),
    answer: progress,
    addition: true,
  },
  'DELETE /contract/file/{matchId}/online-signing/': {
    summary: 'End the signing online of a contract file; whoever has not signed signs on paper',
    roles: ['company', 'staff', 'superuser'],
    auditAction: 'sign_online',
    params: z.object({ matchId }),
    answer: progress,
    addition: true,
  },
  'POST /signing-service/news/': {
    summary:
      'What the signing service calls when something happens; with its secret in `X-Documenso-Secret`, else there is nothing here',
    roles: everyone,
    auditAction: null,
    // The rest is not read: what has happened is asked of the service itself.
    body: z.object({ payload: z.object({ envelopeId: z.string().min(1).max(100) }) }),
    answer: 'empty',
    addition: true,
  },
  'GET /contract/scans/{id}/': {
    summary: 'Download what was signed, as a PDF file',
    roles: signedIn,
    auditAction: 'see_signed_scan',
    params: z.object({ id }),
    answer: 'file',
    addition: true,
    sensitive: true,
  },
} as const satisfies Calls;
