import { expect, test } from 'vitest';
import { blankRaster, type Raster } from '../raster.ts';
import { pointsIn, withLostPoint, withLostStrokes } from './lost-points.ts';

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
    else if (sign === '_') draw(24 + at * 14 - 2, 56, 16, 2);
    else if (sign === ':') for (const y of [32, 46]) draw(24 + at * 14 + 3, y, 4, 4);
    else if (sign !== ' ') draw(24 + at * 14, 30, 10, sign === 'q' ? 26 : 20);
  draw(28, 22, 4, 4);
  return page;
};

const ofZoe = {
  mend: (text: string): string => text,
  isNamed: (email: string) => /^(?:zoe|z)[._-]?quer\d*@/.test(email),
};

test('points are told from letters, their tails and the dots above them', () => {
  expect(pointsIn(printed('zoe.quer9@exem.fr'), rect)).toHaveLength(2);
  expect(pointsIn(printed('zoequer9@exem.fr'), rect)).toHaveLength(1);
  expect(pointsIn(blankRaster(400, 80), rect)).toHaveLength(0);
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

test('what broke off the foot of a letter is no point, nor is one behind the « @ » lost before it', () => {
  const page = printed('zoequer9@exem.fr');
  const broken = (x: number) => {
    for (let y = 46; y < 50; y += 1) page.grey.fill(20, y * page.width + x, y * page.width + x + 2);
  };
  // The last stroke of an « e », cut from it.
  for (let y = 42; y < 50; y += 1) page.grey.fill(255, y * page.width + 52, y * page.width + 62);
  broken(54);
  expect(pointsIn(page, rect)).toHaveLength(1);
  broken(24 + 10 * 14 + 11);
  const place = { ...rect, right: 24 + 16 * 14 };
  const word = { rect: place, flags: 3, confidence: 0.9, text: 'zoequer9@exem.fr' };
  expect(withLostPoint(word, page, ofZoe)).toEqual(word);
});

test('an address that is parted where its low stroke was not seen is put together where the page shows one', () => {
  const word = (text: string, at: number, flags = 0) => ({
    text,
    flags,
    confidence: 0.9,
    rect: { left: 24 + at * 14, top: 22, right: 20 + (at + text.length) * 14, bottom: 52 },
  });
  const words = [word('zoe', 0, 1), word('quer@exem.fr', 4)];
  const read = (shown: string, names = ofZoe) =>
    withLostStrokes(words, printed(shown), names).map(({ text }) => text);
  expect(read('zoe_quer@exem.fr')).toEqual(['zoe_quer@exem.fr']);
  expect(read('zoe quer@exem.fr')).toEqual(['zoe', 'quer@exem.fr']);
  expect(read('zoe_quer@exem.fr', { ...ofZoe, isNamed: () => false })).toHaveLength(2);
});
