import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parisClock, parisDate, parisHour, parisInstant, parisMoment } from './paris-time.ts';

const minuteMs = 60_000;

const instants = fc
  .integer({ min: Date.UTC(2020, 0, 1) / minuteMs, max: Date.UTC(2040, 0, 1) / minuteMs })
  .map((minutes) => new Date(minutes * minuteMs));

/** Instants around the nights on which clocks change. */
const nights = fc
  .tuple(
    fc.integer({ min: 2020, max: 2039 }),
    fc.constantFrom(2, 9),
    fc.integer({ min: -300, max: 300 }),
  )
  .map(([year, month, minutes]) => {
    const last = new Date(Date.UTC(year, month, 31, 1));
    last.setUTCDate(31 - last.getUTCDay());
    return new Date(last.getTime() + minutes * minuteMs);
  });

describe('the clock of Paris', () => {
  test('a month begins on its « 1er », and goes on with numbers', () => {
    expect(parisDate(new Date('2026-12-01T11:00:00Z'))).toBe('1er décembre 2026');
    expect(parisDate(new Date('2026-12-21T11:00:00Z'))).toBe('21 décembre 2026');
  });

  test('what it shows leads back to the instant, or to the first of two that it shows alike', () => {
    fc.assert(
      fc.property(fc.oneof(instants, nights), (at) => {
        const back = parisInstant(parisClock(at));
        const late = at.getTime() - (back?.getTime() ?? 0);
        expect([0, 60 * minuteMs]).toContain(late);
        expect(back && parisClock(back)).toEqual(parisClock(at));
      }),
    );
  });

  test('later shown on the same day is later, except in the hour that comes twice', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 61, max: 600 }), (at, minutes) => {
        const later = new Date(at.getTime() + minutes * minuteMs);
        const [one, other] = [parisClock(at), parisClock(later)];
        expect(`${one.day} ${one.time}` < `${other.day} ${other.time}`).toBe(true);
      }),
    );
  });

  test.each([
    ['2026-03-28', '14:00', '2026-03-28T13:00:00.000Z'],
    ['2026-03-29', '14:00', '2026-03-29T12:00:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '14:00', '2026-10-25T13:00:00.000Z'],
  ])('%s at %s', (day, time, instant) => {
    expect(parisInstant({ day, time })?.toISOString()).toBe(instant);
  });

  test.each([
    ['the hour that is left out', '2026-03-29', '02:30'],
    ['no day', '2026-02-30', '10:00'],
    ['no time', '2026-02-03', '25:00'],
    ['nothing', '', ''],
  ])('%s is no instant', (_, day, time) => {
    expect(parisInstant({ day, time })).toBeNull();
  });

  test('is told the French way', () => {
    expect(parisMoment(new Date('2026-12-01T13:05:00Z'))).toBe(
      'mardi 1er décembre 2026 à 14\u202Fh\u202F05',
    );
    expect(parisMoment(new Date('2026-07-14T07:00:00Z'))).toBe('mardi 14 juillet 2026 à 9\u202Fh');
  });

  test('a full hour of the day is found in summer as in winter', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 4, max: 23 }), (at, hour) => {
        const { day } = parisClock(at);
        const time = `${String(hour).padStart(2, '0')}:00`;
        expect(parisClock(parisHour(day, hour))).toEqual({ day, time });
      }),
    );
    expect(() => parisHour('2026-02-30', 9)).toThrow(RangeError);
  });
});
