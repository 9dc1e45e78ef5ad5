import { describe, expect, test } from 'vitest';
import { Namings, namingsOf } from './namings.ts';

const zoe = { names: [['Zoé', 'D’Arc']], instead: 'Candidat n° 12' } as const;
const namings = new Namings([zoe]);

describe('a full name in what others write', () => {
  test.each([
    'Zoé D’Arc',
    "Zoe d'Arc",
    'ZOÉ D ARC',
    'D’ARC Zoé',
    'Zoe Darc',
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
    'Zoé. D’Arc',
    'Zoé\nD’Arc',
    'zoé d’arc',
    'D’Arc Zoé',
    'Zoé',
    'd’Arc',
    'Zoéd’Arcy',
    'Zoé d’Arcy',
    'Azoé d’Arc',
    'Marie-Zoé d’Arc',
    'Anne Zoé d’Arc',
    'Zoé d’Arc-Petit',
    'Zoé d’Arc Petit',
    'D’ARC Zoé Marie',
    'zoe.darc@ailleurs.example',
    'Rendez-vous au 3 rue Zoé D’Arc',
    'le lycée professionnel Zoé d’Arc',
    '2 place du Docteur Zoé d’Arc',
  ])('is no other than it: %j', (text) => {
    expect(namings.without(text)).toBe(text);
  });

  test('joined by a hyphen or parted by a blank is the same, of letters with two signs as well', () => {
    const people = new Namings([
      { names: [['Jean-Pierre', 'Lecœur']], instead: 'A' },
      { names: [['Łucja', 'Öztürk']], instead: 'B' },
      { names: [['Иван', 'Đurić']], instead: 'C' },
    ]);
    expect(people.without('Jean Pierre LECOEUR et Lucja Ozturk, ИВАН ĐURIĆ')).toBe('A et B, C');
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

  test('stands in what a company is called in whatever case', () => {
    expect(
      ['Garage ZOE DARC', 'zoé d’arc & fils', 'Darc'].map((name) => namings.isIn(name)),
    ).toEqual([true, true, false]);
  });

  test('is looked for with a hundred others at most, and is no text of any length', () => {
    const people = Array.from({ length: 250 }, (_, at) => ({
      names: [[`Zoé${at}`, 'Roy'] as const],
      instead: 'A',
    }));
    const parts = namingsOf(people);
    expect(parts).toHaveLength(3);
    expect(parts.map((part) => part.without('Zoe0 Roy, Zoe249 Roy'))).toEqual([
      'A, Zoe249 Roy',
      'Zoe0 Roy, Zoe249 Roy',
      'Zoe0 Roy, A',
    ]);
    expect(new Namings([{ names: [['a'.repeat(200), 'Roy']], instead: 'A' }]).rough).toBeNull();
  });
});
