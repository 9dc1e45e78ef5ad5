import { expect, test } from 'vitest';
import { destination, extend, startingWith, toggle } from './multi-select.ts';

const values = [10, 20, 30, 40];
const none = { selected: [], active: -1, anchor: -1 };

test('a press chooses, a second one takes back, the others stay', () => {
  const one = toggle(values, none, 2);
  const two = toggle(values, one, 0);
  expect(two.selected).toEqual([10, 30]);
  expect(toggle(values, two, 2).selected).toEqual([10]);
});

test('shift adds everything from where one stood', () => {
  const from = toggle(values, none, 3);
  expect(extend(values, from, 1).selected).toEqual([20, 30, 40]);
});

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 0, 0],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['PageDown', 0, 3],
  ['a', 0, null],
])('%s from %i leads to %j', (key, active, expected) => {
  expect(destination(key, active, values.length)).toBe(expected);
});

test('typing leads to the next label that begins so', () => {
  const labels = ['achats', 'batiment', 'banque'];
  expect(startingWith(labels, 'b', -1)).toBe(1);
  expect(startingWith(labels, 'b', 1)).toBe(2);
  expect(startingWith(labels, 'b', 2)).toBe(1);
  expect(startingWith(labels, 'z', 0)).toBe(-1);
});
