import { describe, expect, it } from 'vitest';
import { adult } from '../../testing/adult.ts';
import { contractFindings } from '../findings.ts';
import { bearingContracts } from './bearing.ts';
import { contextOn, type FileValues, type Known, type OtherContract } from '../rule.ts';

const before: OtherContract = {
  from: '2025-09-01',
  to: '2026-08-31',
  brokenOn: null,
  weeklyMinutes: 35 * 60,
};

const saidOf = (
  others: readonly OtherContract[],
  changes: FileValues = {},
  known: Partial<Known> = {},
) =>
  contractFindings({ ...adult, ...changes }, contextOn('2026-07-01', { others, ...known }))
    .filter(({ rule }) => rule === 'other_contract')
    .map(({ field, blocks, wrong, why }) => ({ field, blocks, wrong, why }))[0];

describe('two contracts of one candidate', () => {
  it('may follow each other, on the day after an end and on the day of a break', () => {
    expect(saidOf([before])).toBeUndefined();
    expect(saidOf([{ ...before, to: '2027-08-31', brokenOn: '2026-09-01' }])).toBeUndefined();
    // One that was broken on its first day never was.
    expect(
      saidOf([{ ...before, from: '2026-10-01', to: '2027-08-31', brokenOn: '2026-10-01' }]),
    ).toBeUndefined();
  });

  it('cannot go on together once they ask for more than 48 hours a week', () => {
    expect(saidOf([{ ...before, to: '2026-09-01' }])).toEqual({
      field: 'contract_start',
      blocks: true,
      wrong: 'Ce contrat commence pendant un autre du candidat, du 01/09/2025 au 01/09/2026.',
      why: 'Ensemble ils font 70 heures par semaine, et personne n’en travaille plus de 48, tous employeurs réunis.',
    });
    expect(
      saidOf([{ ...before, to: '2027-08-31', weeklyMinutes: 14 * 60 }], { weekly_minutes: '30' })
        ?.why,
    ).toBe(
      'Ensemble ils font 49 h 30 par semaine, et personne n’en travaille plus de 48, tous employeurs réunis.',
    );
  });

  it('are told of where the hours allow it, or are not known', () => {
    for (const weeklyMinutes of [13 * 60, null])
      expect(saidOf([{ ...before, to: '2027-08-31', weeklyMinutes }])).toMatchObject({
        blocks: false,
        wrong: 'Ce contrat commence pendant un autre du candidat, du 01/09/2025 au 31/08/2027.',
      });
  });

  it('are told of on both: the first says when the second begins, as long as it goes on itself', () => {
    const after = { ...before, from: '2027-09-01', to: '2029-08-31' };
    expect(saidOf([after])?.wrong).toBe(
      'Un autre contrat du candidat commence le 01/09/2027, avant la fin de celui-ci.',
    );
    expect(saidOf([after], {}, { brokenOn: '2027-09-02' })?.blocks).toBe(true);
    expect(saidOf([after], {}, { brokenOn: '2027-09-01' })).toBeUndefined();
    // Nothing says yet that this one goes on until then.
    expect(saidOf([after], { contract_end: '' })).toBeUndefined();
  });

  it('does not begin before the other was broken', () => {
    expect(saidOf([{ ...before, to: '2027-08-31', brokenOn: '2026-10-15' }])?.wrong).toBe(
      'Ce contrat commence avant la rupture d’un autre du candidat, le 15/10/2026.',
    );
  });
});

it('tells of other contracts only what the days of this one need', () => {
  const told = (changes: Partial<OtherContract>, values: FileValues = adult) =>
    bearingContracts([{ ...before, ...changes }], values, '2026-07-01')[0];
  const days = { contract_start: '', contract_end: '' };
  // Long past, broken long before, far ahead.
  expect(told({ to: '2026-07-15' })).toBeUndefined();
  expect(told({ to: '2027-08-31', brokenOn: '2026-05-02' })).toBeUndefined();
  expect(told({ from: '2028-11-01', to: '2029-08-31' })).toBeUndefined();
  // One that follows, without its hours; one at the same time, with them.
  expect(told({})).toEqual({ ...before, weeklyMinutes: null });
  expect(told({ from: '2028-09-01', to: '2029-08-31' })).toMatchObject({ weeklyMinutes: null });
  expect(told({ to: '2026-09-01' })).toMatchObject({ weeklyMinutes: 35 * 60 });
  // As long as the file has no days.
  expect(told({ to: '2026-05-31' }, days)).toBeUndefined();
  expect(told({}, days)).toMatchObject({ to: before.to });
});
