import { expect, test } from 'vitest';
import { isSameValue } from './same-value.ts';

test('lists and records are the same where they hold the same', () => {
  expect(isSameValue({ a: [1, { b: 'x' }], c: null }, { a: [1, { b: 'x' }], c: null })).toBe(true);
  expect(isSameValue({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  expect(isSameValue({ a: [1] }, { a: [1, 2] })).toBe(false);
  expect(isSameValue({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSameValue({ a: null }, { a: {} })).toBe(false);
});

test('two files are never the same for looking alike', () => {
  const file = () => new File(['x'], 'cv.pdf');
  const one = file();
  expect(isSameValue({ resume: one }, { resume: one })).toBe(true);
  expect(isSameValue({ resume: one }, { resume: file() })).toBe(false);
});
