import { expect, test } from 'vitest';
import { tradesIn } from './wished-trades.ts';

test('three trades at most, one a line, whatever stands before them', () => {
  expect(tradesIn(null)).toEqual([]);
  expect(tradesIn(' Comptable \r\n\n- Assistant de gestion')).toEqual([
    'Comptable',
    'Assistant de gestion',
  ]);
  expect(tradesIn('1. Maçon\n2) Plaquiste\n3° Carreleur\nCouvreur')).toEqual([
    'Maçon',
    'Plaquiste',
    'Carreleur',
  ]);
});
