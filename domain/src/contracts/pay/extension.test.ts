import { expect, it } from 'vitest';
import { deliveredFigures } from './delivered-figures.ts';
import { minimumPaySteps } from './minimum-pay.ts';
import { simulate } from './simulate.ts';

const twoYears = {
  kind: 'apprentice',
  birthdate: '2005-09-10',
  start: '2024-09-01',
  end: '2027-08-31',
} as const;

const paid = (points: number) =>
  minimumPaySteps({ ...twoYears, extension: { from: '2026-09-01', points } }).map((step) => [
    step.from,
    step.figure,
    step.points,
  ]);

it('keeps the last year’s percentage through an extension, which rises with age alone (D6222-28, D6222-31)', () => {
  expect(paid(0)).toEqual([
    ['2024-09-01', 'apprentice.18to20.1', 0],
    ['2025-09-01', 'apprentice.18to20.2', 0],
    ['2026-09-01', 'apprentice.18to20.2', 0],
    ['2026-10-01', 'apprentice.21to25.2', 0],
  ]);
});

it('adds its points from the first day of the extension on', () => {
  expect(paid(15).map(([from, , points]) => [from, points])).toEqual([
    ['2024-09-01', 0],
    ['2025-09-01', 0],
    ['2026-09-01', 15],
    ['2026-10-01', 15],
  ]);
});

it('is exempt by the day on which the contract was concluded, not by its first day (L6243-2, D6243-5)', () => {
  const inSpringOf2026 = (signedOn: string) =>
    simulate(
      {
        kind: 'apprentice',
        birthdate: '2003-05-10',
        start: '2025-03-03',
        end: '2026-08-31',
        weeklyHours: 35,
        mayotte: false,
        headcount: 'under11',
        publicEmployer: false,
        disability: false,
        level: 5,
        signedOn,
      },
      deliveredFigures,
    ).periods.find(({ from, to }) => from <= '2026-03-15' && '2026-03-15' <= to);
  expect(inSpringOf2026('2025-02-28')).toMatchObject({ percent: 61, gross: 1112.05, net: 1112.05 });
  expect(inSpringOf2026('2025-03-01')).toMatchObject({ gross: 1112.05, net: 1070.26 });
});
