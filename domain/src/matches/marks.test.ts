import { expect, test } from 'vitest';
import { daysAfter, isBack, putOffProblem } from './marks.ts';

test('days are counted over the ends of months and of years', () => {
  expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
});

test.each([
  ['company', '2026-11-23', /à venir/],
  ['company', '2026-12-23', /^$/],
  ['company', '2026-12-24', /30 jours/],
  ['applicant', '2026-11-30', /^$/],
  ['applicant', '2026-12-01', /7 jours/],
] as const)('on 23 November %s puts off until %s: %s', (side, until, problem) => {
  expect(putOffProblem(side, until, '2026-11-23') ?? '').toMatch(problem);
});

test('it is back on its day, and without a day never', () => {
  expect(isBack('2026-11-24', '2026-11-23')).toBe(false);
  expect(isBack('2026-11-23', '2026-11-23')).toBe(true);
  expect(isBack(null, '2026-11-23')).toBe(false);
});
