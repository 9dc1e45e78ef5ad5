interface Commune {
  postal_codes: readonly string[];
}

/**
 * The postal code that goes with a chosen commune: the one by which it was found, else the one that stood there if it
 * is one of the commune's, else the first.
 */
export const zipCodeOf = (commune: Commune, typed: string, current: string): string => {
  const [first = ''] = commune.postal_codes;
  return (
    [typed.trim(), current.trim()].find((code) => commune.postal_codes.includes(code)) ?? first
  );
};

/** A place as its field writes it, without the postal code by which it tells homonyms apart. */
export const withoutZipCode = (place: string): string => place.replace(/ \(\d{5}\)$/, '');
