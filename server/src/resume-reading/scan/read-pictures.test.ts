import { expect, test } from 'vitest';
import { isSure } from './read-pictures.ts';

const word = (width: number, height: number) => ({
  text: 'Compétences',
  rect: { left: 0, top: 0, right: width, bottom: height },
  flags: 0,
  confidence: 0.95,
});

test('words that run up the page do not say that it lies the right way round', () => {
  expect(isSure(word(120, 26))).toBe(true);
  expect(isSure(word(26, 120))).toBe(false);
});
