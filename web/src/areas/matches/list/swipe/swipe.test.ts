import { expect, test } from 'vitest';
import { swipeOf } from './swipe.ts';

const start = { x: 200, y: 400 };

test.each([
  ['to the left', { x: 100, y: 420 }, 1],
  ['to the right', { x: 300, y: 380 }, -1],
  ['too short', { x: 150, y: 400 }, 0],
  ['down the page', { x: 110, y: 500 }, 0],
  ['a tap', start, 0],
] as const)('a finger that goes %s', (_, end, wanted) => {
  expect(swipeOf(start, end)).toBe(wanted);
});
