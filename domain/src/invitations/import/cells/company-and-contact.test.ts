import { expect, test } from 'vitest';
import { companyAndContact } from './company-and-contact.ts';

test.each([
  ['Garage Sorel (M. Sorel)', 'Entreprise', 'Garage Sorel', 'M. Sorel'],
  ['SARL Haute ( Mme Lucie HAMON )', 'Raison sociale', 'SARL Haute', 'Mme Lucie HAMON'],
  ['Garage Sorel (Lucie Hamon)', 'Entreprise (tuteur)', 'Garage Sorel', 'Lucie Hamon'],
  ['Garage Sorel (Hamon)', 'Société (gérant)', 'Garage Sorel', 'Hamon'],
])('%j under %j is a company and its contact', (cell, header, name, contact) => {
  expect(companyAndContact(cell, header)).toEqual({ name, contact });
});

test.each([
  ['Garage Sorel (Lens)', 'Entreprise'],
  ['Boulangerie Haute (ex Petit)', 'Entreprise (nom commercial)'],
  ['Garage Sorel (62)', 'Entreprise (tuteur)'],
  ['Garage Sorel', 'Entreprise (tuteur)'],
  ['Garage Sorel (Mmes)', 'Entreprise'],
])('%j under %j stays the name of a company', (cell, header) => {
  expect(companyAndContact(cell, header)).toBeNull();
});
