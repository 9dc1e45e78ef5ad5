import { codeLabel } from '../../reference/contract-codes.ts';
import { fileFields, fileFieldOf, sealedKeys } from '../file/file-fields.ts';
import type { FileField } from '../file/fields/field.ts';
import { readerOf, type FileValues } from '../rules/rule.ts';

/** The official forms, of which the centre gives the blank PDF file; each is for one kind of contract. */
export const officialForms = {
  apprentice: 'CERFA 10103, contrat d’apprentissage',
  professional: 'CERFA 12434, contrat de professionnalisation',
} as const;

export type OfficialForm = keyof typeof officialForms;

export const officialFormKeys = Object.keys(officialForms) as [OfficialForm, ...OfficialForm[]];

export const formFieldKinds = {
  text: 'Texte',
  box: 'Case à cocher',
  choice: 'Liste',
} as const;

export type FormFieldKind = keyof typeof formFieldKinds;

export const formFieldKindKeys = Object.keys(formFieldKinds) as [FormFieldKind, ...FormFieldKind[]];

/** A field of a PDF form; boxes of one name have an option each, of which one is ticked. */
export interface FormField {
  name: string;
  kind: FormFieldKind;
  /** Empty for a text. */
  options: readonly string[];
  /** From 1; null where it stands on none. */
  page: number | null;
}

/** What is written of a field of the file. */
export const writtenAs = {
  value: 'la valeur ou le code',
  meaning: 'le sens du code',
  day: 'le jour (JJ)',
  month: 'le mois (MM)',
  year: 'l’année (AAAA)',
} as const;

export type WrittenAs = keyof typeof writtenAs;

export const writtenAsKeys = Object.keys(writtenAs) as [WrittenAs, ...WrittenAs[]];

/** Where something of the file goes. */
export interface FormRule {
  /** The field of the PDF form. */
  name: string;
  /** The option of a box; empty for other fields. */
  option: string;
  /** The field of the file; empty for a constant. */
  key: string;
  as: WrittenAs;
  /** A constant text; of a box, the code for which it is ticked. */
  value: string;
}

/** What of the file a form may say: of social security numbers the candidate's alone, which the forms ask for. */
export const mappableFields: readonly FileField[] = fileFields.filter(
  ({ key }) => key === 'candidate_nir' || !sealedKeys.includes(key),
);

const isMappable = (key: string): boolean => mappableFields.some((field) => field.key === key);

/** More than this no form has; a file made to fill memory might. */
export const mostFormFields = 1000;

/** A field of a form with what is written there, or the option that is ticked. */
export interface FilledField {
  name: string;
  kind: FormFieldKind;
  text: string;
}

const frenchDay = (day: string): string => day.split('-').toReversed().join('/');

/** A number as the form has room for it: 13 digits, without the key. */
const nirOf = (text: string): string => text.replaceAll(/\s/g, '').slice(0, 13);

const dayPart: Partial<Record<WrittenAs, number>> = { year: 0, month: 1, day: 2 };

const wordsOf = (key: string, as: WrittenAs, text: string): string => {
  const field = fileFieldOf(key);
  if (!field || text === '') return '';
  const part = dayPart[as];
  if (field.kind === 'date')
    return part === undefined ? frenchDay(text) : (text.split('-')[part] ?? '');
  if (field.kind === 'nir') return nirOf(text);
  return as === 'meaning' && field.list ? codeLabel(field.list, text) : text;
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
    if (key !== '' && !isMappable(key)) return `Le dossier n’a pas de champ «\u00a0${key}\u00a0».`;
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
  values: FileValues,
): FilledField[] => {
  const read = readerOf(values);
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
    const text = key === '' ? value : wordsOf(key, as, said);
    return text === '' ? [] : [{ name, kind, text }];
  });
};
