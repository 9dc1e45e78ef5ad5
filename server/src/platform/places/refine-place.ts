import { z } from 'zod';
import { placeKey, readCountry, readTypedPlace } from './place-names.ts';
import type { WrittenPlace } from './places.ts';
import type { Coordinates } from './read-communes.ts';

/** The State's list of communes, with the middle of each: https://geo.api.gouv.fr/decoupage-administratif/communes */
export const communesApi = 'https://geo.api.gouv.fr';

const longestWaitMs = 2_000;

const answerForm = z.array(
  z.object({
    nom: z.string(),
    centre: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);

const ask = async (url: URL): Promise<z.infer<typeof answerForm>> => {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(longestWaitMs),
    headers: { accept: 'application/json' },
  });
  return answerForm.parse(response.ok ? await response.json() : []);
};

/**
 * Asks the network where a commune is, more exactly than the offline list may know it. Null for what is abroad, for an
 * arrondissement (known exactly offline), when there is no answer within 2 s, and when the answer is not one commune of
 * that very name: nothing is lost then, since `locate` has answered already.
 */
export const refinePlace = async (
  { city, zipCode, country }: WrittenPlace,
  baseUrl: string = communesApi,
): Promise<Coordinates | null> => {
  const typed = readTypedPlace(city, new Map());
  const key = typed.names.at(-1)?.key;
  if (!key || key.endsWith(' arrondissement') || !readCountry(country).isFrance) return null;
  const url = new URL('/communes', baseUrl);
  url.searchParams.set('nom', key);
  const postalCode = zipCode?.trim() || typed.postalCode;
  if (postalCode) url.searchParams.set('codePostal', postalCode);
  url.searchParams.set('fields', 'nom,centre');
  try {
    const [only, ...others] = (await ask(url)).filter(({ nom }) => placeKey(nom) === key);
    if (!only || others.length > 0) return null;
    const [longitude, latitude] = only.centre.coordinates;
    return { latitude, longitude };
  } catch {
    return null;
  }
};
