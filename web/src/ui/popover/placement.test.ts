import { expect, test } from 'vitest';
import { placeBeside } from './placement.ts';

const view = { width: 400, height: 800 };
const panel = { width: 300, height: 200 };
const end = { side: 'end', offset: 8, edge: 16 } as const;

const button = (top: number, left: number) => ({ top, bottom: top + 44, left, right: left + 44 });

test('a panel stands below its button, in line with one of its edges', () => {
  expect(placeBeside(button(10, 330), panel, view, end)).toEqual({ top: 62, left: 74 });
  expect(placeBeside(button(10, 20), panel, view, { ...end, side: 'start' })).toEqual({
    top: 62,
    left: 20,
  });
});

test('it stands above where there is no room below', () => {
  expect(placeBeside(button(700, 330), panel, view, end).top).toBe(492);
  // Nor above: then below, where one can scroll to it.
  expect(placeBeside(button(100, 330), { width: 300, height: 780 }, view, end).top).toBe(152);
});

test('it never crosses an edge of the window', () => {
  expect(placeBeside(button(10, 100), panel, view, end).left).toBe(16);
  expect(placeBeside(button(10, 350), panel, view, { ...end, side: 'start' }).left).toBe(84);
  expect(placeBeside(button(10, 350), { width: 500, height: 10 }, view, end).left).toBe(16);
});
