import { expect, it } from 'vitest';
import { colleagueNamed } from './named-colleague.ts';
import { sectorsNamed } from './named-sectors.ts';

const colleagues = [
  { id: 1, name: 'Hélène Carpentier', email: 'helene@centre.exemple.fr' },
  { id: 2, name: 'Paul Carpentier', email: 'paul@centre.exemple.fr' },
  { id: 3, name: 'Marc Roux', email: null },
];

it.each([
  ['CARPENTIER Hélène', 1],
  ['H. Carpentier', 1],
  ['M. Roux', 3],
  ['Paul@centre.exemple.fr', 2],
  ['Mme Carpentier', null],
  ['Léa Roux', null],
  ['M.', null],
  ['', null],
])('%j looks after somebody: colleague %j', (text, id) => {
  expect(colleagueNamed(text, colleagues)?.id ?? null).toBe(id);
});

it.each([
  ['Informatique', [24], true],
  ['agriculture, sylviculture et peche', [1], true],
  ['Banque ; Hôtel', [25, 21], true],
  ['Informatique, drones', [24], false],
  ['Automobile', [], false],
])('%j names the sectors %j', (text, ids, isAll) => {
  expect(sectorsNamed(text)).toEqual({ ids, isAll });
});
