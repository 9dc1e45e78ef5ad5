import { describe, expect, test } from 'vitest';
import { bearersAmong, isWrittenAsName, namesIn, namesSomebody } from './person-names.ts';

describe('the name of a person', () => {
  test('typed in one field has no civility and no role, and is somebody', () => {
    expect(namesIn('Mme Sophie Lemaire - Responsable RH')).toEqual([['Sophie', 'Lemaire']]);
    expect(namesIn('Edgar et Petit')).toEqual([]);
    expect(namesIn('Jean Pierre Roy')).toEqual([
      ['Jean', 'Pierre Roy'],
      ['Jean Pierre', 'Roy'],
    ]);
    const nobody = ['Service recrutement', 'Direction générale', 'Garage Roy', 'Magasin Central'];
    const offices = [
      'Mme la Directrice',
      'M. le Gérant',
      'Monsieur le Maire',
      'M. Directeur adjoint',
    ];
    const relatives = ['Le père', 'Ma mère', 'Aide sociale à l’enfance', 'M. et Mme Dupont'];
    for (const typed of [
      ...nobody,
      ...offices,
      ...relatives,
      'Lemaire',
      'À définir',
      'Marc et Léa',
    ])
      expect([typed, namesIn(typed)]).toEqual([typed, []]);
    expect(namesIn('a '.repeat(60))).toEqual([]);
  });

  test.each([
    ['Zoé', 'd’Arc', true, true],
    ['Xoquill', 'd’Arvel', true, false],
    ['Li', 'Na', true, false],
    ['Lille', 'Sud', true, false],
    ['Bac', 'Pro', false, false],
    ['BTS', 'MCO', false, false],
    ['Test', 'Candidat', false, false],
    ['Assistant', 'commercial', false, false],
    ['À', 'définir', false, false],
    ['Anne', 'Le', false, false],
    ['Sophie', 'Service RH', false, false],
    ['Zoé', ' ’ ', false, false],
  ])(
    'is in two fields, %s and %s, of those who have confirmed it: %s, of others: %s',
    (first, last, confirmed, unconfirmed) => {
      expect([false, true].map((is) => namesSomebody([first, last], is))).toEqual([
        confirmed,
        unconfirmed,
      ]);
    },
  );

  test('that others typed in two fields has capitals, or a first name that is known', () => {
    expect(isWrittenAsName(['Éloi', 'N’Varenne'])).toBe(true);
    expect(isWrittenAsName(['marc', 'durand'])).toBe(true);
    expect(isWrittenAsName(['à', 'définir'])).toBe(false);
  });

  test('is borne by whoever is called so, and by no longer name', () => {
    const paul = ['Paul', 'Martin'] as const;
    for (const told of ['MARTIN Paul', 'M. Paul Martin (gérant)', 'Anne Lis et Paul Martin'])
      expect([told, bearersAmong([told])(paul)]).toEqual([told, true]);
    for (const told of ['Jean-Paul Martin', 'Paul Martin-Dupont', 'Martin'])
      expect([told, bearersAmong([told])(paul)]).toEqual([told, false]);
  });
});
