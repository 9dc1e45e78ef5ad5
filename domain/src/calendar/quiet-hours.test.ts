import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parisClock } from './paris-time.ts';
import { endOfHours, mayLeave, nextOpenDay } from './quiet-hours.ts';

const someMoment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

it('lets nothing leave at night, on Sundays or on public holidays', () => {
  expect(mayLeave(new Date('2026-11-23T06:59:00Z'))).toBe(false);
  expect(mayLeave(new Date('2026-11-23T07:00:00Z'))).toBe(true);
  expect(mayLeave(new Date('2026-11-23T18:59:00Z'))).toBe(true);
  expect(mayLeave(new Date('2026-11-23T19:00:00Z'))).toBe(false);
  expect(mayLeave(new Date('2026-11-22T12:00:00Z'))).toBe(false);
  expect(mayLeave(new Date('2026-11-11T12:00:00Z'))).toBe(false);
  // An hour earlier in UTC in summer.
  expect(mayLeave(new Date('2026-07-15T06:00:00Z'))).toBe(true);
});

it('finds the next day on which something leaves, and the end of its hours', () => {
  expect(nextOpenDay(new Date('2026-12-24T15:00:00Z'), 9)).toEqual(
    new Date('2026-12-26T08:00:00Z'),
  );
  expect(nextOpenDay(new Date('2026-12-24T05:00:00Z'), 9)).toEqual(
    new Date('2026-12-24T08:00:00Z'),
  );
  expect(endOfHours(new Date('2026-07-15T06:30:00Z'))).toEqual(new Date('2026-07-15T18:00:00Z'));
  fc.assert(
    fc.property(someMoment, (moment) => {
      const next = nextOpenDay(moment, 9);
      expect(mayLeave(next)).toBe(true);
      expect(next > moment).toBe(true);
      expect(parisClock(next).time).toBe('09:00');
    }),
  );
});
