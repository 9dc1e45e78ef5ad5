import { status } from '@tandem/domain/matches/match';
import { waitingStatuses } from '@tandem/domain/needs/closing';
import { z } from 'zod';
import { everyone, signedIn, superuser, type Calls } from '../call.ts';
import { id, page, typedPassword } from '../fields/fields.ts';

/** What people may ask for of their own data (RGPD). */
export const privacyCalls = {
  'GET /own-data/': {
    summary: 'All that is stored on the signed-in account, as a zip of JSON and files',
    roles: signedIn,
    auditAction: 'download_own_data',
    answer: 'file',
    addition: true,
    sensitive: true,
    inTurn: true,
  },
  'GET /own-data/{accountId}/': {
    summary: 'The same of somebody without an address, whom the centre hands it to',
    roles: superuser,
    auditAction: 'download_own_data',
    params: z.object({ accountId: id }),
    answer: 'file',
    addition: true,
    sensitive: true,
    inTurn: true,
  },
  'GET /privacy/': {
    summary: 'Whom to ask about personal data, and how long contract sheets are kept',
    roles: everyone,
    auditAction: null,
    answer: z.object({
      /** Null where nobody has said so. */
      centre: z.string().nullable(),
      email: z.string().nullable(),
      contract_sheet_months: z.int(),
    }),
    addition: true,
  },
  'GET /account-deletion/': {
    summary: 'What would be deleted with the signed-in account',
    roles: signedIn,
    auditAction: null,
    answer: z.object({
      /** Nobody else could look after the platform: this account cannot be deleted. */
      last_superuser: z.boolean(),
      deletes: z.object({
        files: z.int(),
        needs: z.int(),
        matches: z.int(),
        contract_sheets: z.int(),
        /** Finalised enrolments, among the matches: they stay counted in the statistics, without a name. */
        enrolments: z.int(),
        notifications: z.int(),
        messages: z.int(),
        formations: z.int(),
      }),
      /**
       * Candidates or companies on the other side, each by the furthest of their matches: who waits for a company's answer, and who
       * has had a yes and reads of the deletion.
       */
      waiting: z.array(
        z.object({ status: z.literal([...waitingStatuses, status.finalised]), count: z.int() }),
      ),
    }),
    addition: true,
  },
  'POST /account-deletion/': {
    summary: 'Delete the signed-in account with its files, for good',
    roles: signedIn,
    auditAction: 'delete_account',
    body: z.object({ password: typedPassword.min(1, 'Ce champ est obligatoire.') }),
    answer: 'empty',
    addition: true,
  },
  'GET /clock/': {
    summary: 'What the server takes for now, and whether erasing waits because that jumped',
    roles: superuser,
    auditAction: null,
    answer: z.object({
      now: z.string(),
      /** What it was when erasing last began; null where it never has. */
      seen_at: z.string().nullable(),
      /** Since when erasing waits for a superuser; null while it does not. */
      held_at: z.string().nullable(),
    }),
    addition: true,
  },
  'POST /clock/': {
    summary: 'Say that the clock of the server is right, so that erasing goes on',
    roles: superuser,
    auditAction: null,
    answer: 'empty',
    addition: true,
    sensitive: true,
  },
  'GET /retention-runs/': {
    summary: 'What the daily erasing of idle accounts and old contract sheets did, newest first',
    roles: superuser,
    auditAction: null,
    query: z.object(page),
    answer: z.array(
      z.object({
        id: z.int(),
        started_at: z.string(),
        /** Null while it goes on, or where it was cut short. */
        finished_at: z.string().nullable(),
        /** Idle accounts that were told. */
        noticed: z.int(),
        erased: z.int(),
        contract_sheets: z.int(),
        /** Uploaded files that belonged to nobody any more. */
        files: z.int(),
        failed: z.int(),
      }),
    ),
    addition: true,
  },
  'GET /retention-outlook/': {
    summary: 'Whom the daily erasing tells and erases next, and when',
    roles: superuser,
    auditAction: null,
    answer: z.object({
      /**
       * Erasures whose names still stand in others' texts more than an hour later, and since when: what takes them out fails,
       * or no known secret opens whom it looks for.
       */
      forgetting: z.object({ late: z.int(), since: z.string().nullable() }),
      /** Accounts that were told and have not come back; when the first of them is erased. */
      told: z.object({ accounts: z.int(), erased_at: z.string().nullable() }),
      /** Sessions whose closing decides it, for those who have not come back since; oldest first. */
      sessions: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          /** Its closing; of a session that nobody closed, a year after its last day. */
          begun_at: z.string(),
          /** At the earliest. */
          told_at: z.string(),
          erased_at: z.string(),
          candidates: z.int(),
          companies: z.int(),
        }),
      ),
    }),
    addition: true,
  },
} as const satisfies Calls;
