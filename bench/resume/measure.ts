import { fold } from '@tandem/matching/text/fold';

/** What is proposed, or expected, for the sheet. */
export interface Fields {
  email: string | null;
  phone: string | null;
  city: string | null;
  postal_code: string | null;
  diploma: string | null;
  diploma_level: string | null;
  target_educational_level: string | null;
  summary: string | null;
  /** Names of reference skills. */
  skills: readonly string[];
  languages: readonly string[];
  /** What contract is looked for: keys of the reference lists, the month as « 2026-09 ». */
  contract_type: string | null;
  duration: string | null;
  start: string | null;
}

/** What was found in a resume, beside what should have been. */
export interface Outcome {
  kind: string;
  name: string;
  found: Fields;
  expected: Fields;
}

export const fieldNames = [
  'email',
  'phone',
  'city',
  'postal_code',
  'diploma',
  'diploma_level',
  'target_educational_level',
  'skills',
  'languages',
  'summary',
] as const satisfies (keyof Fields)[];

/** What the older corpus does not judge. */
export const wishNames = ['contract_type', 'duration', 'start'] as const satisfies (keyof Fields)[];

export type FieldName = (typeof fieldNames)[number] | (typeof wishNames)[number];

/** What was proposed, what should have been, and what of it was both; single values count as lists of one or none. */
export interface Tally {
  proposed: number;
  expected: number;
  right: number;
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** The share of words that two texts have in common (Dice). */
const likeness = (one: string, other: string): number => {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const left = [...others];
  const common = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / Math.max(1, words.length + others.length);
};

/** From which likeness on two texts say the same; for all other fields they must be equal but for case and accents. */
const likeEnough: Partial<Record<FieldName, number>> = { diploma: 0.8, summary: 0.9 };

const isRight = (field: FieldName, proposed: string, expected: string): boolean => {
  const least = likeEnough[field];
  return least === undefined
    ? wordsOf(proposed).join(' ') === wordsOf(expected).join(' ')
    : likeness(proposed, expected) >= least;
};

export const asList = (value: string | null | undefined | readonly string[]): readonly string[] =>
  value === null || value === undefined ? [] : typeof value === 'string' ? [value] : value;

export const tallyOf = (field: FieldName, proposed: Fields, expected: Fields): Tally => {
  const [found, wanted] = [asList(proposed[field]), asList(expected[field])];
  const right = found.filter((one) => wanted.some((other) => isRight(field, one, other)));
  return { proposed: found.length, expected: wanted.length, right: right.length };
};

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  proposed: tallies.reduce((sum, { proposed }) => sum + proposed, 0),
  expected: tallies.reduce((sum, { expected }) => sum + expected, 0),
  right: tallies.reduce((sum, { right }) => sum + right, 0),
});

export const precisionOf = ({ right, proposed }: Tally): number =>
  proposed === 0 ? 1 : right / proposed;

export const recallOf = ({ right, expected }: Tally): number =>
  expected === 0 ? 1 : right / expected;

export const f1Of = (tally: Tally): number => {
  const [precision, recall] = [precisionOf(tally), recallOf(tally)];
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
};
