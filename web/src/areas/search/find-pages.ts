import { searchTexts } from '@tandem/domain/search/search-texts';

export interface PageEntry {
  to: string;
  label: string;
}

/** The pages that what was typed leaves; all of them while nothing is. */
export const findPages = (pages: readonly PageEntry[], typed: string): readonly PageEntry[] => {
  const hits = searchTexts(
    pages.map(({ label }) => label),
    typed,
  );
  return hits === null ? pages : hits.found.flatMap((index) => pages[index] ?? []);
};
