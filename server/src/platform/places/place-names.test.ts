import { describe, expect, it } from 'vitest';
import { departmentOf, placeKey, readCountry, readTypedPlace } from './place-names.ts';

const departments = new Map([
  ['rhone', '69'],
  ['isere', '38'],
]);

const read = (text: string) => {
  const { names, postalCode, department } = readTypedPlace(text, departments);
  return [names.map(({ key, department }) => [key, department].join('@')), postalCode, department];
};

describe('placeKey', () => {
  it.each([
    ['Saint-Étienne', 'saint etienne'],
    ['ST ETIENNE', 'saint etienne'],
    ['Ste Foy-lès-Lyon', 'sainte foy les lyon'],
    ["L'Haÿ-les-Roses", 'l hay les roses'],
    ['L’Haÿ  les roses', 'l hay les roses'],
    ['Schœlcher', 'schoelcher'],
    ['Chalon s/ Saône', 'chalon sur saone'],
    ['Chalon s/Saône', 'chalon sur saone'],
    ['Brest', 'brest'],
    ['Stains', 'stains'],
    ['  ', ''],
  ])('%j reads %j', (text, key) => {
    expect(placeKey(text)).toBe(key);
  });
});

describe('readTypedPlace', () => {
  it.each([
    ['Lyon', ['lyon@'], null, null],
    ['Lyon 3e', ['lyon 3e arrondissement@'], null, null],
    ['Lyon 03', ['lyon 3e arrondissement@'], null, null],
    ['lyon 3ème arrondissement', ['lyon 3e arrondissement@'], null, null],
    ['Paris 1er', ['paris 1er arrondissement@'], null, null],
    ['Paris 1', ['paris 1er arrondissement@'], null, null],
    ['Paris XX', ['paris xx@'], null, null],
    ['3e arrondissement de Lyon', ['lyon 3e arrondissement@'], null, null],
    ['Lyon 12', ['lyon 12@', 'lyon@12'], null, null],
    ['69003 Lyon', ['lyon@'], '69003', null],
    ['F-69003 LYON CEDEX 03', ['lyon@'], '69003', null],
    ['Lyon (69)', ['lyon@'], null, '69'],
    ['Lyon (Rhône)', ['lyon@'], null, '69'],
    ['Lyon (69003)', ['lyon@'], '69003', null],
    ['Lyon 69', ['lyon 69@', 'lyon@69'], null, null],
    ['Bastia 2b', ['bastia 2b@', 'bastia@2B'], null, null],
    ['Vienne, Isère', ['vienne@', 'isere@'], null, '38'],
    ['Havre (Le)', ['le havre@'], null, null],
    ['Lyon - 69', ['lyon@'], null, '69'],
    [
      '12 rue Bugeaud, 69006 Lyon, France',
      ['12 rue bugeaud@', 'rue bugeaud@12', 'lyon@', 'france@'],
      '69006',
      null,
    ],
    ['', [], null, null],
    ['(((', [], null, null],
  ])('%j', (text, names, postalCode, department) => {
    expect(read(text)).toEqual([names, postalCode, department]);
  });
});

describe('readCountry', () => {
  it.each([undefined, null, '', ' ', 'France', 'FRANCE', 'fr', 'France métropolitaine'])(
    '%j is France',
    (country) => {
      expect(readCountry(country)).toEqual({ isFrance: true, department: null });
    },
  );

  it.each([
    ['La Réunion', '974'],
    ['Guadeloupe', '971'],
    ['Nouvelle-Calédonie', '988'],
  ])('%s is France, and says where', (country, department) => {
    expect(readCountry(country)).toEqual({ isFrance: true, department });
  });

  it.each(['Belgique', 'Suisse', 'Maroc', 'Île Maurice', 'x'])('%s is not', (country) => {
    expect(readCountry(country).isFrance).toBe(false);
  });
});

describe('departmentOf', () => {
  it.each([
    ['69123', '69'],
    ['2A004', '2A'],
    ['97411', '974'],
    ['98818', '988'],
    ['01004', '01'],
  ])('%s lies in %s', (code, department) => {
    expect(departmentOf(code)).toBe(department);
  });
});
