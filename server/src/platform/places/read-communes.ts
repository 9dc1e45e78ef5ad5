import type { City } from './city-file.ts';
import { arrondissementCoordinates, seatNames } from './known-coordinates.ts';
import { departmentOf, placeKey } from './place-names.ts';

/** Degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A commune of France, or an arrondissement of Paris, Lyon or Marseille. */
export interface Commune {
  /** INSEE's code. */
  code: string;
  name: string;
  postalCodes: readonly string[];
  population: number;
  /** The department's number, such as `69`, `2A` or `974`. */
  department: string;
  coordinates: Coordinates;
}

/** An entry of `communes.json`; former communes only name the one that they have become part of. */
export interface CommuneEntry {
  code: string;
  nom: string;
  type: 'commune-actuelle' | 'arrondissement-municipal' | 'commune-deleguee' | 'commune-associee';
  arrondissement?: string;
  chefLieu?: string;
  codesPostaux?: string[];
  population?: number;
}

/** An entry of `epci.json`: communes that run services together. */
export interface EpciEntry {
  code: string;
  membres: { code: string }[];
}

interface Weighted extends Coordinates {
  weight: number;
}

const meanOf = (places: readonly Weighted[]): Coordinates | null => {
  const total = places.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  const mean = (of: keyof Coordinates) =>
    Math.round((places.reduce((sum, place) => sum + place[of] * place.weight, 0) / total) * 1e5) /
    1e5;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
};

const groupBy = <Item>(items: Iterable<Item>, keysOf: (item: Item) => readonly string[]) => {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
};

/** In these parts GeoNames gives the commune's code as the region's. */
const codedByRegion = new Set(['YT', 'PM']);

const codeOfCity = ({ country, region, communeCode }: City): string =>
  codedByRegion.has(country) ? region : communeCode;

/** Cities of one commune: its namesake first, else the largest that it can hold (some carry the code of another commune). */
const cityOf = (
  cities: readonly City[],
  key: string,
  { population = 0 }: CommuneEntry,
): City | null => {
  if (cities.length < 2 && (cities[0]?.population ?? 0) <= population) return cities[0] ?? null;
  const namesake = cities.find(({ name }) => placeKey(name) === key);
  if (namesake) return namesake;
  const plausible = cities.filter((city) => city.population <= 3 * population + 500);
  return plausible.toSorted((one, other) => other.population - one.population)[0] ?? null;
};

/**
 * Where the list of cities has a commune: under its code; else, under its name, a city of the same department that carries
 * the code of its large neighbour, or one without a code; else where the communes were of which it was made.
 */
const locator = (entries: readonly CommuneEntry[], cities: readonly City[]) => {
  const byCode = groupBy(cities, (city) => [codeOfCity(city)].filter(Boolean));
  const uncoded = groupBy(
    cities.filter((city) => codeOfCity(city) === ''),
    ({ name }) => [placeKey(name)],
  );
  const inDepartment = groupBy(cities, (city) => [
    `${departmentOf(codeOfCity(city))} ${placeKey(city.name)}`,
  ]);
  const formerOf = groupBy(
    entries.filter(({ chefLieu }) => chefLieu !== undefined),
    ({ chefLieu }) => [chefLieu ?? ''],
  );
  const known = new Map(
    arrondissementCoordinates.map(([code, latitude, longitude]) => [code, { latitude, longitude }]),
  );
  const uncodedOf = ({ code }: CommuneEntry, key: string): City | undefined =>
    uncoded
      .get(seatNames[code] === undefined ? key : placeKey(seatNames[code]))
      ?.find(({ country }) => (country === 'FR') === /^(?!9[78])/.test(code));
  const marseilleOf = (code: string): City | undefined =>
    byCode.get('13055')?.find(({ name }) => name === `Marseille ${code.slice(3)}`);

  return (entry: CommuneEntry): Coordinates | null => {
    const fixed = known.get(entry.code);
    if (fixed) return fixed;
    const key = placeKey(entry.nom);
    const city =
      entry.type === 'arrondissement-municipal'
        ? marseilleOf(entry.code)
        : (cityOf(byCode.get(entry.code) ?? [], key, entry) ??
          inDepartment.get(`${departmentOf(entry.code)} ${key}`)?.[0] ??
          uncodedOf(entry, key));
    if (city) return { latitude: city.latitude, longitude: city.longitude };
    const parts = (formerOf.get(entry.code) ?? []).flatMap(({ code }) => byCode.get(code) ?? []);
    return meanOf(parts.map((part) => ({ ...part, weight: part.population })));
  };
};

/**
 * The communes with the place of each, the largest first. Where the list of cities has none (it starts at a thousand
 * people), a commune takes the mean place, weighted by population, of the located ones that share a postal code with it,
 * else its EPCI, else its arrondissement, else its department. Against communes whose place is known, that is off by
 * 6 km in the middle and by 15 km for nine in ten. A commune that even so has no place (islands without people) is left out.
 */
export const locateCommunes = (
  entries: readonly CommuneEntry[],
  epcis: readonly EpciEntry[],
  cities: readonly City[],
): Commune[] => {
  const current = entries.filter(
    ({ type }) => type === 'commune-actuelle' || type === 'arrondissement-municipal',
  );
  const ownPlaceOf = locator(entries, cities);
  const ownPlaces = new Map<string, Weighted>();
  for (const entry of current) {
    const place = ownPlaceOf(entry);
    if (place) ownPlaces.set(entry.code, { ...place, weight: entry.population || 1 });
  }

  const epciOf = new Map(
    epcis.flatMap(({ code, membres }) => membres.map((one) => [one.code, code])),
  );
  const neighbourhoods: ((entry: CommuneEntry) => readonly string[])[] = [
    ({ code, codesPostaux = [] }) => codesPostaux.map((postal) => departmentOf(code) + postal),
    ({ code }) => [epciOf.get(code) ?? ''].filter(Boolean),
    ({ arrondissement }) => [arrondissement ?? ''].filter(Boolean),
    ({ code }) => [departmentOf(code)],
  ];
  const located = current.filter(({ code }) => ownPlaces.has(code));
  const groups = neighbourhoods.map((keysOf) => ({ keysOf, members: groupBy(located, keysOf) }));
  const means = new Map<string, Coordinates | null>();
  const meanOfGroup = (level: number, key: string, members: readonly CommuneEntry[]) => {
    const name = `${level}:${key}`;
    const mean =
      means.get(name) ?? meanOf(members.flatMap(({ code }) => ownPlaces.get(code) ?? []));
    means.set(name, mean);
    return mean;
  };
  const nearbyPlaceOf = (entry: CommuneEntry): Coordinates | null => {
    for (const [level, { keysOf, members }] of groups.entries())
      for (const key of keysOf(entry)) {
        const place = meanOfGroup(level, key, members.get(key) ?? []);
        if (place) return place;
      }
    return null;
  };

  return current
    .flatMap((entry): Commune[] => {
      const { code, nom, codesPostaux = [], population = 0 } = entry;
      const own = ownPlaces.get(code);
      const coordinates = own
        ? { latitude: own.latitude, longitude: own.longitude }
        : nearbyPlaceOf(entry);
      if (!coordinates) return [];
      const department = departmentOf(code);
      return [{ code, name: nom, postalCodes: codesPostaux, population, department, coordinates }];
    })
    .toSorted((one, other) => other.population - one.population);
};
