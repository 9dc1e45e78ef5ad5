import {
  contractFields,
  maskedField,
  type ContractFieldName,
} from '@tandem/domain/contracts/contract-sheet';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { optionalDigits } from './fields.ts';
import { message } from './shapes.ts';
import { matchId } from './matches.ts';

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

export const contractCalls = {
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
} as const satisfies Calls;
