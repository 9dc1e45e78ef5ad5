import { parisClock } from '@tandem/domain/calendar/paris-time';
import {
  contractFields,
  contractSheetFaults,
  maskedField,
  type ContractSheet,
} from '@tandem/domain/contracts/contract-sheet';
import { sealedKeys } from '@tandem/domain/contracts/file/file-fields';
import { findingText, type Finding } from '@tandem/domain/contracts/finding';
import { compact } from '@tandem/domain/contracts/identifiers/siret';
import { contractFindings, isOpen } from '@tandem/domain/contracts/rules/findings';
import { contextOn, type FileValues, type Known } from '@tandem/domain/contracts/rules/rule';

/** How many characters a number has when it is whole: nothing is said of one that is still being typed. */
const wholeLength: Record<string, number> = {
  siret: 14,
  cfa_siret: 14,
  place_siret: 14,
  supervisor_nir: 15,
  candidate_nir: 13,
  ape_code: 5,
  cfa_uai: 8,
  place_uai: 8,
  training_cfd: 8,
  previous_contract_number: 15,
  idcc: 4,
};

export const isBeingTyped = (key: string, value: string, focused: string | null): boolean =>
  focused === key && compact(value).length < (wholeLength[key] ?? 0);

export const findingsOf = (
  values: FileValues,
  known: Partial<Known> = {},
  today = parisClock(new Date()).day,
): Finding[] => contractFindings(values, contextOn(today, known));

interface Drafted {
  values: FileValues;
  known?: Partial<Known>;
  /** What the server says of numbers that are stored and not shown here. */
  sealedFindings?: readonly Finding[];
}

/** All that is known of a draft; of a number that is typed anew the stored one counts no more. */
export const draftFindings = (
  { values, known, sealedFindings = [] }: Drafted,
  today?: string,
): Finding[] => [
  ...findingsOf(values, known, today),
  ...sealedFindings.filter(({ field }) => !values[field] || !sealedKeys.includes(field)),
];

/** The first sentence that stands against each field: what blocks, and what is unlikely and has no reason yet. */
const openFaults = (draft: Drafted, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    draftFindings(draft)
      .filter((finding) => keys.includes(finding.field) && isOpen(finding, draft.values))
      .toReversed()
      .map((finding) => [finding.field, findingText(finding)]),
  );

const sheetNames = contractFields.map(({ name }) => name);

export const sheetOf = (values: FileValues): Partial<ContractSheet> =>
  Object.fromEntries(
    sheetNames
      .map((name): [string, string] => [name, (values[name] ?? '').trim()])
      .filter(([, value]) => value !== ''),
  );

/** What keeps the specification's sheet from being finalised; a number that is stored and not shown counts as filled in. */
export const sheetFaults = (
  draft: Drafted & { hidden: Readonly<Record<string, string | undefined>> },
): Partial<Record<string, string>> => {
  const faults: Partial<Record<string, string>> = contractSheetFaults(sheetOf(draft.values));
  if (draft.hidden[maskedField] && !draft.values[maskedField]) delete faults[maskedField];
  return { ...openFaults(draft, sheetNames), ...faults };
};
