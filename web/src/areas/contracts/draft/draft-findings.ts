import { parisClock } from '@tandem/domain/calendar/paris-time';
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

/** The first sentence that stands against each field: what blocks, and what is unlikely and has no reason yet. */
export const blockingFaults = (
  values: FileValues,
  keys: readonly string[],
  known?: Partial<Known>,
): Record<string, string> =>
  Object.fromEntries(
    findingsOf(values, known)
      .filter((finding) => keys.includes(finding.field) && isOpen(finding, values))
      .toReversed()
      .map((finding) => [finding.field, findingText(finding)]),
  );
