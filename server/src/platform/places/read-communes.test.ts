import { describe, expect, it } from 'vitest';
import type { City } from './city-file.ts';
import { locateCommunes, type CommuneEntry } from './read-communes.ts';

const entry = (code: string, nom: string, more: Partial<CommuneEntry> = {}): CommuneEntry => ({
  code,
  nom,
  type: 'commune-actuelle',
  arrondissement: `${code.slice(0, 2)}1`,
  codesPostaux: [`${code.slice(0, 2)}000`],
  population: 1_000,
  ...more,
});

const city = (communeCode: string, name: string, more: Partial<City> = {}): City => ({
  name,
  country: 'FR',
  region: '84',
  communeCode,
  population: 1_000,
  latitude: 45,
  longitude: 5,
  ...more,
});

const placesOf = (
  entries: CommuneEntry[],
  cities: City[],
  epcis: { code: string; membres: { code: string }[] }[] = [],
) =>
  Object.fromEntries(
    locateCommunes(entries, epcis, cities).map(({ code, coordinates }) => [
      code,
      [coordinates.latitude, coordinates.longitude],
    ]),
  );

describe('locateCommunes', () => {
  it('takes the namesake among the cities of a commune, else the largest that fits into it', () => {
    const entries = [
      entry('69001', 'Affoux'),
      entry('69002', 'Aigueperse'),
      entry('69003', 'Albigny'),
    ];
    const cities = [
      city('69001', 'Le Bourg', { population: 5_000, latitude: 1 }),
      city('69001', 'AFFOUX', { population: 10, latitude: 2 }),
      city('69002', 'Ailleurs', { population: 90_000, latitude: 3 }),
      city('69002', 'Le Bas', { population: 300, latitude: 4 }),
      city('69002', 'Le Haut', { population: 900, latitude: 5 }),
      city('69003', 'Ailleurs', { population: 90_000, latitude: 6 }),
    ];
    const places = placesOf(entries, cities);
    expect(places['69001']?.[0]).toBe(2);
    expect(places['69002']?.[0]).toBe(5);
    expect(places['69003']?.[0]).not.toBe(6);
  });

  it('takes the communes that a new one was made of, weighted by their people', () => {
    const entries = [
      entry('49126', 'Orée', { population: 4_000 }),
      entry('49001', 'Ancien', { type: 'commune-deleguee', chefLieu: '49126' }),
      entry('49002', 'Vieux', { type: 'commune-deleguee', chefLieu: '49126' }),
    ];
    const cities = [
      city('49001', 'Ancien', { population: 3_000, latitude: 40, longitude: 1 }),
      city('49002', 'Vieux', { population: 1_000, latitude: 44, longitude: 5 }),
    ];
    expect(placesOf(entries, cities)).toEqual({ '49126': [41, 2] });
  });

  it('looks for neighbours by postal code, then EPCI, then arrondissement, then department', () => {
    const without = (code: string, arrondissement: string, postalCode: string) =>
      entry(code, `Sans ${code}`, { arrondissement, codesPostaux: [postalCode], population: 50 });
    const entries = [
      entry('69001', 'Un', { codesPostaux: ['69100'], population: 3_000 }),
      entry('69002', 'Deux', { codesPostaux: ['69200'] }),
      entry('69003', 'Trois', { codesPostaux: ['69300'], arrondissement: '692' }),
      without('69011', '699', '69100'),
      without('69012', '699', '69999'),
      without('69013', '692', '69999'),
      without('69014', '699', '69999'),
    ];
    const cities = [
      city('69001', 'Un', { latitude: 40 }),
      city('69002', 'Deux', { latitude: 44 }),
      city('69003', 'Trois', { latitude: 50 }),
    ];
    const epcis = [{ code: 'E', membres: ['69001', '69002', '69012'].map((code) => ({ code })) }];
    const places = placesOf(entries, cities, epcis);
    expect(places['69011']?.[0]).toBe(40);
    expect(places['69012']?.[0]).toBe(41);
    expect(places['69013']?.[0]).toBe(50);
    expect(places['69014']?.[0]).toBe(42.8);
  });

  it('leaves out what has no place at all, and former communes, and sorts by population', () => {
    const entries = [
      entry('69001', 'Petit', { population: 10 }),
      entry('69002', 'Grand', { population: 20 }),
      entry('69003', 'Ancien', { type: 'commune-associee', chefLieu: '69001' }),
      entry('98411', 'Île', { codesPostaux: [], population: 0 }),
    ];
    const communes = locateCommunes(entries, [], [city('69001', 'Petit')]);
    expect(communes.map(({ name }) => name)).toEqual(['Grand', 'Petit']);
  });
});
