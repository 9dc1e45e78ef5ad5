import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyHistograms, evenSpread, scaled, scalesOf, slopeUnit } from './scales.ts';

const scale = fc.record({
  pivot: fc.integer({ min: 0, max: 1000 }),
  slope: fc.integer({ min: 1, max: 2.5 * slopeUnit }),
});

const scores = Array.from({ length: 1001 }, (_, score) => score);

const spreadOf = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

/** The scales of a session in which the industry part takes these values. */
const scaleFor = (values: readonly number[]) => {
  const histograms = emptyHistograms();
  for (const value of values) histograms.industry[value] = (histograms.industry[value] ?? 0) + 1;
  return scalesOf(histograms).industry;
};

describe('a scale', () => {
  test('never turns, and stays from 0 to 100', () => {
    fc.assert(
      fc.property(scale, (one) => {
        const values = scores.map((score) => scaled(score, one));
        expect(values).toEqual(values.toSorted((low, high) => low - high));
        expect(values[0]).toBeGreaterThanOrEqual(0);
        expect(values.at(-1)).toBeLessThanOrEqual(1000);
      }),
    );
  });

  test('keeps scores that lie a point apart, apart; single tenths may become one', () => {
    const slope = fc.integer({ min: slopeUnit / 4, max: 2.5 * slopeUnit });
    fc.assert(
      fc.property(scale, slope, ({ pivot }, steep) => {
        const values = scores.map((score) => scaled(score, { pivot, slope: steep }));
        const gaps = values.slice(10).map((value, at) => value - (values[at] ?? 0));
        expect(Math.min(...gaps)).toBeGreaterThan(0);
      }),
    );
  });

  test('leaves scores as they are before pairs are known, and with few', () => {
    for (const values of [[], [0, 1000, 0], Array<number>(30).fill(1000)]) {
      const found = scaleFor(values);
      expect(scores.map((score) => scaled(score, found))).toEqual(scores);
    }
  });

  test.each([
    ['two heaps far apart', (at: number) => (at % 3 === 0 ? 1000 : 0)],
    ['evenly', (at: number) => at % 1001],
    ['close together', (at: number) => 350 + (at % 501)],
    ['mostly at the bottom', (at: number) => Math.round(1000 * ((at % 1000) / 1000) ** 5)],
  ])('brings scores that lie %s to the even spread', (_, valueOf) => {
    const values = Array.from({ length: 6000 }, (_unused, at) => valueOf(at));
    const found = scaleFor(values);
    const spread = spreadOf(values.map((value) => scaled(value, found)));
    expect(Math.abs(spread - evenSpread)).toBeLessThan(0.02 * evenSpread);
  });

  test('what fits in full stays at 100 where a part was spread too wide', () => {
    const values = Array.from({ length: 600 }, (_, at) => (at % 2) * 1000);
    expect(scaled(1000, scaleFor(values))).toBe(1000);
  });
});
