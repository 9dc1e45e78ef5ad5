import { expect, test } from 'vitest';
import { getResolvedPDFJS } from 'unpdf';
import type { Glyph } from '../../pdf/glyphs/glyphs.ts';
import { openLetters } from './drawn-letters.ts';

const glyph = (over: Partial<Glyph>): Glyph => ({
  letter: 'a',
  font: 'f1',
  outline: 'f1_path_a',
  drawing: null,
  matrix: [10, 0, 0, 10, 50, 60],
  isSeen: true,
  ...over,
});

test('a sign is drawn in the outline of its font, or in the operations of one of type 3; one that is not seen in none', async () => {
  const { OPS } = await getResolvedPDFJS();
  const path = new Float32Array([0, 0, 0, 1, 1, 0, 1, 1, 1, 4]);
  const proc = {
    fnArray: [OPS.setFillRGBColor, OPS.transform, OPS.constructPath],
    argsArray: [['#ffffff'], [1, 0, 0, 1, 2, 0], [OPS.fill, [path], null]],
  };
  const objects = new Map([['f1_path_a', { path }]]);
  const letters = openLetters(OPS, () => ({ charProcOperatorList: { p1: proc } }), {
    has: (name) => objects.has(name),
    get: (name) => objects.get(name),
  });
  const shape = { path, matrix: [10, 0, 0, 10, 50, 60], light: 30, isEvenOdd: false };
  const drawn = glyph({ outline: null, drawing: 'p1' });
  expect(letters(glyph({}), 30)).toEqual([shape]);
  expect(letters(drawn, 30)).toEqual([{ ...shape, matrix: [10, 0, 0, 10, 70, 60] }]);
  expect(letters(glyph({ isSeen: false }), 30)).toEqual([]);
  expect(letters(glyph({ outline: null }), 30)).toEqual([]);
  // Fonts made to take long are left out in the end.
  for (let time = 0; time < 70_000; time += 1) letters(drawn, 30);
  expect(letters(drawn, 30)).toEqual([]);
});
