import {
  contractFields,
  maskedField,
  type ContractFieldName,
} from '@tandem/domain/contracts/contract-sheet';
import { progressKeys } from '@tandem/domain/statistics/statistics';
import { z } from 'zod';
import { signedIn, staff, type Calls } from './call.ts';
import { id, integer, optionalDigits, optionalText, page, text, unlessEmpty } from './fields.ts';
import { matchExplanation, matchRecord, matchStatus, typedStatus } from './match-records.ts';
import { countedCandidate, message, statisticsRow } from './records.ts';

/** A match id is larger than other ids: it carries its pair (domain/match). */
const matchId = integer(1, Number.MAX_SAFE_INTEGER);

const filterText = optionalText(200).optional();

const matchFilters = z.object({
  status: unlessEmpty(typedStatus.optional()),
  offer: filterText,
  company: filterText,
  firstName: filterText,
  lastName: filterText,
  /** Key or label. */
  contractType: filterText,
  /** Id or name. */
  formation: unlessEmpty(z.union([id, text(200)]).optional()),
});

/** All fields are taken as text here; which are missing or malformed is domain/contract-sheet's to say. */
const contractSheetForm = z.object(
  Object.fromEntries(contractFields.map(({ name }) => [name, optionalDigits(300)])) as Record<
    ContractFieldName,
    ReturnType<typeof optionalDigits>
  >,
);

type ShownField = Exclude<ContractFieldName, typeof maskedField>;

const isShown = (name: ContractFieldName): name is ShownField => name !== maskedField;

const shownContractSheet = z.record(
  z.enum(contractFields.map((field) => field.name).filter(isShown)),
  z.string(),
);

export const matchCalls = {
  'GET /matches/': {
    summary: "The signed-in candidate's or company's matches",
    roles: ['applicant', 'company'],
    deed: 'see_list',
    query: z.object(page),
    answer: z.array(matchRecord),
  },
  'GET /matches/{id}/': {
    summary: 'One match',
    roles: signedIn,
    deed: 'see_match',
    params: z.object({ id: matchId }),
    answer: matchRecord,
    addition: true,
  },
  'GET /matches/{id}/explanation/': {
    summary: 'What each part of the score of a match rests on',
    roles: signedIn,
    deed: 'see_match',
    params: z.object({ id: matchId }),
    answer: matchExplanation,
    addition: true,
  },
  'POST /matches/{id}/': {
    summary: 'Move a match; 409 with the current status when the move is not open',
    roles: signedIn,
    deed: 'move_match',
    params: z.object({ id: matchId }),
    body: z.object({ action: typedStatus }),
    answer: matchRecord,
  },
  'GET /matches/{id}/history/': {
    summary: 'Who moved a match, when, from what to what',
    roles: staff,
    deed: null,
    params: z.object({ id: matchId }),
    query: z.object(page),
    answer: z.array(
      z.object({
        at: z.string(),
        /** Name of the person or the company; empty when the account is gone. */
        by: z.string(),
        role: z.enum(['applicant', 'company', 'staff', 'superuser']),
        from: matchStatus,
        to: matchStatus,
      }),
    ),
    addition: true,
  },
  'GET /match_applicants/': {
    summary: 'All matches, filtered',
    roles: staff,
    deed: 'see_list',
    query: matchFilters.extend(page),
    answer: z.array(matchRecord),
  },
  'GET /match_applicants/groups/': {
    summary:
      'The groups that the filtered matches form, by need or by candidate, with the statistics of the whole',
    roles: staff,
    deed: 'see_list',
    query: matchFilters.extend(page).extend({ by: z.enum(['offer', 'applicant']) }),
    answer: z.object({
      total_matches: z.int(),
      average_score: z.number().nullable(),
      groups: z.array(z.object({ id: z.int(), title: z.string(), count: z.int() })),
    }),
    addition: true,
  },
  'GET /match_applicants/groups/{by}/{id}/': {
    summary: 'The filtered matches of one group',
    roles: staff,
    deed: 'see_list',
    params: z.object({ by: z.enum(['offer', 'applicant']), id }),
    query: matchFilters.extend(page),
    answer: z.array(matchRecord),
    addition: true,
  },
  'POST /contract/note/{matchId}/': {
    summary: 'Save the complete contract sheet of a fully accepted match, which finalises it',
    roles: ['company', 'staff', 'superuser'],
    deed: 'save_contract_sheet',
    params: z.object({ matchId }),
    body: contractSheetForm,
    answer: message,
    statuses: [201],
  },
  'GET /contract/note/{matchId}/': {
    summary: "The contract sheet of a finalised match, without the tutor's social security number",
    roles: ['company', 'staff', 'superuser'],
    deed: 'see_contract_sheet',
    params: z.object({ matchId }),
    answer: shownContractSheet,
    addition: true,
  },
  'GET /contract/note/{matchId}/nir/': {
    summary: "The tutor's social security number of a contract sheet",
    roles: ['company', 'staff', 'superuser'],
    deed: 'see_nir',
    params: z.object({ matchId }),
    answer: z.object({ [maskedField]: z.string() }),
    addition: true,
  },
  'GET /contract/note/{matchId}/known/': {
    summary:
      "What is known for the contract sheet of a match: from the company's own sheet and its last contract sheet",
    roles: ['company', 'staff', 'superuser'],
    deed: 'see_contract_sheet',
    params: z.object({ matchId }),
    answer: z.partialRecord(z.enum(contractFields.map((field) => field.name)), z.string()),
    addition: true,
  },
  'GET /formation-statistics/': {
    summary: 'Where the candidates of each formation stand',
    roles: staff,
    deed: null,
    query: z.object(page),
    answer: z.array(statisticsRow),
  },
  'GET /formation-statistics/candidates/': {
    summary: 'The candidates that a counter of the statistics counts, of one formation or of all',
    roles: staff,
    deed: 'see_list',
    query: z.object(page).extend({
      formation: unlessEmpty(id.optional()),
      progress: unlessEmpty(z.enum(progressKeys).optional()),
    }),
    answer: z.array(countedCandidate),
    addition: true,
  },
} as const satisfies Calls;
