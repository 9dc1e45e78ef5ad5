import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { curveTable, testCurve } from '../pair/curves.ts';
import type { ScoredAnswers } from '../profiles.ts';

export const factors = [...new Set(scoredQuestions.map(({ factor }) => factor))];

/** The factor of each question, by number. */
const factorOf = scoredQuestions.map(({ factor }) => factors.indexOf(factor));

/** How many questions each factor has. */
const questionCounts = factors.map((_, factor) => factorOf.filter((one) => one === factor).length);

const names = scoredQuestions.map(({ name }) => name);

/** Where the statements of each factor begin; they stand side by side. */
const firstOf = factors.map((_, factor) => factorOf.indexOf(factor));

/**
 * Leanings of one test: first one a factor, then how its statements differ from each other, one fewer than it has
 * statements; as many numbers in all as there are statements.
 */
export const leaningCount = names.length;

/** Leanings are numbers of this part of a step of the scale; two questions or three to a factor divide it. */
export const leaningScale = 24;

/** How much single statements count beside their factor (`detail` of a session), at most, and where nothing is known of it. */
export const fullDetail = 8;

/**
 * Where somebody stands on each factor: the mean of its answers (0 to 4), less a quarter of the mean of all answers, because
 * some people agree with every statement a little more than others do (acquiescence; Winkler, Kanouse & Ware, 1982). Then
 * what the single statements say beyond their factor (Helmert's contrasts, whose squares add up to those of what is left):
 * with full `detail` the Euclidean distance is that of the statements, without any that of the factors.
 */
export const leaningsOf = (answers: ScoredAnswers, detail: number): Int16Array => {
  const leanings = new Int16Array(leaningCount);
  writeLeanings(answers, detail, leanings, 0);
  return leanings;
};

/** How much one point of each contrast counts: of the first two statements, and of both with the third. */
const ofTwo = leaningScale / 2;
const ofThreeFirst = leaningScale / Math.sqrt(6);
const ofThreeLast = leaningScale / Math.sqrt(18);

/** The same, into `into`, from `start` on. */
export const writeLeanings = (
  answers: ScoredAnswers,
  detail: number,
  into: Int16Array,
  start: number,
): void => {
  const share = detail / fullDetail;
  let all = 0;
  for (const name of names) all += Number(answers[name]) - 1;
  const quarter = Math.round((leaningScale * all) / (4 * names.length));
  let contrast = start + factors.length;
  for (let factor = 0; factor < factors.length; factor += 1) {
    const first = firstOf[factor] ?? 0;
    const count = questionCounts[factor] ?? 1;
    const one = Number(answers[names[first] ?? 'calm']) - 1;
    const two = Number(answers[names[first + 1] ?? 'calm']) - 1;
    const three = count === 3 ? Number(answers[names[first + 2] ?? 'calm']) - 1 : 0;
    into[start + factor] = (leaningScale / count) * (one + two + three) - quarter;
    into[contrast] = Math.round(share * (count === 2 ? ofTwo : ofThreeFirst) * (one - two));
    contrast += 1;
    if (count === 2) continue;
    into[contrast] = Math.round(share * ofThreeLast * (one + two - 2 * three));
    contrast += 1;
  }
};

/** Euclidean distance between two tests, in 1/`leaningScale` of a step of the scale, rounded down. */
export const testDistance = (one: Int16Array, other: Int16Array): number => {
  let squares = 0;
  for (let at = 0; at < leaningCount; at += 1) {
    const apart = (one[at] ?? 0) - (other[at] ?? 0);
    squares += apart * apart;
  }
  return Math.trunc(Math.sqrt(squares));
};

/** How far apart two tests are on each factor, in 1/`leaningScale` of a step: the squares add up to that of the distance. */
export const factorDistances = (one: Int16Array, other: Int16Array): number[] => {
  let contrast = factors.length;
  return factors.map((_, factor) => {
    let squares = ((one[factor] ?? 0) - (other[factor] ?? 0)) ** 2;
    for (let more = 1; more < (questionCounts[factor] ?? 1); more += 1, contrast += 1)
      squares += ((one[contrast] ?? 0) - (other[contrast] ?? 0)) ** 2;
    return Math.sqrt(squares);
  });
};

/** No two tests are farther apart than this, and their squares fit 16 bits. */
export const testSteps = 255;

/** Index: step. */
export const testTable = curveTable(testCurve, testSteps, leaningScale);
