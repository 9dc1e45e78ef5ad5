import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { curveTable, testCurve } from '../pair/curves.ts';
import type { ScoredAnswers } from '../profiles.ts';

export const factors = [...new Set(scoredQuestions.map(({ factor }) => factor))];

/** The factor of each question, by number. */
const factorOf = scoredQuestions.map(({ factor }) => factors.indexOf(factor));

/** How many questions each factor has. */
const questionCounts = factors.map((_, factor) => factorOf.filter((one) => one === factor).length);

const names = scoredQuestions.map(({ name }) => name);

/** Leanings of one test: one a factor. */
export const leaningCount = factors.length;

/** Leanings are whole numbers of this part of a step of the scale; two questions or three to a factor divide it. */
export const leaningScale = 24;

/**
 * Where somebody stands on each factor: the mean of its answers (0 to 4), less half of the mean of all answers, because
 * some people agree with every statement a little more than others do (acquiescence; Winkler, Kanouse & Ware, 1982) and
 * that says nothing about the work. The mean of two or three answers says more than each, so it is compared instead.
 */
export const leaningsOf = (answers: ScoredAnswers): Int16Array => {
  const leanings = new Int16Array(leaningCount);
  writeLeanings(answers, leanings, 0, 1);
  return leanings;
};

/** The same, into `into`: the first at `start`, each next one `step` further. */
export const writeLeanings = (
  answers: ScoredAnswers,
  into: Int16Array,
  start: number,
  step: number,
): void => {
  let all = 0;
  for (let question = 0; question < names.length; question += 1) {
    const name = names[question] ?? 'calm';
    const value = Number(answers[name]) - 1;
    const at = start + (factorOf[question] ?? 0) * step;
    into[at] = (into[at] ?? 0) + value;
    all += value;
  }
  const half = Math.round((leaningScale * all) / (2 * names.length));
  for (let factor = 0; factor < leaningCount; factor += 1) {
    const at = start + factor * step;
    into[at] = (leaningScale / (questionCounts[factor] ?? 1)) * (into[at] ?? 0) - half;
  }
};

/** Euclidean distance between two tests, in 1/`leaningScale` of a step of the scale, rounded down. */
export const testDistance = (one: Int16Array, other: Int16Array): number => {
  let squares = 0;
  for (let factor = 0; factor < leaningCount; factor += 1) {
    const apart = (one[factor] ?? 0) - (other[factor] ?? 0);
    squares += apart * apart;
  }
  return Math.trunc(Math.sqrt(squares));
};

/** No two tests are farther apart than this, and their squares fit 16 bits. */
export const testSteps = 255;

/** Index: step. */
export const testTable = curveTable(testCurve, testSteps, leaningScale);
