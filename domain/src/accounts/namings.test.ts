import { describe, expect, test } from 'vitest';
import { Namings, namesIn, namingsOf } from './namings.ts';

const zoe = { names: [['Zoé', 'D’Arc']], instead: 'Candidat n° 12' } as const;
const namings = new Namings([zoe]);

describe('a full name in what others write', () => {
  test.each([
    'Zoé D’Arc',
    "zoe d'arc",
    'ZOÉ D ARC',
    'D’ARC Zoé',
    'Zoe Darc',
    'Zoé\nd’Arc',
    'Zoé D’Arc'.normalize('NFD'),
    'zoe.darc',
    'Zoé_D-Arc',
    'Zoé\u00A0d’Arc',
  ])('is known as %j', (name) => {
    expect(namings.without(`Vu (${name}), hier`)).toBe('Vu (Candidat n° 12), hier');
    const rough = namings.rough ?? [];
    expect(rough.map((one) => new RegExp(one, 'i').test(JSON.stringify(name)))).toEqual([
      true,
      true,
    ]);
  });

  test.each([
    'Zoé, d’Arc',
    'Zoé',
    'd’Arc',
    'Zoéd’Arcy',
    'Zoé d’Arcy',
    'Azoé d’Arc',
    'Rendez-vous au 3 rue Zoé D’Arc',
    'le lycée Zoé d’Arc',
  ])('is no other than it: %j', (text) => {
    expect(namings.without(text)).toBe(text);
  });

  test('joined by a hyphen or parted by a blank is the same, of letters with two signs as well', () => {
    const people = new Namings([
      { names: [['Jean-Pierre', 'Lecœur']], instead: 'A' },
      { names: [['Łucja', 'Öztürk']], instead: 'B' },
      { names: [['Иван', 'Đurić']], instead: 'C' },
    ]);
    expect(people.without('Jean Pierre LECOEUR et lucja ozturk, ИВАН ĐURIĆ')).toBe('A et B, C');
    expect(people.without('Jeanpierre Lecœur, Łucja Öztürk')).toBe('A, B');
  });

  test('is found in all texts of a value', () => {
    const value = { a: ['Zoé d’Arc', 1, null], b: { c: 'vu Zoe Darc' } };
    expect(namings.withoutIn(value)).toEqual({
      a: ['Candidat n° 12', 1, null],
      b: { c: 'vu Candidat n° 12' },
    });
  });

  test('of one word alone is nobody’s', () => {
    const nobody = new Namings([{ names: [['Zoé', ' ’ ']], instead: 'A' }]);
    expect(nobody.rough).toBeNull();
    expect(nobody.without('Zoé')).toBe('Zoé');
  });

  test('typed in one field has no civility and no role, and is somebody', () => {
    expect(namesIn('Mme Sophie Lemaire - Responsable RH')).toEqual([['Sophie', 'Lemaire']]);
    expect(namesIn('Jean Pierre Roy')).toEqual([
      ['Jean', 'Pierre Roy'],
      ['Jean Pierre', 'Roy'],
    ]);
    const nobody = ['Service recrutement', 'Direction générale', 'Garage Roy', 'Magasin Central'];
    for (const typed of [...nobody, 'Lemaire', 'À définir', 'Marc et Léa', ''])
      expect([typed, namesIn(typed)]).toEqual([typed, []]);
  });

  test('is looked for with a hundred others at most, and is no text of any length', () => {
    const people = Array.from({ length: 250 }, (_, at) => ({
      names: [[`Zoé${at}`, 'Roy'] as const],
      instead: 'A',
    }));
    const parts = namingsOf(people);
    expect(parts).toHaveLength(3);
    expect(parts.map((part) => part.without('zoe0 roy, zoe249 roy'))).toEqual([
      'A, zoe249 roy',
      'zoe0 roy, zoe249 roy',
      'zoe0 roy, A',
    ]);
    expect(new Namings([{ names: [['a'.repeat(200), 'Roy']], instead: 'A' }]).rough).toBeNull();
    expect(namesIn('a '.repeat(60))).toEqual([]);
  });
});
