import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printFigure, printTable } from '../shared/report.ts';
import { baseline } from './baseline.ts';
import {
  reportBlind,
  reportCamera,
  reportKinds,
  reportPages,
  reportScans,
  thinned,
} from './kinds/report.ts';
import {
  asList,
  f1Of,
  fieldNames,
  precisionOf,
  recallOf,
  sumOf,
  tallyOf,
  type FieldName,
  type Fields,
} from './measure.ts';
import { pdf, readFields } from './read-fields.ts';

interface Resume {
  name: string;
  expected: Fields;
  /** By the product's rules, and by the reference beside it. */
  rules: Fields;
  baseline: Fields;
}

const isFew = process.argv.includes('--few');
const reading = { withFaults: process.argv.includes('--faults'), oneOf: isFew ? 200 : 1 };
const corpus = path.join(import.meta.dirname, 'corpus');

const read = async (file: string): Promise<Resume> => {
  const { fields, text } = await readFields(readFileSync(path.join(corpus, file)));
  return {
    name: file.replace(/\.pdf$/, ''),
    expected: JSON.parse(
      readFileSync(path.join(corpus, file.replace(/pdf$/, 'json')), 'utf8'),
    ) as Fields,
    rules: fields,
    baseline: baseline(text),
  };
};

const readAll = async (half: string): Promise<Resume[]> => {
  const resumes: Resume[] = [];
  for (const file of thinned(globSync(`${half}/*.pdf`, { cwd: corpus }).toSorted(), reading.oneOf))
    resumes.push(await read(file));
  return resumes;
};

const tally = (resumes: readonly Resume[], by: 'rules' | 'baseline', field: FieldName) =>
  sumOf(resumes.map((resume) => tallyOf(field, resume[by], resume.expected)));

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** What is not as expected, field by field. */
const printFaults = (resumes: readonly Resume[]): void => {
  for (const { name, rules, expected } of resumes)
    for (const field of fieldNames) {
      const { proposed, right, expected: wanted } = tallyOf(field, rules, expected);
      if (proposed === right && right === wanted) continue;
      const [found, missing] = [asList(rules[field]), asList(expected[field])];
      const isList = Array.isArray(rules[field]);
      const unlike = (these: readonly string[], those: readonly string[]): string =>
        these.filter((one) => !isList || !those.includes(one)).join(', ') || '–';
      console.log(
        `${name}  ${field}: ${unlike(found, missing)} | expected ${unlike(missing, found)}`,
      );
    }
};

const onlySeen = process.argv.includes('--seen');
const halves = onlySeen ? ['seen'] : ['seen', 'held-out'];
const resumesOf = new Map<string, Resume[]>();
for (const half of halves) resumesOf.set(half, await readAll(half));

if (reading.withFaults) printFaults([...resumesOf.values()].flat());
for (const [half, resumes] of resumesOf) {
  console.log(
    `\n${half}: ${resumes.length} resumes; in brackets the reference: first pattern found in the plain text`,
  );
  printTable([
    ['field', 'precision', 'recall', 'F1', '(precision', 'recall', 'F1)'],
    ...fieldNames.map((field) => {
      const columns = (['rules', 'baseline'] as const).flatMap((by) => {
        const sum = tally(resumes, by, field);
        return [precisionOf(sum), recallOf(sum), f1Of(sum)].map(percent);
      });
      return [field, ...columns];
    }),
  ]);
}
console.log();
for (const [half, resumes] of resumesOf)
  for (const field of fieldNames) {
    const sum = tally(resumes, 'rules', field);
    const name = `resume_${half.replace('-', '_')}_${field}`;
    printFigure(`${name}_precision`, precisionOf(sum), 'share');
    printFigure(`${name}_recall`, recallOf(sum), 'share');
    printFigure(`${name}_f1`, f1Of(sum), 'share');
    printFigure(`${name}_f1_baseline`, f1Of(tally(resumes, 'baseline', field)), 'share');
  }

await reportKinds(onlySeen ? ['seen', 'spent'] : ['seen', 'spent', 'held-out'], reading);
await reportPages(onlySeen ? ['known'] : ['known', 'untouched'], reading);
await reportBlind(reading);
const scans = isFew ? 1 : Infinity;
await reportScans(reading.withFaults, { mostPages: scans, mostWays: scans });
if (!isFew) await reportCamera(reading.withFaults, 6);
await pdf.close();
