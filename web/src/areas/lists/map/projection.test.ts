import { expect, test } from 'vitest';
import { departments } from './departments.ts';
import { boundsOf, framed, onEarth, onMap, unitsOf, wholeOfFrance } from './projection.ts';

const pathOf = (code: string): string => departments.find(([own]) => own === code)?.[2] ?? '';

/** The prefecture of each of some departments, at all ends of the country. */
const prefectures = [
  ['59', 50.633, 3.058],
  ['29', 47.997, -4.098],
  ['67', 48.583, 7.746],
  ['64', 43.301, -0.37],
  ['66', 42.698, 2.895],
  ['2A', 41.927, 8.738],
  ['2B', 42.7, 9.45],
  ['75', 48.857, 2.352],
  ['69', 45.758, 4.835],
] as const;

test.each(prefectures)(
  'the prefecture of %s stands within its outline',
  (code, latitude, longitude) => {
    const { x, y, width, height } = boundsOf(pathOf(code));
    const point = onMap({ latitude, longitude });
    expect(point.x).toBeGreaterThan(x);
    expect(point.x).toBeLessThan(x + width);
    expect(point.y).toBeGreaterThan(y);
    expect(point.y).toBeLessThan(y + height);
  },
);

test('all ninety-six stand on the drawing', () => {
  expect(departments).toHaveLength(96);
  const { x, y, width, height } = wholeOfFrance;
  for (const [, , path] of departments) {
    const box = boundsOf(path);
    expect(box.x).toBeGreaterThan(x);
    expect(box.y).toBeGreaterThan(y);
    expect(box.x + box.width).toBeLessThan(x + width);
    expect(box.y + box.height).toBeLessThan(y + height);
  }
});

test('what is on the map is where it is on earth, and as far away', () => {
  const lyon = { latitude: 45.758, longitude: 4.835 };
  const back = onEarth(onMap(lyon));
  expect(back.latitude).toBeCloseTo(lyon.latitude, 9);
  expect(back.longitude).toBeCloseTo(lyon.longitude, 9);
  // Lyon and Saint-Étienne are 50 km apart.
  const other = onMap({ latitude: 45.434, longitude: 4.39 });
  const { x, y } = onMap(lyon);
  expect(Math.hypot(other.x - x, other.y - y) / unitsOf(50, 45.6)).toBeCloseTo(1, 1);
});

test('a department is shown with what is around it, in the proportions of the whole', () => {
  const box = framed(boundsOf(pathOf('69')));
  expect(box.width / box.height).toBeCloseTo(wholeOfFrance.width / wholeOfFrance.height, 9);
  expect(box.width).toBeLessThan(wholeOfFrance.width / 5);
  expect(framed(wholeOfFrance)).toEqual(wholeOfFrance);
});
