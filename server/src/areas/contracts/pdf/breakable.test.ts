import { expect, test } from 'vitest';
import { breakable } from './breakable.ts';

test.each([
  '',
  'Rue de l’Église, 69003 Lyon',
  'un.prenom.et.un.nom.longs@une-entreprise-de-la-region.exemple.fr',
  'a '.repeat(500),
])('%j stays as it is', (text) => {
  expect(breakable(text)).toBe(text);
});

test('a word that no line can hold may be broken, and reads as before', () => {
  const text = `Voir ${'é'.repeat(130)} et ${'🙂'.repeat(65)}, fin`;
  const broken = breakable(text);
  expect(broken.replaceAll('\u200B', '')).toBe(text);
  expect(broken.split(/[\s\u200B]/u).filter((word) => !/^.{0,20}$/u.test(word))).toEqual([]);
});
