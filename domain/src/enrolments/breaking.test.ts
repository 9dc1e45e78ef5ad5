import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  breakerKeys,
  breakingDoubt,
  breakingFaults,
  breakReasonKeys,
  breakReasonLabel,
  breakReasonsOf,
  type Breaking,
} from './breaking.ts';
import { centreRhythmKeys, type CentreRhythm } from '../needs/job.ts';
import { practiceEstimate } from './practice-days.ts';

const today = '2026-11-22';
const trial: Breaking = { brokenOn: '2026-10-15', brokenBy: 'employer', reason: 'trial' };
const begun = { beginsOn: '2026-09-01', today };

describe('a break', () => {
  it('has reasons for whoever ended it, and each reason has somebody', () => {
    const reached = new Set(breakerKeys.flatMap((one) => breakReasonsOf(one)));
    expect(reached.size).toBe(breakReasonKeys.length);
    expect(breakReasonsOf('both')).toContain('agreement');
    expect(breakReasonsOf('apprentice')).not.toContain('serious_fault');
  });

  it('of a professionalisation has no reason that is an apprentice’s alone', () => {
    const labels = breakerKeys.flatMap((one) =>
      breakReasonsOf(one, true).map((key) => breakReasonLabel(key, true)),
    );
    expect(
      labels.filter((label) => /45|médiateur|apprentissage|centre|Diplôme/.test(label)),
    ).toEqual([]);
    expect(labels).toContain('Période d’essai');
    expect(breakReasonLabel('trial', false)).toContain('45');
    expect(breakReasonLabel('expulsion', true)).toBe('Exclusion définitive du centre');
  });

  it('is refused where it cannot be', () => {
    expect(breakingFaults(trial, begun)).toEqual({});
    expect(breakingFaults({ ...trial, brokenBy: 'both' }, begun)).toHaveProperty('reason');
    expect(breakingFaults({ ...trial, brokenOn: '2026-08-31' }, begun)).toHaveProperty('broken_on');
    expect(breakingFaults({ ...trial, brokenOn: '2027-02-01' }, begun)).toHaveProperty('broken_on');
    const never = { ...trial, brokenOn: '2026-08-31', reason: 'never_began' } as const;
    expect(breakingFaults(never, begun)).toEqual({});
    expect(breakingFaults(trial, { ...begun, beginsOn: null })).toEqual({});
  });

  it('is doubted where the dates tell another story than the reason', () => {
    expect(breakingDoubt(trial, begun.beginsOn)).toBeNull();
    expect(breakingDoubt({ ...trial, brokenOn: '2027-06-01' }, begun.beginsOn)).toContain('passés');
    const resigned = { ...trial, brokenBy: 'apprentice', reason: 'resignation' } as const;
    expect(breakingDoubt(resigned, begun.beginsOn)).toContain('ne semblent pas');
    expect(breakingDoubt({ ...resigned, reason: 'other' }, begun.beginsOn)).toBeNull();
    expect(breakingDoubt(resigned, null)).toBeNull();
  });
});

describe('the days of practice', () => {
  it('are three of five weekdays', () => {
    expect(practiceEstimate('2026-09-07', '2026-09-14')).toEqual({ days: 3, within: true });
    expect(practiceEstimate('2026-09-07', '2026-12-21')).toEqual({ days: 45, within: true });
    expect(practiceEstimate('2026-09-07', '2026-12-25')).toEqual({ days: 47, within: false });
    expect(practiceEstimate('2026-09-12', '2026-09-14')).toEqual({ days: 0, within: true });
    expect(practiceEstimate(null, '2026-09-14')).toBeNull();
  });

  it('follow the rhythm of the need where it is known', () => {
    const days = (rhythm: CentreRhythm | null) =>
      practiceEstimate('2026-09-07', '2026-12-07', rhythm)?.days;
    expect([null, ...centreRhythmKeys].map((rhythm) => [rhythm, days(rhythm)])).toEqual([
      [null, 39],
      ['day', 52],
      ['two_days', 39],
      ['three_days', 26],
      ['week_in_two', 33],
      ['week_in_three', 43],
      ['week_in_four', 49],
      ['periods', 39],
    ]);
    expect(breakingDoubt({ ...trial, brokenOn: '2026-12-07' }, '2026-09-07', 'day')).toContain(
      'environ 52',
    );
  });

  it('never grow less with time, nor fall below nought', () => {
    const day = fc
      .integer({ min: 0, max: 1500 })
      .map((n) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, day, (from, a, b) => {
        const [first = a, last = b] = [a, b].toSorted();
        const before = practiceEstimate(from, first)?.days ?? 0;
        expect(before).toBeGreaterThanOrEqual(0);
        expect(practiceEstimate(from, last)?.days).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
