import { isNeighbourBut } from './likeness.ts';
import { placeKey } from '../../../platform/places/place-names.ts';
import { bears, cityOf, type FindCommunes } from '../../contact/communes.ts';
import type { Home } from '../../contact/place.ts';

/** Of a shorter start of a name too many others begin alike. */
const leastStart = 2;

/**
 * Where somebody lives as it was most likely printed: a town that was recognised letter by letter is proposed as the commune that it is, or
 * as the one of its postal code that it can only be; « Villeurbannts » is nobody's home. Null where that does not show.
 */
export const knownHome = (home: Home, find: FindCommunes): Home | null => {
  const { city, postalCode } = home;
  if (find(city, 20).some((commune) => bears(commune, city))) return home;
  if (postalCode === null) return null;
  const written = placeKey(city);
  const towns = [...new Set(find(postalCode, 60).map(cityOf))];
  const isMeant = (town: string): boolean => {
    const own = placeKey(town);
    const isCut = written.length >= leastStart && own.startsWith(written);
    return isCut || isNeighbourBut(own, written, Math.floor(own.length / 5));
  };
  const [only, ...others] = towns.filter(isMeant);
  return only === undefined || others.length > 0 ? null : { city: only, postalCode };
};
