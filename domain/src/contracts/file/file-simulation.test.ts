import { expect, it } from 'vitest';
import { deliveredFigures } from '../pay/delivered-figures.ts';
import { simulate } from '../pay/simulate.ts';
import type { FileValues } from '../rules/rule.ts';
import { adult } from '../testing/adult.ts';
import { fileSimulation } from './file-simulation.ts';

const periodsOf = (told: ReturnType<typeof fileSimulation>) => {
  if (!told) throw new Error('Nothing to simulate');
  return simulate(told.simulation, deliveredFigures).periods;
};

const paid = (changes: FileValues, first?: { values: FileValues; since: string }) => {
  const told = fileSimulation({ ...adult, ...changes }, deliveredFigures, first);
  return periodsOf(told).map((period) => [
    period.from,
    period.percent,
    period.base,
    period.gross,
    period.isAgreed,
  ]);
};

const assumedOf = (changes: FileValues) =>
  fileSimulation({ ...adult, ...changes }, deliveredFigures)?.assumed;

it('pays what a file says from the first day on, and the legal minimum where that is more', () => {
  expect(paid({ starting_pay: '1000' })).toEqual([
    ['2026-09-01', 53.56, 'SMIC', 1000, true],
    ['2027-01-01', 53.56, 'SMIC', null, true],
    // The minimum of the month after the 21st birthday is less: what was agreed goes on, until the next year's is more.
    ['2027-09-01', 61, 'SMIC', null, false],
  ]);
  expect(paid({ starting_pay: '' })[0]).toEqual(['2026-09-01', 43, 'SMIC', 802.82, false]);
});

it('says what was agreed also where the minimum of a time is not known yet', () => {
  const periods = periodsOf(fileSimulation({ ...adult, starting_pay: '1300' }, deliveredFigures));
  expect(periods.map(({ gross, atLeast }) => [gross, atLeast]).slice(0, 3)).toEqual([
    [1300, null],
    [null, 1300],
    [null, 1300],
  ]);
});

it('pays the percentages that were agreed, and tells which of them are those of the branch’s wage', () => {
  const rows = { pay_percent_1_1: '60', pay_percent_1_2: '60', pay_percent_2_1: '70' };
  expect(paid({ ...rows, starting_pay: '1120,22' })).toEqual([
    ['2026-09-01', 60, 'SMIC', 1120.22, true],
    ['2027-01-01', 60, 'SMIC', null, true],
    ['2027-09-01', 70, 'SMIC', null, true],
  ]);
  const ofBranch = { pay_percent_2_1: '70', pay_base_2_1: 'SMC' };
  expect(paid(ofBranch).at(-1)).toEqual(['2027-09-01', 70, 'SMC', null, true]);
  expect(assumedOf(ofBranch)).toEqual(['branch']);
});

it('pays what was signed first until the day on which an amendment takes effect', () => {
  const first = { values: { ...adult, starting_pay: '900' }, since: '2026-11-01' };
  expect(paid({ starting_pay: '1200' }, first).slice(0, 2)).toEqual([
    ['2026-09-01', 48.21, 'SMIC', 900, true],
    ['2026-11-01', 64.27, 'SMIC', 1200, true],
  ]);
});

it('pays a contract that was broken until that day, and its part of the aid', () => {
  const told = fileSimulation(adult, deliveredFigures);
  if (!told) throw new Error('Nothing to simulate');
  const broken = (brokenOn: string) => {
    const { periods, aid } = simulate({ ...told.simulation, brokenOn }, deliveredFigures);
    return [periods.map(({ from, to }) => `${from} ${to}`), aid.total, aid.brokenOn];
  };
  expect(broken('2026-09-30')).toEqual([['2026-09-01 2026-09-30'], 369.86, '2026-09-30']);
  expect(broken('2027-08-31')[1]).toBe(4500);
  expect(broken('2027-10-31')[2]).toBeNull();
  expect(broken('2026-08-31')).toEqual([[], 0, '2026-08-31']);
});

it('assumes nothing that a file says', () => {
  expect(assumedOf({})).toEqual([]);
});

it('says what is assumed where a file does not say it', () => {
  const unknown = { employees: '', workforce: '', weekly_hours: '', signed_on: '' };
  const more = { employer_kind: '', candidate_disability: '', company_zip: '' };
  expect(assumedOf({ ...unknown, ...more })).toEqual([
    'headcount',
    'hours',
    'signature',
    'employer',
    'disability',
    'place',
  ]);
});

it.each([
  ['300', '10 à 19 salariés', '250plus', []],
  ['', '10 à 19 salariés', '11to49', ['headcount']],
  ['', '1 000 à 1 999 salariés', '250plus', ['headcount']],
  ['', 'Moins de 10 salariés', 'under11', ['headcount']],
  ['', '', 'under11', ['headcount']],
])('with %j employees and the band %j counts %s', (employees, workforce, headcount, assumed) => {
  const told = fileSimulation({ ...adult, employees, workforce }, deliveredFigures);
  expect([told?.simulation.headcount, told?.assumed]).toEqual([headcount, assumed]);
});
