import { expect, test } from 'vitest';
import { skillNameFault } from './skill-name.ts';

test.each([
  'C++',
  'C#',
  '.NET',
  'Node.js',
  'Gestion de la relation client (CRM)',
  'R&D',
  'Œnologie',
  'HACCP / hygiène',
  'Coupe d’arbres – élagage',
  'ISO 9001',
])('%s is the name of a skill', (name) => {
  expect(skillNameFault(name)).toBeNull();
});

test.each([
  'www.exemple.fr',
  'https://exemple.fr',
  'exemple.fr/offre',
  'zoe@exemple.fr',
  'Appelez 0639981234',
  'Soudure\u202Eerudos',
  'Soudure\u0007',
  'Пайка',
  '⭐ Soudure',
  '123',
])('%j is not', (name) => {
  expect(skillNameFault(name)).not.toBeNull();
});
