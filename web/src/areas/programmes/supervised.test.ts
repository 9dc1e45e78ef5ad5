import { expect, test } from 'vitest';
import { supervised } from './supervised.ts';

const programmes = [
  { id: 1, name: 'Vente' },
  { id: 2, name: 'Électricité' },
  { id: 3, name: 'Gestion' },
];

test('a manager sees the formations that are linked to them', () => {
  expect(supervised(programmes, [{ formation: 3 }]).map(({ id }) => id)).toEqual([3]);
});

test('where none is linked they see all, in the order of the French alphabet', () => {
  expect(supervised(programmes, []).map(({ name }) => name)).toEqual([
    'Électricité',
    'Gestion',
    'Vente',
  ]);
});
