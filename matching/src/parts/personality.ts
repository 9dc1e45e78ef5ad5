import { scoredQuestions } from '@tandem/domain/personality-test';
import { testCurve } from '../curves.ts';
import type { ScoredAnswers } from '../profiles.ts';

const factors = [...new Set(scoredQuestions.map(({ factor }) => factor))];

/** Rows of a quantised test: one a question (0 to 4), then one a factor (the sum of its questions). */
export const testRows = scoredQuestions.length + factors.length;

export const quantisedTest = (answers: ScoredAnswers): Uint8Array => {
  const rows = new Uint8Array(testRows);
  for (const [index, { name, factor }] of scoredQuestions.entries()) {
    const answer = Number(answers[name]) - 1;
    const row = scoredQuestions.length + factors.indexOf(factor);
    rows[index] = answer;
    rows[row] = (rows[row] ?? 0) + answer;
  }
  return rows;
};

const byDifference = (cost: (difference: number) => number): Uint8Array =>
  Uint8Array.from({ length: 16 }, (_, difference) => cost(difference));

/** What a difference costs, by row: a question's grows with its square, a factor's too, so that leanings count as well. */
export const testCosts: readonly Uint8Array[] = [
  ...scoredQuestions.map(() => byDifference((difference) => Math.min(255, difference ** 2))),
  ...factors.map(() => byDifference(() => 0)),
];

/** The cost at which two tests are as far apart as can be told; costs are added up to 255. */
export const worstTestCost = 208;

export const testCost = (one: Uint8Array, other: Uint8Array): number => {
  let cost = 0;
  for (let row = 0; row < testRows; row += 1)
    cost += testCosts[row]?.[Math.abs((one[row] ?? 0) - (other[row] ?? 0))] ?? 0;
  return Math.min(cost, 255);
};

/** Index: cost. */
export const testTable = Uint16Array.from(
  { length: 256 },
  (_, cost) => testCurve.table(worstTestCost)[Math.max(0, worstTestCost - cost)] ?? 0,
);

/** The test part, in tenths. */
export const testTenths = (one: Uint8Array, other: Uint8Array): number =>
  testTable[testCost(one, other)] ?? 0;
