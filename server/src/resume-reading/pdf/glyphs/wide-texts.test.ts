import { expect, it } from 'vitest';
import { isWide } from './wide-texts.ts';

const text = (str: string) => ({
  str,
  width: 100,
  transform: [10, 0, 0, 10, 0, 0] as const,
  fontName: 'f',
});

it('tells letters set wide, some of them in pairs, from words, levels and numbers', () => {
  expect(isWide(text('p a r l ’a p p re n t i s s a g e'))).toBe(true);
  expect(isWide(text('9 b i s i m p a s s e'))).toBe(true);
  expect(isWide(text('B2 B2 B1 B1 A2 A2 C1 C1 C2 C2'))).toBe(false);
  expect(isWide(text('06 39 98 12 34 et 06 39 98 12 35'))).toBe(false);
  expect(isWide(text('on y va de ce pas si le vent y est'))).toBe(false);
});
