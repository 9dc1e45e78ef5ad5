import { expect, test } from 'vitest';
import type { KnownCommune } from '../../contact/communes.ts';
import { knownHome } from './known-home.ts';

const communes: KnownCommune[] = [
  { name: 'Villeurbanne', postalCodes: ['69100'], population: 150_000, department: '69' },
  { name: 'Lyon 7e Arrondissement', postalCodes: ['69007'], population: 80_000, department: '69' },
  { name: 'Bégadan', postalCodes: ['33340'], population: 900, department: '33' },
  { name: 'Lesparre-Médoc', postalCodes: ['33340'], population: 6000, department: '33' },
];
const find = (text: string) =>
  communes.filter(({ name, postalCodes }) => postalCodes.includes(text) || name === text);

test.each([
  ['Villeurbanne', '69100', 'Villeurbanne'],
  ['Villeurbannts', '69100', 'Villeurbanne'],
  ['Ly', '69007', 'Lyon'],
  ['Lesparre-Medac', '33340', 'Lesparre-Médoc'],
])('a town that was recognised is one that there is: %s', (city, postalCode, town) => {
  expect(knownHome({ city, postalCode }, find)).toEqual({ city: town, postalCode });
});

test.each([
  ['Bordx', '33340'],
  ['Vilurbunts', '69100'],
  ['Villeurbannts', null],
])('what cannot be told is none: %s, %s', (city, postalCode) => {
  expect(knownHome({ city, postalCode }, find)).toBeNull();
});
