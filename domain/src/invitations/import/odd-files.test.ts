import { describe, expect, it } from 'vitest';
import { blindCandidateFiles } from './testing/blind-candidate-files.ts';
import { blindCompanyFiles } from './testing/blind-company-files.ts';
import { candidateCellFiles } from './testing/candidate-cell-files.ts';
import { candidateFiles, type OddFile } from './testing/candidate-files.ts';
import { mapColumns } from './columns/map-columns.ts';
import { companyFiles } from './testing/company-files.ts';
import { exportedCandidateFiles, exportedCompanyFiles } from './testing/exported-files.ts';
import type { ImportKind } from './fields.ts';
import { keptCandidateFiles } from './testing/kept-candidate-files.ts';
import { keptCompanyFiles } from './testing/kept-company-files.ts';
import { secretaryCandidateFiles } from './testing/secretary-candidate-files.ts';
import { secretaryCompanyFiles } from './testing/secretary-company-files.ts';
import {
  secretaryFourthCompanyFiles,
  secretaryFourthFiles,
} from './testing/secretary-fourth-files.ts';
import {
  secretaryFifthCompanyFiles,
  secretaryFifthFiles,
} from './testing/secretary-fifth-files.ts';
import {
  secretaryEleventhCompanyFiles,
  secretaryEleventhFiles,
} from './testing/secretary-eleventh-files.ts';
import { secretaryMoreFiles } from './testing/secretary-more-files.ts';
import {
  secretaryEighthCompanyFiles,
  secretaryEighthFiles,
} from './testing/secretary-eighth-files.ts';
import { secretaryNinthFiles } from './testing/secretary-ninth-files.ts';
import {
  secretarySeventhCompanyFiles,
  secretarySeventhFiles,
} from './testing/secretary-seventh-files.ts';
import { secretarySecondFiles } from './testing/secretary-second-files.ts';
import {
  secretaryTenthCompanyFiles,
  secretaryTenthFiles,
} from './testing/secretary-tenth-files.ts';
import { secretaryThirdCompanyFiles } from './testing/secretary-third-company-files.ts';
import { secretaryThirdFiles } from './testing/secretary-third-files.ts';
import {
  secretaryTwelfthCompanyFiles,
  secretaryTwelfthFiles,
} from './testing/secretary-twelfth-files.ts';
import { readRows } from './rows/read-rows.ts';
import { findTable } from './table/find-table.ts';
import type { Grid, Table } from './table/grid.ts';

const gridsOf = ({ sheets, links = [] }: OddFile): Grid[] =>
  sheets.map((text, index) => {
    const lines = text.split('\n');
    const named = lines[0]?.startsWith('#') ? lines.shift()?.slice(1) : undefined;
    return {
      name: named ?? `Feuille ${index + 1}`,
      hidden: false,
      rows: lines.map((line) => line.replaceAll('⏎', '\n').split('|')),
      links: index === 0 ? links : [],
    };
  });

const read = (kind: ImportKind, file: OddFile) => {
  const table = findTable(kind, gridsOf(file)) as Table;
  const { columns, plain } = mapColumns(kind, table);
  const fields = columns.map(({ field }) => field);
  return { plain, rows: readRows(kind, table, fields, { programmes: [], sessions: [] }) };
};

/** As far as a file tells what is expected of them. */
const asTold = ({ people }: OddFile, rows: readonly string[][]): string[] =>
  rows.map((row, at) => row.slice(0, Math.max(4, people[at]?.split('|').length ?? 0)).join('|'));

describe('a file of candidates', () => {
  it.each(
    Object.entries({
      ...candidateFiles,
      ...candidateCellFiles,
      ...blindCandidateFiles,
      ...secretaryCandidateFiles,
      ...secretaryMoreFiles,
      ...secretarySecondFiles,
      ...secretaryThirdFiles,
      ...secretaryFourthFiles,
      ...secretaryFifthFiles,
      ...secretarySeventhFiles,
      ...secretaryEighthFiles,
      ...secretaryNinthFiles,
      ...secretaryTenthFiles,
      ...secretaryEleventhFiles,
      ...secretaryTwelfthFiles,
      ...keptCandidateFiles,
      ...exportedCandidateFiles,
    }),
  )('is read: %s', (_, file) => {
    const { rows, plain } = read('candidates', file);
    const people = rows.map(({ values }) => [
      values.first_name,
      values.last_name,
      values.email,
      values.phone,
      values.town,
      values.programme,
    ]);
    expect(asTold(file, people)).toEqual(file.people);
    expect(plain).toBe(file.asks !== true);
  });
});

describe('a file of companies', () => {
  it.each(
    Object.entries({
      ...companyFiles,
      ...blindCompanyFiles,
      ...secretaryCompanyFiles,
      ...secretaryThirdCompanyFiles,
      ...secretaryFourthCompanyFiles,
      ...secretaryFifthCompanyFiles,
      ...secretarySeventhCompanyFiles,
      ...secretaryEighthCompanyFiles,
      ...secretaryTenthCompanyFiles,
      ...secretaryEleventhCompanyFiles,
      ...secretaryTwelfthCompanyFiles,
      ...keptCompanyFiles,
      ...exportedCompanyFiles,
    }),
  )('is read: %s', (_, file) => {
    const { rows, plain } = read('companies', file);
    const companies = rows.map(({ values: { name, contact, email, phone, siret } }) => [
      name,
      contact,
      email,
      phone,
      siret,
    ]);
    expect(asTold(file, companies)).toEqual(file.people);
    expect(plain).toBe(file.asks !== true);
  });
});

it.each([
  'Comment avez-vous connu notre centre ?',
  'Par quel moyen avez-vous découvert notre école ?',
  'Comment avez-vous entendu parler de nous ?',
  'How did you hear about us?',
  'Source d’origine',
  'Lead Source',
  'Heard about us',
])('from where somebody comes is read below « %s »', (header) => {
  const { rows } = read('candidates', {
    sheets: [`Nom|Prénom|Mail|${header}\nDurand|Léa|lea@exemple.fr|Salon de Lyon`],
    people: [],
  });
  expect(rows[0]?.values.source).toBe('Salon de Lyon');
});

it.each(['Dernier diplôme obtenu ou connu', 'Où habitez-vous ?', 'Employeur connu ?'])(
  '« %s » asks for no source',
  (header) => {
    const { rows } = read('candidates', {
      sheets: [`Nom|Prénom|Mail|${header}\nDurand|Léa|lea@exemple.fr|Roanne`],
      people: [],
    });
    expect(rows[0]?.values.source).toBe('');
  },
);

/** Each takes minutes where it is followed to its end from each of its signs. */
it.each([
  ['digits', '1'],
  ['dots', '.'],
  ['letters', 'a'],
  ['open brackets', '('],
  ['open recalls', '{{'],
])('a cell of nothing but %s is read once', (_, sign) => {
  const long = sign.repeat(60_000 / sign.length);
  const { rows } = read('candidates', {
    sheets: [`Nom|Email\nRoux|anna@exemple.fr\n${long}|${long}`],
    people: [],
  });
  expect(rows[0]?.values.email).toBe('anna@exemple.fr');
});
