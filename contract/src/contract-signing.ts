import { deadlineKinds } from '@tandem/domain/contracts/signing/deadlines';
import { fileMoveKeys, fileStateKeys } from '@tandem/domain/contracts/signing/file-state';
import {
  signatoryKeys,
  signingMethodKeys,
  type Signatory,
} from '@tandem/domain/contracts/signing/signatories';
import { z } from 'zod';
import { signedIn, type Calls } from './call.ts';
import { choice, date, id, optionalText, unlessEmpty } from './fields.ts';
import { matchId } from './matches.ts';

const scan = z.object({
  id: z.int(),
  /** Of the PDF file, in hexadecimal. */
  sha256: z.string(),
  /** In bytes. */
  size: z.int(),
  added_by: z.string(),
  added_at: z.string(),
});

const signature = z.object({
  method: z.enum(signingMethodKeys),
  signed_on: z.string(),
  noted_by: z.string(),
  noted_at: z.string(),
  scan,
});

const progress = z.object({
  state: z.enum(fileStateKeys),
  /** Since when; null where it has never been moved. */
  since: z.string().nullable(),
  /** The enrolment is finalised: what comes before belongs to the contract sheet. */
  finalised: z.boolean(),
  /** Nobody writes in its fields any more. */
  frozen: z.boolean(),
  missing: z.int(),
  wrong: z.int(),
  /** Open to the reader. */
  moves: z.array(z.enum(fileMoveKeys)),
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
  lodged_on: z.string().nullable(),
  history: z.array(
    z.object({
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

/** A paper may bear the signatures of several. */
export const sentSignatories = z.preprocess(
  (sent: readonly Signatory[] | string) => (typeof sent === 'string' ? sent.split(',') : sent),
  z.array(choice(signatoryKeys)).min(1, 'Dites qui a signé.').max(signatoryKeys.length),
);

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
    answer: 'file',
    addition: true,
    sensitive: true,
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
    answer: progress,
    statuses: [201],
    addition: true,
  },
  'GET /contract/scans/{id}/': {
    summary: 'Download what was signed, as a PDF file',
    roles: signedIn,
    auditAction: 'see_signed_scan',
    params: z.object({ id }),
    answer: 'file',
    addition: true,
  },
} as const satisfies Calls;
