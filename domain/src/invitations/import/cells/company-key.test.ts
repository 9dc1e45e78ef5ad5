import { expect, it } from 'vitest';
import { companyKey } from './company-key.ts';

it.each([
  ['Boulangerie Émile', 'BOULANGERIE EMILE'],
  ['SARL Dupont & Fils', 'Dupont et fils'],
  ['S.A.S. Roux', 'Roux'],
  ['L’Œuvre (SA)', "l'oeuvre"],
])('%s and %s are one company', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other));
});

it.each([
  ['Garage Roux', 'Garage Petit'],
  ['SA', 'SARL'],
  ['SCI Martin', 'SARL Martin'],
  ['SELARL Roux', 'Roux'],
])('%s and %s are two', (one, other) => {
  expect(companyKey(one)).not.toBe(companyKey(other));
});

// The keys are stored. Whoever changes one of these adds a migration: update companies set name_key = null.
it.each([
  ['SARL Dupont & Fils', 'dupont fils'],
  ['Société Générale', 'generale'],
  ['S.A.', 'sa'],
  ['Éts Lemaire-Roux (EURL)', 'lemaire roux'],
  ['SCI Martin 2', '2 martin sci'],
])('%s is stored as « %s »', (name, key) => {
  expect(companyKey(name)).toBe(key);
});
