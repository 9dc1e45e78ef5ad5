import { neutralised } from '../../exports/csv.ts';
import { codeLabel } from '../../reference/contract-codes.ts';
import type { Figure } from '../pay/figures.ts';
import { payOrigin } from '../rules/pay/pay-origin.ts';
import { untilBreak } from '../pay/until-break.ts';
import { payRowsOf, percentText } from '../rules/pay/pay-rows.ts';
import { isProfessional, readerOf, type FileValues } from '../rules/rule.ts';
import { fileFields } from './file-fields.ts';
import { normalizeIdcc } from '../opco/find-opco.ts';
import { fileParts, type FileField, type FilePart } from './fields/file-field.ts';
import { endLabel } from './end-label.ts';
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
export const plainValue = (field: FileField, text: string): string => {
  if (field.kind === 'nir') return withoutKey(text);
  if (field.key === 'idcc') return normalizeIdcc(text) ?? text;
  if (field.kind === 'phone') return text.replace(/\(0\)|[\s.\-()/]/g, '');
  if (field.key === 'ape_code') return text.replace(/[\s.]/g, '').toUpperCase();
  return isNumbered(field) ? text.replace(/\s/g, '').toUpperCase() : text;
};

const payRowNames = [
  ['from', 'dateDebut', 'du'],
  ['to', 'dateFin', 'au'],
  ['percent', 'taux', 'pourcentage'],
  ['base', 'typeSalaire', 'SMIC ou SMC'],
] as const;

/** The pay of an apprentice year by year, as the official form has it; the names of what a row holds are to be verified. */
const payRowFields = (
  values: FileValues,
  figures: readonly Figure[],
  brokenOn: string | null,
): ExchangedField[] =>
  isProfessional(readerOf(values))
    ? []
    : untilBreak(payRowsOf(values, figures), brokenOn).flatMap((row) =>
        payRowNames.map(([key, name, label]) => ({
          part: 'contract' as const,
          erp_name: `remunerationsAnnuelles[${row.order}].${name}`,
          label: `Rémunération ${row.order}, ${label}`,
          value: key === 'percent' ? percentText(row.percent) : row[key],
          meaning: key === 'percent' ? payOrigin(row) : '',
        })),
      );

/** As of which version of the form 10103 the codes are. */
const formVersion: ExchangedField = {
  part: 'contract',
  erp_name: 'versionCerfa',
  label: 'Version du formulaire',
  value: '10103*14',
  meaning: '',
};

/** The formats have no break of a contract; without it a pay that ends early would tell nothing. */
const breakFields = (brokenOn: string | null): ExchangedField[] =>
  brokenOn === null
    ? []
    : [
        {
          part: 'contract',
          erp_name: 'contrat.dateRupture',
          label: 'Rupture du contrat',
          value: brokenOn,
          meaning: '',
        },
      ];

/** The fields that have a name in the exchange formats, in the order of the official form; a NIR without its key. */
export const exchangedFields = (
  values: FileValues,
  figures: readonly Figure[],
  brokenOn: string | null = null,
): ExchangedField[] => {
  const read = readerOf(values);
  const fields = fileFields.flatMap((field): ExchangedField[] => {
    const { key, part, erp, label, list } = field;
    if (erp === null || !isAsked(field, read)) return [];
    const text = read.text(key);
    const value = plainValue(field, text);
    const meaning = list && value !== '' ? codeLabel(list, value) : '';
    const named = key === 'contract_end' ? endLabel(read) : label;
    return [{ part, erp_name: erp, label: named, value, meaning }];
  });
  return [
    ...(isProfessional(read) ? [] : [formVersion]),
    ...fields,
    ...breakFields(brokenOn),
    ...payRowFields(values, figures, brokenOn),
  ];
};

const cell = (text: string): string => `"${neutralised(text).replaceAll('"', '""')}"`;

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

const kinds: ReadonlyMap<string | null, FileField['kind']> = new Map(
  fileFields.map(({ erp, kind }) => [erp, kind]),
);

type Plain = string | number | boolean;

/** As software reads it: a yes or no, a number, or a text, of which codes and what has digits without being counted are some. */
const typedValue = (kind: FileField['kind'] | undefined, value: string): Plain => {
  if (kind === 'flag') return value === 'oui' ? true : value === 'non' ? false : value;
  if (kind !== 'number' && kind !== 'amount') return value;
  const number = value.replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : value;
};

const rowName = /^(\w+)\[([\d.]+)\]\.(\w+)$/;

interface Row extends Record<string, Plain> {
  ordre: string;
}

/** What comes in rows, such as the pay of each year, is a list, each row told by its order. */
const putIntoRow = (
  whole: Record<string, unknown>,
  parts: RegExpExecArray,
  value: string,
): void => {
  const [, list = '', ordre = '', key = ''] = parts;
  const rows = (whole[list] ??= []) as Row[];
  let row = rows.find((one) => one.ordre === ordre);
  if (!row) {
    row = { ordre };
    rows.push(row);
  }
  row[key] = typedValue(key === 'taux' ? 'number' : undefined, value);
};

/** The same as one object, nested along the dots of its names. */
export const exchangedObject = (fields: readonly ExchangedField[]): Record<string, unknown> => {
  const whole: Record<string, unknown> = {};
  for (const { erp_name: name, value } of fields) {
    if (value === '') continue;
    const inRow = rowName.exec(name);
    if (inRow) {
      putIntoRow(whole, inRow, value);
      continue;
    }
    const steps = name.split('.');
    const last = steps.pop() ?? name;
    let place = whole;
    for (const step of steps) place = (place[step] ??= {}) as Record<string, unknown>;
    place[last] = typedValue(kinds.get(name), value);
  }
  return whole;
};
