import { expect, test } from 'vitest';
import { formatShare, shareOf, slicesOf, sumCounts, totalOf, type Counts } from './counters.ts';

const counts = (values: Partial<Counts>): Counts => ({
  no_matches: 0,
  pending_matches: 0,
  accepted_by_company: 0,
  fully_accepted: 0,
  finalized_enrollment: 0,
  ...values,
});

test('the counters of all formations add up', () => {
  const sum = sumCounts([
    counts({ no_matches: 2, fully_accepted: 1 }),
    counts({ no_matches: 3, finalized_enrollment: 4 }),
  ]);
  expect(sum).toEqual(counts({ no_matches: 5, fully_accepted: 1, finalized_enrollment: 4 }));
  expect(totalOf(sum)).toBe(10);
  expect(sumCounts([])).toEqual(counts({}));
});

test('a share of nothing is nothing', () => {
  expect(shareOf(1, 4)).toBe(25);
  expect(shareOf(0, 0)).toBe(0);
});

test('hardly any is not none, nearly all is not all', () => {
  const narrow = '\u202f';
  expect(formatShare(0, 3507)).toBe(`0${narrow}%`);
  expect(formatShare(16, 3507)).toBe(`< 1${narrow}%`);
  expect(formatShare(3506, 3507)).toBe(`> 99${narrow}%`);
  expect(formatShare(3507, 3507)).toBe(`100${narrow}%`);
  expect(formatShare(1, 3)).toBe(`33${narrow}%`);
});

test('only counters that count anybody have a slice', () => {
  const slices = slicesOf(counts({ no_matches: 1, fully_accepted: 3 }));
  expect(slices).toEqual([
    { key: 'no_matches', path: 'M 0 0 L 0.0000 -1.0000 A 1 1 0 0 1 1.0000 -0.0000 Z' },
    { key: 'fully_accepted', path: 'M 0 0 L 1.0000 -0.0000 A 1 1 0 1 1 -0.0000 -1.0000 Z' },
  ]);
  expect(slicesOf(counts({}))).toEqual([]);
});

test('a slice that is the whole is a circle', () => {
  const [whole] = slicesOf(counts({ pending_matches: 7 }));
  expect(whole?.path).not.toContain('L');
});
