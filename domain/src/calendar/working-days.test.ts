import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './days.ts';
import { addWorkingDays, isWorkingDay, workingDaysBefore } from './working-days.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
const count = fc.integer({ min: 1, max: 30 });

const between = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index + 1));

describe('working days', () => {
  it('count Saturdays, and neither Sundays nor public holidays', () => {
    expect(addWorkingDays('2026-09-01', 5)).toBe('2026-09-07');
    // 1 November is a Sunday, the 11th a holiday.
    expect(addWorkingDays('2026-11-07', 5)).toBe('2026-11-14');
    expect(addWorkingDays('2027-04-30', 1)).toBe('2027-05-03');
    expect(workingDaysBefore('2026-09-01', 5)).toBe('2026-08-26');
  });

  it('there are exactly so many up to the day that is reached, itself one of them', () => {
    fc.assert(
      fc.property(day, count, (from, n) => {
        const reached = addWorkingDays(from, n);
        expect(isWorkingDay(reached)).toBe(true);
        expect(between(from, reached).filter(isWorkingDay)).toHaveLength(n);
      }),
    );
  });

  it('lead back as they led there', () => {
    fc.assert(
      fc.property(day.filter(isWorkingDay), count, (from, n) => {
        expect(workingDaysBefore(addWorkingDays(from, n), n)).toBe(from);
      }),
    );
  });
});
