import { inFigures } from '../../calendar/days.ts';
import { codeLabel } from '../../reference/contract-codes.ts';
import { plainValue } from '../file/exchange.ts';
import { fileFields, sealedKeys } from '../file/file-fields.ts';
import { partOf, type FileField, type Line } from '../file/fields/file-field.ts';
import { sectorOf } from '../opco/find-opco.ts';
import type { Figure } from '../pay/figures.ts';
import { payRowOrders, payRowSuffix } from '../pay/pay-row-orders.ts';
import { payRowValues } from '../rules/pay/pay-rows.ts';
import { readerOf, type FileValues } from '../rules/rule.ts';
import { inFormLetters } from './form-letters.ts';
import type { FormFieldKind, FormField, WrittenAs, FormRule } from './form-fields.ts';

/** The days of each row of pay: no fields of the file, they follow from the days of the contract and of birth. */
const payRowDays: readonly FileField[] = partOf(
  'contract',
  payRowOrders.flatMap((order): Line[] => [
    [`pay_from_${payRowSuffix(order)}`, `Rémunération ${order}, du`, null, { kind: 'date' }],
    [`pay_to_${payRowSuffix(order)}`, `Rémunération ${order}, au`, null, { kind: 'date' }],
  ]),
);

/** A question of the form that the kind of employer answers. */
const sector: readonly FileField[] = partOf('company', [
  ['employer_sector', 'Employeur, privé ou public', null],
]);

/** What of the file a form may say: of social security numbers the candidate's alone, which the forms ask for. */
export const mappableFields: readonly FileField[] = [
  ...fileFields.filter(({ key }) => key === 'candidate_nir' || !sealedKeys.includes(key)),
  ...sector,
  ...payRowDays,
];

const mappable: ReadonlyMap<string, FileField> = new Map(
  mappableFields.map((field) => [field.key, field]),
);

export const mappableFieldOf = (key: string): FileField | undefined => mappable.get(key);

/** More than this no form has; a file made to fill memory might. */
export const mostFormFields = 1000;

/** A field of a form with what is written there, or the option that is ticked. */
export interface FilledField {
  name: string;
  kind: FormFieldKind;
  text: string;
}

const dayPart: Partial<Record<WrittenAs, number>> = { year: 0, month: 1, day: 2 };

const wordsOf = (key: string, as: WrittenAs, text: string): string => {
  const field = mappableFieldOf(key);
  if (!field || text === '') return '';
  const part = dayPart[as];
  if (field.kind === 'date')
    return part === undefined ? inFigures(text) : (text.split('-')[part] ?? '');
  if (as === 'meaning' && field.list) return codeLabel(field.list, text);
  // A form has a box for each sign of a number: what people put between them has no room there.
  const plain = plainValue(field, text);
  if (as === 'euros') return plain.split(/[.,]/)[0] ?? '';
  if (as === 'cents') return (plain.split(/[.,]/)[1] ?? '').padEnd(2, '0').slice(0, 2);
  return plain;
};

/** What is wrong with a mapping, in French; null where nothing is. */
export const mappingFault = (
  rules: readonly FormRule[],
  fields: readonly FormField[],
): string | null => {
  const byName = new Map(fields.map((field) => [field.name, field]));
  for (const { name, option, key } of rules) {
    const field = byName.get(name);
    if (!field) return `Ce formulaire n’a pas de champ «\u00a0${name}\u00a0».`;
    if (field.kind === 'box' && !field.options.includes(option))
      return `Le champ «\u00a0${name}\u00a0» n’a pas la case «\u00a0${option}\u00a0».`;
    if (key !== '' && !mappable.has(key))
      return `Le dossier n’a pas de champ «\u00a0${key}\u00a0».`;
  }
  return null;
};

/** What of a mapping still holds for another version of the form. */
export const keptRules = (rules: readonly FormRule[], fields: readonly FormField[]): FormRule[] =>
  rules.filter((rule) => mappingFault([rule], fields) === null);

/** What a form says of a file: texts that are not empty, and boxes that are ticked. */
export const filledFields = (
  fields: readonly FormField[],
  rules: readonly FormRule[],
  { values, figures }: { values: FileValues; figures: readonly Figure[] },
): FilledField[] => {
  const read = readerOf({
    ...values,
    ...payRowValues(values, figures),
    employer_sector: sectorOf(values['employer_kind'] ?? ''),
  });
  const byName = new Map(fields.map((field) => [field.name, field]));
  return rules.flatMap(({ name, option, key, as, value }): FilledField[] => {
    const field = byName.get(name);
    if (!field) return [];
    const { kind } = field;
    const said = key === '' ? value : read.text(key);
    if (kind === 'box') {
      const isTicked = key === '' || (value !== '' && said === value);
      return isTicked ? [{ name, kind, text: option }] : [];
    }
    const words = key === '' ? value : wordsOf(key, as, said);
    const text = kind === 'text' ? inFormLetters(words) : words;
    return text === '' ? [] : [{ name, kind, text }];
  });
};

/**
 * What goes into a text that has room for so many signs, 0 for any: without what people put between them where there would
 * be too many, as boxes for a day or a telephone number want it.
 */
export const fitted = (text: string, limit: number): string => {
  if (limit === 0 || text.length <= limit) return text;
  const national = text.replace(/^\+33\s*(?:\(0\)\s*)?/, '0');
  const signs = national.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return signs.length <= limit ? signs : text;
};
