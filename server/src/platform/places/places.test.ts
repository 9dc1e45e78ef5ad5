import { beforeAll, describe, expect, it } from 'vitest';
import { loadPlaces, type Coordinates, type Places } from './places.ts';

let places: Places;
beforeAll(async () => {
  places = await loadPlaces();
});

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** On the sphere, by the haversine formula. */
const dist = (one: Coordinates, other: Coordinates): number => {
  const latitude = radians(other.latitude - one.latitude);
  const longitude = radians(other.longitude - one.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(longitude / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
};

const kmFrom = (latitude: number, longitude: number, at: Coordinates | null): number =>
  at ? dist({ latitude, longitude }, at) : Infinity;

const found = (text: string, limit = 10) => places.search(text, limit).map(({ name }) => name);

describe('locate', () => {
  it.each<[string, string | null, number, number, number]>([
    ['Paris', null, 48.8566, 2.3522, 3],
    ['Marseille', null, 43.2965, 5.3698, 5],
    ['Lyon', null, 45.764, 4.8357, 3],
    ['Toulouse', null, 43.6047, 1.4442, 3],
    ['Nice', null, 43.7102, 7.262, 3],
    ['Nantes', null, 47.2184, -1.5536, 3],
    ['Strasbourg', null, 48.5734, 7.7521, 3],
    ['Lille', null, 50.6292, 3.0573, 3],
    ['Rennes', null, 48.1173, -1.6778, 3],
    ['Le Havre', null, 49.4944, 0.1079, 3],
    ['Ajaccio', null, 41.9192, 8.7386, 5],
    ['Bastia', null, 42.697, 9.4509, 5],
    ['Tassin-la-Demi-Lune', null, 45.764, 4.78, 5],
    ['Mamoudzou', null, -12.7806, 45.2278, 5],
    ['Fort-de-France', null, 14.6161, -61.0588, 5],
    ['Cayenne', null, 4.9224, -52.3135, 5],
    ['Nouméa', null, -22.2758, 166.458, 10],
    ['Papeete', null, -17.5516, -149.5585, 5],
    ['Saint-Barthélemy', null, 17.9, -62.83, 10],
    ['Bora-Bora', null, -16.5, -151.74, 10],
    // Of these the list of cities has no place of their own.
    ['Orée d’Anjou', null, 47.34, -1.33, 15],
    ['Chamonix-Mont-Blanc', null, 45.9237, 6.8694, 15],
    ['Domrémy-la-Pucelle', null, 48.4425, 5.6756, 15],
    ['Rocamadour', null, 44.7993, 1.6178, 15],
  ])('%s %s is where it is', (city, zipCode, latitude, longitude, km) => {
    expect(kmFrom(latitude, longitude, places.locate({ city, zipCode }))).toBeLessThan(km);
  });

  it.each([
    'Saint-Étienne',
    'saint etienne',
    'SAINT ETIENNE',
    'st etienne',
    'St-Étienne',
    ' Saint Étienne (Loire) ',
    '42000 Saint-Étienne',
    'Saint-Étienne, Loire, France',
    '3 place Jean Jaurès, 42000 Saint-Étienne cedex 1',
  ])('%j is the one in the Loire', (city) => {
    expect(kmFrom(45.4397, 4.3872, places.locate({ city }))).toBeLessThan(5);
  });

  it.each<[string, string | null]>([
    ['Lyon 3e', null],
    ['Lyon 3ème', null],
    ['Lyon 03', null],
    ['Lyon 3e Arrondissement', null],
    ['69003 Lyon', null],
    ['Lyon', '69003'],
    ['Lyon (69003)', null],
    ['', '69003'],
  ])('%j with %j is the third arrondissement of Lyon', (city, zipCode) => {
    expect(kmFrom(45.757, 4.86, places.locate({ city, zipCode }))).toBeLessThan(1.5);
  });

  it('puts every arrondissement into its city, each in a place of its own', () => {
    const cities = [
      ['Paris', 20, 8],
      ['Lyon', 9, 6],
      ['Marseille', 16, 11],
    ] as const;
    for (const [city, count, km] of cities) {
      const centre = places.locate({ city });
      const seen = new Set<string>();
      for (let number = 1; number <= count; number += 1) {
        const at = places.locate({ city: `${city} ${number}` });
        expect(at && centre ? dist(at, centre) : Infinity).toBeLessThan(km);
        seen.add(JSON.stringify(at));
      }
      expect(seen.size).toBe(count);
    }
  });

  it.each<[string, string, string | null, string | null, [number, number]]>([
    ['by its postal code', 'Saint-Denis', '97400', null, [-20.88, 55.45]],
    ['by its postal code', 'Saint-Denis', '93200', null, [48.936, 2.357]],
    ['by its country', 'Saint-Denis', null, 'La Réunion', [-20.88, 55.45]],
    // As the fields for places write a homonym.
    ['by its postal code', 'Saint-Denis (93200)', null, null, [48.936, 2.357]],
    ['by its postal code', 'Saint-Denis (97400)', null, 'France', [-20.88, 55.45]],
    ['by its department', 'Saint-Denis (974)', null, null, [-20.88, 55.45]],
    ['by its department', 'Vitry-le-François (Marne)', null, null, [48.725, 4.585]],
    ['by its department', 'Saint-Aubin (39)', null, null, [47.03, 5.33]],
    ['by its population', 'Vienne', null, null, [45.525, 4.875]],
    ['by its population', 'Saint-Denis', null, 'France', [48.936, 2.357]],
    ['by its population', 'Saint-Pierre', null, 'France', [-21.34, 55.48]],
    ['by its population', 'Valence', null, null, [44.933, 4.892]],
  ])('tells a homonym %s: %s %s %s', (_, city, zipCode, country, [latitude, longitude]) => {
    const at = places.locate({ city, zipCode, country });
    expect(kmFrom(latitude, longitude, at)).toBeLessThan(15);
  });

  it.each<[string, string, string, [number, number]]>([
    ['a short name', 'Neuville', '86170', [46.684, 0.245]],
    ['a misspelt name', 'Villeurbane', '69100', [45.77, 4.88]],
    ['the name of a quarter', 'La Défense', '92800', [48.884, 2.239]],
    ['no name', '', '38000', [45.187, 5.736]],
    ['a code for letters only', 'Lyon', '69433', [45.76, 4.84]],
  ])('goes by the postal code with %s: %s %s', (_, city, zipCode, [latitude, longitude]) => {
    expect(kmFrom(latitude, longitude, places.locate({ city, zipCode }))).toBeLessThan(5);
  });

  it('knows a commune that has become part of another', () => {
    expect(kmFrom(45.919, 6.142, places.locate({ city: 'Annecy-le-Vieux' }))).toBeLessThan(5);
  });

  it.each([
    ['Bruxelles', null],
    ['Genève', null],
    ['Paris', 'États-Unis'],
    ['Lyon', 'Belgique'],
    ['Xyzville', 'France'],
    ['Lyonn', null],
    ['', null],
    ['12345678', null],
    ['Région parisienne', null],
    ['Saint-Denis (45)', null],
    ['99999', null],
  ])('guesses nothing of %j in %j', (city, country) => {
    expect(places.locate({ city, country })).toBeNull();
  });

  it('places every commune that completes inside France, overseas included', () => {
    for (const prefix of 'abcdefghijklmnopqrstuvwxyz')
      for (const { name, department, coordinates } of places.search(prefix, 100)) {
        const { latitude, longitude } = coordinates;
        const isInEurope = latitude > 41 && latitude < 51.5 && longitude > -5.5 && longitude < 10;
        expect([name, isInEurope]).toEqual([name, department.length < 3]);
      }
  });
});

describe('search', () => {
  it.each([
    ['lyo', 'Lyon'],
    ['LYON', 'Lyon'],
    ['saint-ét', 'Saint-Étienne'],
    ['saint et', 'Saint-Étienne'],
    ['st et', 'Saint-Étienne'],
    ['ste foy les l', 'Sainte-Foy-lès-Lyon'],
    ["l'hay", "L'Haÿ-les-Roses"],
    ['hay les r', "L'Haÿ-les-Roses"],
    ['havre', 'Le Havre'],
    ['rochelle', 'La Rochelle'],
    ['schoel', 'Schœlcher'],
    ['bourg en b', 'Bourg-en-Bresse'],
    ['chalon s/ s', 'Chalon-sur-Saône'],
    ['denis en val', 'Saint-Denis-en-Val'],
    ['69100', 'Villeurbanne'],
    ['3800', 'Grenoble'],
    ['69003 lyo', 'Lyon'],
    ['saint-denis (93)', 'Saint-Denis'],
    ['annecy-le-v', 'Annecy'],
    ['paris 15', 'Paris 15e Arrondissement'],
  ])('%j completes first to %s', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it('puts an exact name before larger communes that go on, homonyms by population', () => {
    const [first, second] = places.search('vienne', 5);
    expect([first?.name, first?.code]).toEqual(['Vienne', '38544']);
    expect(second?.name.startsWith('Vienne-')).toBe(true);
    const populations = places.search('vill', 50).map(({ population }) => population);
    expect(populations).toEqual(populations.toSorted((one, other) => other - one));
  });

  it('keeps « st » open to Strasbourg, and « ste » to Stenay', () => {
    expect(found('st', 100).some((name) => name.startsWith('Saint-'))).toBe(true);
    expect(found('str')[0]).toBe('Strasbourg');
    expect(found('sten')).toContain('Stenay');
  });

  it('finds arrondissements by their postal code, beside their city', () => {
    expect(found('69003')).toEqual(['Lyon', 'Lyon 3e Arrondissement']);
    expect(found('75116')).toEqual(['Paris', 'Paris 16e Arrondissement']);
  });

  it('says each commune once, as many as are wanted at most', () => {
    for (const text of ['saint', 's', 'st', '69', 'saint 69']) {
      const codes = places.search(text, 30).map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes).toHaveLength(30);
    }
    expect(places.search('saint', 3)).toHaveLength(3);
    expect(places.search('saint', 0)).toEqual([]);
    expect(places.search('saint', -1)).toEqual([]);
    expect(places.search('saint', 1e9)).toHaveLength(100);
  });

  it.each(['', '  ', '-', 'xyzxyz', '00000', '😀', '\\', '(', 'a'.repeat(10_000)])(
    'finds nothing for %j',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('gives all there is to say of a commune', () => {
    expect(places.search('villeurbanne', 1)[0]).toMatchObject({
      code: '69266',
      name: 'Villeurbanne',
      postalCodes: ['69100'],
      department: '69',
    });
  });
});

describe('departmentName', () => {
  it.each([
    ['69', 'Rhône'],
    ['2A', 'Corse-du-Sud'],
    ['974', 'La Réunion'],
    ['988', 'Nouvelle-Calédonie'],
    ['00', '00'],
  ])('%s is %s', (department, name) => {
    expect(places.departmentName(department)).toBe(name);
  });
});
