import { expect, test } from 'vitest';
import {
  formatBytes,
  formatCount,
  formatDecimal,
  formatNumber,
  formatPercent,
  formatScore,
} from './numbers.ts';

test('groups thousands with a narrow no-break space', () => {
  expect(formatNumber(1_234_567)).toBe('1\u202f234\u202f567');
});

test('writes a true minus', () => {
  expect(formatNumber(-3)).toBe('\u22123');
  expect(formatDecimal(-0.5, 1)).toBe('\u22120,5');
});

test('writes as many decimals as are asked for', () => {
  expect(formatDecimal(87.456, 2)).toBe('87,46');
  expect(formatPercent(87.5, 2)).toBe('87,50\u202f%');
});

test('writes a score in one way, whole or not', () => {
  expect([46, 46.6, 100].map(formatScore)).toEqual(['46,0', '46,6', '100,0']);
});

test.each([
  [0, '0 candidat'],
  [1, '1 candidat'],
  [2, '2 candidats'],
  [20_000, '20\u202f000 candidats'],
])('counts %i in French', (count, expected) => {
  expect(formatCount(count, 'candidat', 'candidats')).toBe(expected);
});

test.each([
  [0, '0\u202fo'],
  [340_000, '340\u202fko'],
  [1_240_000, '1,2\u202fMo'],
  [10_000_000, '10\u202fMo'],
])('says the size of %i bytes', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected);
});
