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
