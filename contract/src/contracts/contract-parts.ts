import { partStateKeys } from '@tandem/domain/contracts/part-links/part-link';
import { askedKeys, signatureKeys } from '@tandem/domain/contracts/part-links/asked';
import { partyKeys } from '@tandem/domain/contracts/part-links/parties';
import { amendmentKindKeys } from '@tandem/domain/contracts/amendments/amendment';
import { z } from 'zod';
import { applicant, everyone, type Calls } from '../call.ts';
import { fileChanges, fileKey, savedChanges, written } from './contracts.ts';
import {
  choice,
  date,
  email,
  moment,
  optionalName,
  optionalPhone,
  token,
  unlessEmpty,
} from '../fields/fields.ts';
import { matchId } from '../matches/match-id.ts';
import { message } from '../fields/shapes.ts';
import { handedIn } from './signatures.ts';

/** What somebody is asked for: their part of a file, or what they have signed. */
const asked = z.enum(askedKeys);

const askedPart = z.object({
  party: asked,
  /** The number of the amendment that they are asked to sign; null of the contract itself. */
  amendment: z.int().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The kind of account that asked. */
  asked_by: z.string(),
  asked_at: moment,
  /** When they were last asked again; null as long as they were asked once. */
  reminded_at: moment.nullable(),
  expires_at: moment,
  opened_at: moment.nullable(),
  written_at: moment.nullable(),
  /** Since when nothing is left to do in it, though they may not have said that it is done. */
  whole_at: moment.nullable(),
  done_at: moment.nullable(),
  state: z.enum(partStateKeys),
});

const askForPart = z.object({
  /** By mail, and by SMS where there is a number; or a link that is handed over otherwise. */
  way: choice(['mail', 'link']),
  name: optionalName(200),
  email: unlessEmpty(email.nullish()),
  phone: optionalPhone,
});

/** A part as its reader sees it: what they wrote, and of what others wrote only that it is there. */
const filePart = z.object({
  party: z.enum(partyKeys),
  company: z.string(),
  need: z.string(),
  /** The candidate's first name. */
  candidate: z.string(),
  /** As the file has it; empty where it does not say. */
  contract_kind: z.string(),
  values: z.partialRecord(fileKey, z.string()),
  hidden: z.partialRecord(fileKey, z.string()),
  others: z.partialRecord(fileKey, written),
  /** What Tandem knows for empty fields of a candidate's part, to the candidate: signed in, or by a link that went to their own address alone. */
  proposed: z.partialRecord(fileKey, z.string()),
  may_change: z.boolean(),
});

const company = ['company', 'staff', 'superuser'] as const;

export const contractPartCalls = {
  'GET /contract/file/{matchId}/parts/': {
    summary:
      'Who was asked for which part of a contract file or for their signature, and how far they have come',
    roles: company,
    auditAction: 'see_contract_sheet',
    params: z.object({ matchId }),
    answer: z.object({ parts: z.array(askedPart) }),
    addition: true,
  },
  'POST /contract/file/{matchId}/parts/{party}/': {
    summary:
      'Ask somebody for their part of a contract file, or for what they have signed, by a link of their own in the place of any earlier one; it is answered where it is handed over otherwise than by mail',
    roles: company,
    auditAction: 'ask_contract_part',
    params: z.object({ matchId, party: asked }),
    body: askForPart,
    answer: z.object({ link: z.string().nullable(), expires_at: moment }),
    statuses: [201],
    addition: true,
  },
  'DELETE /contract/file/{matchId}/parts/{party}/': {
    summary: 'Withdraw such a link: it opens nothing any more',
    roles: company,
    auditAction: 'ask_contract_part',
    params: z.object({ matchId, party: asked }),
    answer: 'empty',
    addition: true,
  },
  'GET /contract/own-part/{matchId}/': {
    summary: 'The part of a contract file that is about the candidate who asks',
    roles: applicant,
    auditAction: null,
    params: z.object({ matchId }),
    answer: filePart,
    addition: true,
  },
  'PUT /contract/own-part/{matchId}/': {
    summary: 'Save fields of the candidate’s own part of a contract file',
    roles: applicant,
    auditAction: 'save_contract_part',
    params: z.object({ matchId }),
    body: fileChanges,
    answer: savedChanges,
    addition: true,
  },
  'GET /contract/part-links/{token}/': {
    summary: 'The part of a contract file to which a link leads, as far as its holder wrote it',
    roles: everyone,
    auditAction: 'open_contract_part',
    params: z.object({ token }),
    answer: filePart,
    addition: true,
  },
  'PUT /contract/part-links/{token}/': {
    summary:
      'Save fields of the part to which a link leads; where somebody else has written meanwhile, theirs stays',
    roles: everyone,
    auditAction: 'save_contract_part',
    params: z.object({ token }),
    body: fileChanges,
    answer: savedChanges,
    addition: true,
  },
  'POST /contract/part-links/{token}/done/': {
    summary: 'Say that a part is done: nothing is missing or wrong in it, and its link has served',
    roles: everyone,
    auditAction: 'save_contract_part',
    params: z.object({ token }),
    answer: message,
    addition: true,
  },
  'GET /contract/signing-links/{token}/': {
    summary: 'What somebody is asked to sign by a link, and by whom',
    roles: everyone,
    auditAction: 'open_contract_part',
    params: z.object({ token }),
    answer: z.object({
      asked: z.enum(signatureKeys),
      company: z.string(),
      need: z.string(),
      /** The candidate's first name. */
      candidate: z.string(),
      /** What they sign, where it is an amendment; null of the contract itself. */
      amendment: z
        .object({
          number: z.int(),
          kind: z.enum(amendmentKindKeys),
          effective_on: z.string(),
          reason: z.string(),
          differences: z.array(
            z.object({ key: z.string(), label: z.string(), before: z.string(), after: z.string() }),
          ),
        })
        .nullable(),
    }),
    addition: true,
  },
  'GET /contract/signing-links/{token}/amendment/': {
    summary:
      'The amendment that somebody is asked to sign by a link, as a PDF; nothing where it is the contract',
    roles: everyone,
    auditAction: 'open_contract_part',
    params: z.object({ token }),
    answer: 'file',
    addition: true,
    inTurn: true,
  },
  'POST /contract/signing-links/{token}/': {
    summary:
      'Hand in what somebody has signed on paper by the link that asks for it, as PDF, JPG or PNG; the link has served',
    roles: everyone,
    auditAction: 'add_signed_scan',
    params: z.object({ token }),
    body: z.object({ signed_on: date }),
    files: ['scan'],
    answer: message.extend(handedIn),
    statuses: [201],
    addition: true,
  },
} as const satisfies Calls;
