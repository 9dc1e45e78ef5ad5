import { deadlineKinds } from '@tandem/domain/contracts/signing/deadlines';
import { fileMoveKeys, fileStateKeys } from '@tandem/domain/contracts/signing/file-state';
import { onlineSignatoryStateKeys, onlineStateKeys } from '@tandem/domain/contracts/signing/online';
import {
  signatoryKeys,
  signingMethodKeys,
  type Signatory,
} from '@tandem/domain/contracts/signing/signatories';
import { z } from 'zod';
import { everyone, signedIn, type Calls } from './call.ts';
import { choice, date, email, id, optionalText, properName, unlessEmpty } from './fields.ts';
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

/** Signing by a service outside, where one is configured. */
const online = z.object({
  /** The reader may ask for it now. */
  may_ask: z.boolean(),
  /** The reader may end what is open, or remind of it. */
  may_end: z.boolean(),
  /** The number of the amendment in preparation, which it is about then; null of the contract itself. */
  amendment: z.int().nullable(),
  /** The last one of the signatures that count now. */
  request: z
    .object({
      state: z.enum(onlineStateKeys),
      asked_by: z.string(),
      asked_at: z.string(),
      signatories: z.array(
        z.object({
          signatory: z.enum(signatoryKeys),
          state: z.enum(onlineSignatoryStateKeys),
          /** Since when; null where nothing has been heard of them. */
          since: z.string().nullable(),
          reminded_at: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
});

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
    query: wishedVersion,
    answer: 'file',
    addition: true,
    sensitive: true,
    inTurn: true,
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
