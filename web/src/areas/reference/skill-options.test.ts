import { expect, test } from 'vitest';
import { skillOptions } from './skill-options.ts';

const skills = ['Accueil client', 'Vente', 'Gestion de la relation client', 'Éclairage'].map(
  (name, index) => ({ id: index + 1, name }),
);

const names = (typed: string, chosen: typeof skills = []) =>
  skillOptions(skills, chosen, typed, 3).found.map(({ name }) => name);

test('offers the first ones before anything is typed, without those chosen', () => {
  expect(names('')).toEqual(['Accueil client', 'Vente', 'Gestion de la relation client']);
  expect(names('', skills.slice(1, 3))).toEqual(['Accueil client', 'Éclairage']);
});

test('finds without case and accents, beginnings of the name first, then of a word', () => {
  expect(names('ecl')).toEqual(['Éclairage']);
  expect(names('CLI')).toEqual(['Accueil client', 'Gestion de la relation client']);
  expect(names('e')).toEqual(['Éclairage', 'Accueil client', 'Vente']);
});

test('what is not known may be added, as it was typed', () => {
  expect(skillOptions(skills, [], '  Soudure   TIG ', 3)).toEqual({
    found: [],
    own: 'Soudure TIG',
  });
});

test('what is known or chosen may not be added again', () => {
  expect(skillOptions(skills, [], 'eclairage', 3).own).toBeNull();
  expect(skillOptions([], [{ id: 9, name: 'Soudure TIG' }], 'soudure tig', 3).own).toBeNull();
});
