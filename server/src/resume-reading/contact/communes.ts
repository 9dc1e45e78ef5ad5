import { placeKey } from '../../platform/places/place-names.ts';
import { parted, withoutArticle } from './place-stretches.ts';

export interface KnownCommune {
  name: string;
  postalCodes: readonly string[];
  population: number;
  department: string;
}

/** Communes for a name, a postal code or both, the best first: the gateway's `Places.search`. */
export type FindCommunes = (text: string, limit: number) => readonly KnownCommune[];

export const cityOf = ({ name }: KnownCommune): string =>
  name.replace(/ \d+er? Arrondissement$/i, '');

/** Whether a name that somebody wrote is that of the commune, or of the city whose arrondissement it is. */
export const bears = (commune: KnownCommune, written: string): boolean => {
  const own = parted(placeKey(commune.name));
  const said = parted(placeKey(written));
  // A « maçon » is not from Mâcon.
  if (/ç/i.test(written) && !/ç/i.test(commune.name)) return false;
  if (said.number !== null && said.number !== own.number) return false;
  return own.base === said.base || withoutArticle(own.base) === said.base;
};

/** Of a name shorter than this too many others begin alike; of a whole word of it fewer do. */
const leastStarted = 6;
const leastWord = 4;

/** « La Roche-su », cut at the edge of a column or of a picture: the one commune of that code that begins so. */
export const startedIn = (sharing: readonly KnownCommune[], written: string): string | null => {
  const start = placeKey(written);
  const [only, ...others] = sharing.filter(({ name }) => placeKey(name).startsWith(start));
  const isWord = only !== undefined && /^[^a-z]/.test(placeKey(only.name).slice(start.length));
  const least = isWord ? leastWord : leastStarted;
  return only && others.length === 0 && start.length >= least ? cityOf(only) : null;
};
