import { expect, test } from 'vitest';
import { titleFault } from '../names.ts';
import { romeCodeOf, tradeGroups, tradeGroupsFor } from './trades.ts';

const trades = tradeGroups.flatMap((group) => group.trades);

test('each title stands once, can be a title, and its code is written as one', () => {
  const titles = trades.map(([title]) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(titleFault(title)).toBeNull();
  for (const code of trades.flatMap(([, rome]) => rome ?? [])) expect(code).toMatch(/^[A-N]\d{4}$/);
});

test.each([
  ['BTS Management commercial opérationnel', 'Commerce et vente'],
  ['BTS MCO', 'Commerce et vente'],
  ['CAP Pâtissier', 'Métiers de bouche'],
  ['Titre professionnel Secrétaire assistant médico-social', 'Secrétariat et ressources humaines'],
  ['BTSA Viticulture-œnologie', 'Agriculture, vin et paysage'],
])('%s leads to %s first', (programme, group) => {
  expect(tradeGroupsFor([programme])[0]?.name).toBe(group);
});

test('without a programme that is known the order is the list’s, and nothing is missing', () => {
  expect(tradeGroupsFor(['Zzz'])).toEqual(tradeGroups);
  expect(tradeGroupsFor(['CAP Pâtissier'])).toHaveLength(tradeGroups.length);
});

test.each([
  ['Développeur web', 'M1805'],
  ['developpeur web (H/F)', 'M1805'],
  ['Pâtissier en alternance – H/F', 'D1104'],
  ['Installateur photovoltaïque', null],
  ['Dompteur de lions', null],
  ['', null],
])('the code of %j is %j', (title, code) => {
  expect(romeCodeOf(title)).toBe(code);
});
