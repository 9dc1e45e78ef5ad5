import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  curveTable,
  geographicCurve,
  industryCurve,
  resumeCurve,
  scoreAt,
  testCurve,
} from './curves.ts';
import { distanceSteps, geographicTable } from '../parts/geographic.ts';
import { fullDetail, leaningsOf, testDistance, testSteps } from '../parts/personality.ts';
import { answersOf } from '../testing/made-profiles.ts';

test.each([
  ['resume', resumeCurve, 1],
  ['industry', industryCurve, 1],
  ['test', testCurve, -1],
  ['geographic', geographicCurve, -1],
])('the %s curve runs from 0 to 100 or back, and never turns', (_, curve, way) => {
  const scores = [...curveTable(curve, 1000, 10)].map((score) => score * way);
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  expect(Math.max(...scores) - Math.min(...scores)).toBe(1000);
});

test('a curve passes through its knots and is straight between them', () => {
  expect(scoreAt(testCurve, 0)).toBe(1000);
  expect(scoreAt(testCurve, 1)).toBe(800);
  expect(scoreAt(geographicCurve, 25)).toBe(500);
  expect(scoreAt(testCurve, 99)).toBe(0);
});

test('nothing is left of the way at the last step, where the kernels put unknown places', () => {
  expect(geographicTable[distanceSteps]).toBe(0);
});

test('no two tests are farther apart than the table reaches, and their squares fit 16 bits', () => {
  const factors = [...new Set(scoredQuestions.map(({ factor }) => factor))];
  const corners = Array.from({ length: 2 ** factors.length }, (_, bits) =>
    leaningsOf(
      answersOf(
        scoredQuestions.map(({ factor }) => ((bits >> factors.indexOf(factor)) & 1 ? 5 : 1)),
      ),
      fullDetail,
    ),
  );
  const farthest = corners.flatMap((one) => corners.map((other) => testDistance(one, other)));
  const extreme = fc.array(fc.constantFrom(1, 5), { minLength: 13, maxLength: 13 });
  fc.assert(
    fc.property(extreme, extreme, (one, other) => {
      const sides = [one, other].map((values) => leaningsOf(answersOf(values), fullDetail));
      farthest.push(testDistance(sides[0] ?? new Int16Array(), sides[1] ?? new Int16Array()));
    }),
  );
  expect(Math.max(...farthest)).toBeLessThan(testSteps);
  expect((Math.max(...farthest) + 1) ** 2).toBeLessThan(2 ** 16);
});
