import type { Answer } from '@tandem/contract';
import { fileParts } from '@tandem/domain/contracts/file/fields/file-field';
import {
  writtenAs,
  writtenAsKeys,
  type FormRule,
  type WrittenAs,
} from '@tandem/domain/contracts/official-form/form-fields';
import {
  mappableFieldOf,
  mappableFields,
} from '@tandem/domain/contracts/official-form/form-mapping';
import { codeLabel } from '@tandem/domain/reference/contract-codes';
import { officialFormMessages as messages } from './messages.ts';

export type OfficialFormAnswer = NonNullable<
  Answer<'GET /contract/official-forms/{kind}/'>['form']
>;

type Field = OfficialFormAnswer['fields'][number];

/** One thing that can be filled: a field, or one box of those that share a name. */
export interface FormLine {
  key: string;
  field: Field;
  /** Empty for what is no box. */
  option: string;
  rule: FormRule | null;
}

export const linesOf = ({ fields, rules }: OfficialFormAnswer): FormLine[] =>
  fields.flatMap((field) =>
    (field.kind === 'box' ? field.options : ['']).map((option) => ({
      key: JSON.stringify([field.name, option]),
      field,
      option,
      rule: rules.find((one) => one.name === field.name && one.option === option) ?? null,
    })),
  );

/** A field of the file, by its part: several have the same label. */
export const labelOf = (key: string): string => {
  const field = mappableFieldOf(key);
  return field ? `${fileParts[field.part]}\u202F: ${field.label}` : key;
};

export const sourceChoices: readonly (readonly [string, string])[] = mappableFields.map(
  ({ key }) => [key, labelOf(key)],
);

/** What can be written of a field of the file. */
export const waysOf = (key: string): (readonly [WrittenAs, string])[] => {
  const field = mappableFieldOf(key);
  const isOpen = (as: WrittenAs): boolean => {
    if (as === 'value') return true;
    if (as === 'meaning') return field?.list !== undefined;
    return as === 'euros' || as === 'cents' ? field?.kind === 'amount' : field?.kind === 'date';
  };
  return writtenAsKeys.filter(isOpen).map((as) => [as, writtenAs[as]]);
};

const meaningOf = (key: string, value: string): string => {
  const list = mappableFieldOf(key)?.list;
  return list ? [value, codeLabel(list, value)].filter(Boolean).join(' – ') : value;
};

/** What fills a field, as people read it. */
export const ruleWords = ({ field, rule }: FormLine): string => {
  if (!rule) return messages.empty;
  const { key, as, value } = rule;
  if (field.kind === 'box')
    return key === '' ? messages.always : messages.tickedFor(labelOf(key), meaningOf(key, value));
  if (key === '') return messages.constant(value);
  return as === 'value' ? labelOf(key) : messages.ofField(labelOf(key), writtenAs[as]);
};

/** The rules with one of them in the place of what filled its line; null for nothing. */
export const withRule = (
  rules: readonly FormRule[],
  { field, option }: FormLine,
  rule: FormRule | null,
): FormRule[] => [
  ...rules.filter((one) => one.name !== field.name || one.option !== option),
  ...(rule ? [rule] : []),
];
