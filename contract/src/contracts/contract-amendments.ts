import { amendableKeys, amendmentKindKeys } from '@tandem/domain/contracts/amendments/amendment';
import {
  amendmentMoveKeys,
  amendmentStateKeys,
} from '@tandem/domain/contracts/amendments/amendment-state';
import { deadlineKinds } from '@tandem/domain/contracts/signing/deadlines';
import { signatoryKeys, signingMethodKeys } from '@tandem/domain/contracts/signing/signatories';
import { z } from 'zod';
import { signedIn, type Calls } from '../call.ts';
import { handedIn, sentSignatories } from './signatures.ts';
import { fileKey, typedValue } from './contracts.ts';
import { choice, date, integer, optionalText, unlessEmpty } from '../fields/fields.ts';
import { matchId } from '../matches/match-id.ts';

const amendableKey = z.enum(amendableKeys);

const amendment = z.object({
  /** Counted from 1 within the file. */
  number: z.int(),
  state: z.enum(amendmentStateKeys),
  kind: z.enum(amendmentKindKeys),
  /** A day; empty as long as it is not said. */
  effective_on: z.string(),
  reason: z.string(),
  drawn_by: z.string(),
  drawn_at: z.string(),
  /** The day of the last signature. */
  signed_on: z.string().nullable(),
  lodged_on: z.string().nullable(),
  /** Open to the reader. */
  moves: z.array(z.enum(amendmentMoveKeys)),
  /** The next day that it has to meet. */
  deadline: z.object({ kind: z.enum(deadlineKinds), day: z.string() }).nullable(),
  /** Of one that is refused; null to the candidate, since it may tell of others. */
  refusal: z.object({ reason: z.string(), mend: z.string() }).nullable(),
  /** New values by field. */
  changes: z.partialRecord(amendableKey, z.string()),
  /** Against the version before it, in the order of the official form. */
  differences: z.array(
    z.object({ key: amendableKey, label: z.string(), before: z.string(), after: z.string() }),
  ),
  /** Of one in preparation: why it cannot be signed as it is, by field, in French. */
  faults: z.record(z.string(), z.string()),
  /** Of one in preparation: what looks unlikely in it, by field, in French; its reason lets it pass. */
  warnings: z.record(z.string(), z.string()),
  signatories: z.array(
    z.object({
      signatory: z.enum(signatoryKeys),
      may_add: z.boolean(),
      signature: z
        .object({
          method: z.enum(signingMethodKeys),
          signed_on: z.string(),
          noted_by: z.string(),
          noted_at: z.string(),
          scan: z.object({ id: z.int(), sha256: z.string() }),
        })
        .nullable(),
    }),
  ),
});

const amendments = z.object({
  /** The contract is accepted and goes on: the reader can have it amended. */
  may_draw: z.boolean(),
  /** Another can be prepared now: none is in preparation, and the last one is not refused. */
  may_begin: z.boolean(),
  /** The reader may download what was signed. */
  may_open_scans: z.boolean(),
  /** What the contract says with all amendments that are agreed, social security numbers left out: what the next builds on; nothing to the candidate. */
  values: z.partialRecord(fileKey, z.string()),
  /** The last one first. */
  amendments: z.array(amendment),
});

const roles = ['company', 'staff', 'superuser'] as const;

/** Counted from 1 within a file. */
const number = integer(1, 10_000);

export const contractAmendmentCalls = {
  'GET /contract/file/{matchId}/amendments/': {
    summary: 'The amendments of a contract file, each as what it changes of the version before it',
    roles: signedIn,
    auditAction: 'see_contract_sheet',
    params: z.object({ matchId }),
    answer: amendments,
    addition: true,
  },
  'PUT /contract/file/{matchId}/amendments/draft/': {
    summary: 'Prepare an amendment of an accepted contract, or change the one in preparation',
    roles,
    auditAction: 'save_contract_sheet',
    params: z.object({ matchId }),
    body: z.object({
      kind: choice(amendmentKindKeys),
      effective_on: unlessEmpty(date.optional()),
      reason: optionalText(1000),
      changes: z.partialRecord(amendableKey, typedValue),
    }),
    answer: amendments,
    addition: true,
  },
  'DELETE /contract/file/{matchId}/amendments/draft/': {
    summary: 'Give up the amendment in preparation; what somebody has signed of it stays',
    roles,
    auditAction: 'save_contract_sheet',
    params: z.object({ matchId }),
    answer: amendments,
    addition: true,
  },
  'GET /contract/file/{matchId}/amendments/{number}/sheet/': {
    summary: 'An amendment as a PDF to be signed, with what it changes of the version before it',
    roles: signedIn,
    auditAction: 'export_contract_file',
    params: z.object({ matchId, number }),
    answer: 'file',
    addition: true,
    inTurn: true,
  },
  'POST /contract/file/{matchId}/amendments/{number}/moves/': {
    summary: 'Move an amendment on: lodged, accepted, refused, taken up again to be mended',
    roles,
    auditAction: 'move_contract_file',
    params: z.object({ matchId, number }),
    body: z.object({
      move: choice(amendmentMoveKeys),
      day: unlessEmpty(date.optional()),
      number: optionalText(60),
      reason: optionalText(1000),
      mend: optionalText(1000),
    }),
    answer: amendments,
    addition: true,
  },
  'POST /contract/file/{matchId}/amendments/draft/signatures/': {
    summary:
      'Hand in what somebody has signed of the amendment in preparation, as PDF, JPG or PNG; with the last signature the contract is amended',
    roles: signedIn,
    auditAction: 'add_signed_scan',
    params: z.object({ matchId }),
    body: z.object({ signatories: sentSignatories, signed_on: date }),
    files: ['scan'],
    answer: amendments.extend(handedIn),
    statuses: [201],
    addition: true,
  },
} as const satisfies Calls;
