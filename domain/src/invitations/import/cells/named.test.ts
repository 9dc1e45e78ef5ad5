import { expect, it } from 'vitest';
import { colleagueNamed } from './named-colleague.ts';
import { sectorsNamed } from './named-sectors.ts';

const colleagues = [
  { id: 1, first_name: 'Hélène', last_name: 'Carpentier', email: 'helene@centre.exemple.fr' },
  { id: 2, first_name: 'Paul', last_name: 'Carpentier', email: 'paul@centre.exemple.fr' },
  { id: 3, first_name: 'Marc', last_name: 'Roux', email: null },
  { id: 4, first_name: 'Martin', last_name: 'Le Gall', email: null },
];

it.each([
  ['CARPENTIER Hélène', 1, true],
  ['H. Carpentier', 1, false],
  ['M. Roux', 3, false],
  ['Paul@centre.exemple.fr', 2, true],
  ['Mme Le Gall', 4, false],
  ['M. Marc', null, undefined],
  ['Mme Martin', null, undefined],
  ['Hélène', null, undefined],
  ['Mme Gall', null, undefined],
  ['Mme Carpentier', null, undefined],
  ['Léa Roux', null, undefined],
  ['M.', null, undefined],
  ['', null, undefined],
])('%j looks after somebody: colleague %j, named as a whole: %j', (text, id, isWhole) => {
  const found = colleagueNamed(text, colleagues);
  expect([found?.colleague.id ?? null, found?.isWhole]).toEqual([id, isWhole]);
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
