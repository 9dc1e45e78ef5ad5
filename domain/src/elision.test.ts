import { expect, test } from 'vitest';
import { elided } from './elision.ts';

test.each([
  ['de', 'Axelle Ancelot', 'd’Axelle Ancelot'],
  ['de', 'Élodie', 'd’Élodie'],
  ['de', 'Association Ty Skoazell', 'd’Association Ty Skoazell'],
  ['de', 'Œuvres du Nord', 'd’Œuvres du Nord'],
  ['de', 'Yves', 'd’Yves'],
  ['de', 'Hélène', 'd’Hélène'],
  ['de', 'Yann', 'de Yann'],
  ['de', 'Harry', 'de Harry'],
  ['de', 'Nord Travaux Réunis', 'de Nord Travaux Réunis'],
  ['de', '', 'de '],
  ['que', 'Éva', 'qu’Éva'],
  ['que', 'Zoé', 'que Zoé'],
] as const)('« %s » before « %s »: %s', (word, name, wanted) => {
  expect(elided(word, name)).toBe(wanted);
});
