import { describe, expect, it } from 'vitest';
import { findProgrammes } from './find-pages.ts';

const programmes = [
  'BTS Management commercial opérationnel',
  'BTS Gestion de la PME',
  'CAP Pâtissier',
].map((name, id) => ({ id, name }));

describe('programmes in the command box', () => {
  it.each([
    ['mco', [0]],
    ['BTS MCO', [0]],
    ['patisier', [2]],
    ['pme gestion', [1]],
    ['bts', [0, 1]],
    ['coiffure', []],
    ['', []],
  ])('%j names %j', (typed, ids) => {
    expect(
      findProgrammes(programmes, typed)
        .map(({ id }) => id)
        .toSorted((one, other) => one - other),
    ).toEqual(ids);
  });
});
