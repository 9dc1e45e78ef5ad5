import { codeLabel } from '../../reference/contract-codes.ts';
import { readerOf, type FileValues } from '../rules/rule.ts';
import { fileFields } from './file-fields.ts';
import { normalizeIdcc } from '../opco/find-opco.ts';
import { fileParts, type FileField, type FilePart } from './fields/field.ts';
import { isAsked } from './missing.ts';

/** A field as it leaves for school software. */
export interface ExchangedField {
  part: FilePart;
  /** Its name in the exchange formats. */
  erp_name: string;
  label: string;
  value: string;
  /** What a code stands for; empty where the value is none. */
  meaning: string;
}

const withoutKey = (nir: string): string => nir.replace(/\s/g, '').slice(0, 13);

const isNumbered = ({ key, kind }: FileField): boolean =>
  kind === 'number' ||
  kind === 'amount' ||
  /siret$|_zip$|_uai$|_cfd$|_rncp$|^previous_contract_number$/.test(key);

/** As software reads it: numbers without the spaces that people put into them, codes in capitals. */
const plainValue = (field: FileField, text: string): string => {
  if (field.kind === 'nir') return withoutKey(text);
  if (field.key === 'idcc') return normalizeIdcc(text) ?? text;
  if (field.key === 'ape_code') return text.replace(/[\s.]/g, '').toUpperCase();
  return isNumbered(field) ? text.replace(/\s/g, '').toUpperCase() : text;
};

/** The fields that have a name in the exchange formats, in the order of the official form; a NIR without its key. */
export const exchangedFields = (values: FileValues): ExchangedField[] => {
  const read = readerOf(values);
  return fileFields.flatMap((field) => {
    const { key, part, erp, label, list } = field;
    if (erp === null || !isAsked(field, read)) return [];
    const text = read.text(key);
    const value = plainValue(field, text);
    const meaning = list && value !== '' ? codeLabel(list, value) : '';
    return [{ part, erp_name: erp, label, value, meaning }];
  });
};

const cell = (text: string): string =>
  // A cell that begins like a formula would be calculated when a spreadsheet opens it.
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The same as CSV: semicolons, as French spreadsheets open it. */
export const exchangedCsv = (fields: readonly ExchangedField[]): string =>
  [
    ['partie', 'erp_name', 'champ', 'valeur', 'signification'],
    ...fields.map(({ part, erp_name: name, label, value, meaning }) => [
      fileParts[part],
      name,
      label,
      value,
      meaning,
    ]),
  ]
    .map((row) => row.map(cell).join(';'))
    .join('\r\n');

/** What is counted in euros, by its name in the exchange formats: software reads its decimals after a point. */
const amounts: ReadonlySet<string | null> = new Set(
  fileFields.filter(({ kind }) => kind === 'amount').map(({ erp }) => erp),
);

/** The same as one object, nested along the dots of its names. */
export const exchangedObject = (fields: readonly ExchangedField[]): Record<string, unknown> => {
  const whole: Record<string, unknown> = {};
  for (const { erp_name: name, value } of fields) {
    if (value === '') continue;
    const steps = name.split('.');
    const last = steps.pop() ?? name;
    let place = whole;
    for (const step of steps) place = (place[step] ??= {}) as Record<string, unknown>;
    place[last] = amounts.has(name) ? value.replace(',', '.') : value;
  }
  return whole;
};
