import { expect, it } from 'vitest';
import { townAndCode, townWithCode } from './towns.ts';

it.each([
  ['97400 Saint-Denis', 'Saint-Denis (97400)', 'Saint-Denis', '97400'],
  ['Saint-Denis (974)', 'Saint-Denis (974)', 'Saint-Denis', null],
  ['Paris 15', 'Paris 15', 'Paris 15', null],
  ['Lyon 03', 'Lyon 03', 'Lyon 03', null],
  ['69003', '69003', null, '69003'],
  ['Roanne', 'Roanne', 'Roanne', null],
])('%s is %s of a candidate, %s and %s of a company', (town, whole, city, zip) => {
  expect(townWithCode(town)).toBe(whole);
  expect(townAndCode(town)).toEqual({ city, zip });
});
