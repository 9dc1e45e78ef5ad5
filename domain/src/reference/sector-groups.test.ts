import { expect, test } from 'vitest';
import { leadsToSector, sectorGroups, sectorsOfProgramme } from './sector-groups.ts';
import { sectors } from './sectors.ts';

const ledTo = (typed: string): number[] =>
  sectors.filter((sector) => leadsToSector(typed, sector)).map(({ id }) => id);

test('each sector stands in one group', () => {
  const ids = sectorGroups.flatMap((group) => group.sectors.map(([id]) => id));
  expect(ids.toSorted((one, other) => one - other)).toEqual(sectors.map(({ id }) => id));
});

test.each([
  ['vend', 19],
  ['boulang', 3],
  ['Boulangère', 3],
  ['coiffeuses', 36],
  ['DEVELOPPEUR', 24],
  ['hotel', 21],
  ['aide à domicile', 34],
  ['coiff', 36],
  ['travaux publics', 18],
  ['Cokéfaction', 6],
  ['ressources humaines', 30],
])('%s leads to sector %i', (typed, id) => {
  expect(ledTo(typed)).toContain(id);
});

test('nothing typed leads everywhere, and what nobody knows nowhere', () => {
  expect(ledTo(' ')).toHaveLength(sectors.length);
  expect(ledTo('zzz')).toEqual([]);
});

test.each([
  ['BTS Management commercial opérationnel', 19],
  ['BTS Services informatiques aux organisations', 24],
  ['Licence professionnelle Logistique et pilotage des flux', 20],
  ['Diplôme de comptabilité et de gestion (DCG)', 27],
  ['Bachelor Communication et marketing digital', 29],
  ['CAP Pâtissier', 3],
  ['Licence professionnelle Conduite de travaux', 18],
  ['Master Ressources humaines', 30],
  ['BTSA Viticulture-œnologie', 1],
])('%s leads to sector %i', (programme, id) => {
  expect(sectorsOfProgramme(programme)).toContain(id);
});

test('a programme whose name says nothing leads nowhere', () => {
  expect(sectorsOfProgramme('Bachelor ABC')).toEqual([]);
});
