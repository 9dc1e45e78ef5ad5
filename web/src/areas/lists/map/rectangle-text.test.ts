import { expect, test } from 'vitest';
import { rectangleText } from './rectangle-text.ts';

test('a rectangle, whichever corner was pressed first', () => {
  const south = { latitude: 45.5, longitude: 5.1 };
  const north = { latitude: 46.1004, longitude: 4.2 };
  expect(rectangleText(south, north)).toBe('4.2,45.5,5.1,46.1');
  expect(rectangleText(north, south)).toBe(rectangleText(south, north));
});
