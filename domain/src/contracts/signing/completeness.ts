import { openFindings } from '../rules/findings.ts';
import { contextOn, type FileValues } from '../rules/rule.ts';
import { missingFields } from '../file/missing.ts';

export interface Completeness {
  /** Keys of fields that are still empty. */
  missing: string[];
  /** Names of rules that stand against the file. */
  wrong: string[];
}

/** What a file still lacks on a day, before it can be signed. */
export const completenessOf = (values: FileValues, today: string): Completeness => ({
  missing: missingFields(values).map(({ key }) => key),
  wrong: openFindings(values, contextOn(today)).map(({ rule }) => rule),
});

export const isComplete = ({ missing, wrong }: Completeness): boolean =>
  missing.length === 0 && wrong.length === 0;
