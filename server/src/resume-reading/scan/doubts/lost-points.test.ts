import { expect, test } from 'vitest';
import { blankRaster, type Raster } from '../raster.ts';
import { pointsIn, withLostPoint } from './lost-points.ts';

const rect = { left: 20, top: 20, right: 380, bottom: 56 };

/** Letters as blocks of print, 20 high, points at their foot and one with a tail, a dot above the first. */
const printed = (text: string): Raster => {
  const page = blankRaster(400, 80);
  const draw = (x: number, y: number, width: number, height: number): void => {
    for (let row = y; row < y + height; row += 1)
      page.grey.fill(20, row * page.width + x, row * page.width + x + width);
  };
  for (const [at, sign] of Array.from(text).entries())
    if (sign === '.') draw(24 + at * 14 + 3, 46, 4, 4);
    else if (sign === ':') for (const y of [32, 46]) draw(24 + at * 14 + 3, y, 4, 4);
    else draw(24 + at * 14, 30, 10, sign === 'q' ? 26 : 20);
  draw(28, 22, 4, 4);
  return page;
};

const ofZoe = {
  mend: (text: string): string => text,
  isNamed: (email: string) => /^(?:zoe|z)[._-]?quer\d*@/.test(email),
};

test('points are told from letters, their tails and the dots above them', () => {
  expect(pointsIn(printed('zoe.quer9@exem.fr'), rect)).toBe(2);
  expect(pointsIn(printed('zoequer9@exem.fr'), rect)).toBe(1);
  expect(pointsIn(blankRaster(400, 80), rect)).toBe(0);
});

test('a point that no look read is put where the name parts, and the address left out where none does', () => {
  const read = (text: string, shown: string, names = ofZoe): string =>
    withLostPoint({ rect, flags: 3, confidence: 0.9, text }, printed(shown), names).text;
  const signed = 'zoe.quer9@exem.fr';
  expect(read('zoequer9@exem.fr', signed)).toBe(signed);
  expect(read('zoequer9@exem.fr', 'zoequer9@exem.fr')).toBe('zoequer9@exem.fr');
  expect(read(signed, signed)).toBe(signed);
  expect(read('zoequer9@exem.fr', signed, { ...ofZoe, isNamed: () => false })).toBe(
    'zoequer9 exem.fr',
  );
  // The foot of a label's colon is no point of the address.
  const labelled = 'Mail:zoequer9@exem.fr';
  expect(read(labelled, labelled)).toBe(labelled);
  expect(read(labelled, `Mail:${signed}`)).toBe(`Mail:${signed}`);
  expect(read('Mail!zoequer9@exem.fr', labelled)).toBe('Mail!zoequer9@exem.fr');
});
