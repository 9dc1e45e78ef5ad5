import { findingText } from '../finding.ts';
import { openFindings } from '../rules/findings.ts';
import type { FileValues, RuleContext } from '../rules/rule.ts';
import { missingFields } from '../file/missing.ts';

export interface Completeness {
  /** Keys of fields that are still empty. */
  missing: string[];
  /** Names of rules that stand against the file. */
  wrong: string[];
}

/** What a file still lacks before it can be signed, by what is known on a day. */
export const completenessOf = (values: FileValues, context: RuleContext): Completeness => ({
  missing: missingFields(values).map(({ key }) => key),
  wrong: openFindings(values, context).map(({ rule }) => rule),
});

export const isComplete = ({ missing, wrong }: Completeness): boolean =>
  missing.length === 0 && wrong.length === 0;

/** Why a file cannot be signed as it is, by field, in French. */
export const incompleteFaults = (
  values: FileValues,
  context: RuleContext,
): Record<string, string> => ({
  ...Object.fromEntries(missingFields(values).map(({ key }) => [key, 'Ce champ est obligatoire.'])),
  ...Object.fromEntries(
    openFindings(values, context)
      .toReversed()
      .map((one) => [one.field, findingText(one)]),
  ),
});
