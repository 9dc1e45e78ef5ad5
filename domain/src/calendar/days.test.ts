import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  birthday,
  daysBetween,
  firstOfNextMonth,
} from './days.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1960-01-01', days));

describe('days of the calendar', () => {
  it('months keep the day, or take the last of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2027-12-31', 2)).toBe('2028-02-29');
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
    expect(addMonths('2026-09-01', -3)).toBe('2026-06-01');
    expect(firstOfNextMonth('2026-12-31')).toBe('2027-01-01');
    expect(firstOfNextMonth('2026-09-01')).toBe('2026-10-01');
  });

  it('days are counted the same both ways', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });

  it('an age is reached on the birthday and not a day before', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (birth, age) => {
        const reached = birthday(birth, age);
        expect(ageOn(birth, reached)).toBe(age);
        expect(ageOn(birth, addDays(reached, -1))).toBe(age - 1);
      }),
    );
    expect(birthday('2008-02-29', 18)).toBe('2026-03-01');
    expect(birthday('2008-02-29', 20)).toBe('2028-02-29');
  });
});
