import { contractRules, reasonKey } from '../rules/findings.ts';
import { fileFields } from './file-fields.ts';

/** What a file can hold: its fields, and for each rule the reason for which its warning passes. */
export const fileKeys: readonly string[] = [
  ...fileFields.map(({ key }) => key),
  ...contractRules.map(({ rule }) => reasonKey(rule)),
];
