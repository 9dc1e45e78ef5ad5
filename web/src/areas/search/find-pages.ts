import { searchTexts } from '@tandem/domain/search/search-texts';

export interface PageEntry {
  to: string;
  label: string;
}

interface Programme {
  name: string;
}

/** « BTS Management commercial opérationnel » is called MCO. */
const initialsOf = (name: string): string =>
  name
    .split(/[\s'’-]+/)
    .filter((word) => word.length > 3 && word !== word.toUpperCase())
    .map((word) => word.charAt(0))
    .join('');

const programmesMost = 5;

/** The programmes that what was typed names, by their words or their initials; none while nothing is. */
export const findProgrammes = <Named extends Programme>(
  programmes: readonly Named[],
  typed: string,
): readonly Named[] => {
  const hits = searchTexts(
    programmes.map(({ name }) => `${name} ${initialsOf(name)}`),
    typed,
  );
  return (hits?.nearest() ?? [])
    .flatMap((index) => programmes[index] ?? [])
    .slice(0, programmesMost);
};

/** The pages that what was typed leaves; all of them while nothing is. */
export const findPages = (pages: readonly PageEntry[], typed: string): readonly PageEntry[] => {
  const hits = searchTexts(
    pages.map(({ label }) => label),
    typed,
  );
  return hits === null ? pages : hits.found.flatMap((index) => pages[index] ?? []);
};
