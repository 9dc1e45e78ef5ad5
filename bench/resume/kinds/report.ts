import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printFigure, printTable } from '../../shared/report.ts';
import {
  asList,
  f1Of,
  fieldNames,
  precisionOf,
  recallOf,
  sumOf,
  tallyOf,
  wishNames,
  type FieldName,
  type Fields,
  type Outcome,
  type Tally,
} from '../measure.ts';
import { readCamera } from '../camera/report.ts';
import { readScans, type ScanLimits } from '../scan/report.ts';
import { blindCases } from '../blind/cases.ts';
import { readFields } from '../read-fields.ts';
import type { Half } from './cv.ts';
import { draw, variantsOf } from './make.ts';

const judged: readonly FieldName[] = [
  ...fieldNames.filter((name) => name !== 'summary'),
  ...wishNames,
];

const shown: readonly (readonly [head: string, fields: readonly FieldName[]])[] = [
  ['contact', ['email', 'phone']],
  ['place', ['city', 'postal_code']],
  ['diploma', ['diploma', 'diploma_level']],
  ['level', ['target_educational_level']],
  ['skills', ['skills']],
  ['languages', ['languages']],
  ['wish', wishNames],
];

const sumFor = (outcomes: readonly Outcome[], fields: readonly FieldName[]): Tally =>
  sumOf(
    outcomes.flatMap(({ found, expected }) =>
      fields.map((field) => tallyOf(field, found, expected)),
    ),
  );

const percent = (share: number): string => (100 * share).toFixed(1);

/** Found of what was expected, and how many were proposed wrongly. */
const cell = ({ proposed, expected, right }: Tally): string =>
  `${expected === 0 ? '–' : percent(right / expected)} / ${proposed - right}`;

const printFaults = (outcomes: readonly Outcome[], fields = judged): void => {
  for (const { name, found, expected } of outcomes)
    for (const field of fields) {
      const { proposed, right, expected: wanted } = tallyOf(field, found, expected);
      if (proposed === right && right === wanted) continue;
      const [had, should] = [asList(found[field]), asList(expected[field])];
      const wrong = had.filter((one) => !should.includes(one)).join(', ') || '–';
      const missing = should.filter((one) => !had.includes(one)).join(', ') || '–';
      console.log(`${name}  ${field}: ${wrong} | expected ${missing}`);
    }
};

/** By kind and by field what was found and what was wrongly proposed. */
const printOutcomes = (part: string, outcomes: readonly Outcome[], fields = judged): void => {
  const heads = shown
    .map(([head, some]) => [head, some.filter((field) => fields.includes(field))] as const)
    .filter(([, some]) => some.length > 0);
  const byKind = Map.groupBy(outcomes, ({ kind }) => kind);
  console.log(`\n${part}: ${outcomes.length} variants; found in percent / wrongly proposed`);
  printTable([
    ['kind', ...heads.map(([head]) => head)],
    ...[...byKind, ['all', outcomes] as const].map(([kind, some]) => [
      kind,
      ...heads.map(([, judgedHere]) => cell(sumFor(some, judgedHere))),
    ]),
  ]);
  console.log();
  for (const field of fields) {
    const sum = sumFor(outcomes, [field]);
    const name = `resume_${part.replaceAll(/\W+/g, '_')}_${field}`;
    printFigure(`${name}_precision`, precisionOf(sum), 'share');
    printFigure(`${name}_recall`, recallOf(sum), 'share');
    printFigure(`${name}_f1`, f1Of(sum), 'share');
  }
};

export interface Reading {
  withFaults: boolean;
  /** Reads one of so many, 1 for all. */
  oneOf: number;
}

/** One of so many, the first among them. */
export const thinned = <T>(all: readonly T[], oneOf: number): T[] =>
  all.filter((_, index) => index % oneOf === 0);

/** Reads every variant of every kind, and prints what was found and what was wrongly proposed. */
export const reportKinds = async (
  halves: readonly Half[],
  { withFaults, oneOf }: Reading,
): Promise<void> => {
  for (const half of halves) {
    const outcomes: Outcome[] = [];
    for (const variant of thinned(variantsOf(half), oneOf)) {
      const { fields } = await readFields(await draw(variant));
      outcomes.push({
        kind: variant.kind,
        name: variant.name,
        found: fields,
        expected: variant.cv.expected,
      });
    }
    // Whoever looks at what is wrong in the held-out part has to write a new one.
    if (withFaults && half !== 'held-out') printFaults(outcomes);
    printOutcomes(`kinds, ${half}`, outcomes);
  }
};

/** The same of scans and photographs. */
export const reportScans = async (withFaults: boolean, limits: ScanLimits): Promise<void> => {
  const outcomes = await readScans(limits);
  if (withFaults) printFaults(outcomes);
  printOutcomes('scans', outcomes);
};

/** Which pages were looked at while recognition was mended, and which were not; what each is like follows from its seed. */
const cameraParts = { seen: 1, 'held-out': 2 } as const;

/** The same of pages set with bars and heads of colour, as a browser draws them, scanned or photographed. */
export const reportCamera = async (withFaults: boolean, each: number): Promise<void> => {
  for (const part of ['seen', 'held-out'] as const) {
    const outcomes = await readCamera(part, cameraParts[part], each);
    if (outcomes.length === 0) continue;
    if (withFaults && part === 'seen') printFaults(outcomes);
    printOutcomes(`camera, ${part}`, outcomes);
  }
};

/** The same of the documents of the blind check, by layout. */
export const reportBlind = async ({ withFaults, oneOf }: Reading): Promise<void> => {
  const outcomes: Outcome[] = [];
  for (const { layout, name, cv, file } of thinned(blindCases(), oneOf)) {
    const { fields } = await readFields(await file());
    outcomes.push({ kind: layout, name, found: fields, expected: cv.expected });
  }
  if (withFaults) printFaults(outcomes);
  printOutcomes('blind, spent', outcomes);
};

/** What is told of the pages below; their titles and skills are not judged. */
const judgedOfPages: readonly FieldName[] = [
  'email',
  'phone',
  'city',
  'postal_code',
  'diploma_level',
  'target_educational_level',
  'languages',
];

/** The same of pages that a browser printed, as people set them: those that were looked at, and those that were not. */
export const reportPages = async (
  parts: readonly string[],
  { withFaults, oneOf }: Reading,
): Promise<void> => {
  for (const part of parts) {
    const folder = path.join(import.meta.dirname, '..', 'odd', part);
    const outcomes: Outcome[] = [];
    for (const file of thinned(globSync('*.pdf', { cwd: folder }).toSorted(), oneOf)) {
      const { fields } = await readFields(readFileSync(path.join(folder, file)));
      const written = readFileSync(path.join(folder, file.replace(/pdf$/, 'json')), 'utf8');
      outcomes.push({
        kind: 'pages',
        name: `${part}/${file}`,
        found: fields,
        expected: JSON.parse(written) as Fields,
      });
    }
    if (withFaults && part !== 'untouched') printFaults(outcomes, judgedOfPages);
    printOutcomes(`odd, ${part}`, outcomes, judgedOfPages);
  }
};
