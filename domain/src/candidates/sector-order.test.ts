import { expect, test } from 'vitest';
import { orderWithin, withPlaceToggled } from './sector-order.ts';

test('a touch gives the next place, another takes it away, and those after it move up', () => {
  const order = [3, 1, 2].reduce<readonly number[]>(withPlaceToggled, []);
  expect(order).toEqual([3, 1, 2]);
  expect(withPlaceToggled(order, 3)).toEqual([1, 2]);
  expect(withPlaceToggled(order, 9)).toEqual([3, 1, 2]);
});

test('what is no longer chosen has no place', () => {
  expect(orderWithin([3, 1, 2], [2, 3])).toEqual([3, 2]);
});
