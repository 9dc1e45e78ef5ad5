import type { ImportKind } from '../fields.ts';
import type { KindShares } from './cell-kinds.ts';
import { fold, squeezed } from '../fold.ts';
import { wordsOf } from './header-words.ts';
import type { Proposal } from './proposal.ts';
import { isElsewhere, isSomebodyElses } from './whose.ts';

const saysCode = new Set(['cp', 'postal', 'postale', 'zip', 'postcode', 'codepostal', 'dist']);
/** Where towns stand that are nobody's home. */
const saysPlace = new Set(
  'agence antenne lieu rdv salon forum jpo reunion entretien examen departement region pays nationalite'.split(
    ' ',
  ),
);
const mayBeCode = /c.?p|post|cod|zip|plz|dist|bur|^adr/;
const mostlyCodes = 0.7;
const onlyCodes = 0.9;
const fewTowns = 0.3;
const mostlyWords = 0.6;
const apart = 3;

/** « C.P. » is one word. */
const saysPostcode = (title: string): boolean =>
  wordsOf(title).some((word) => saysCode.has(word)) || saysCode.has(squeezed(fold(title)));

type Taken = ReadonlyMap<number, Proposal>;

const withTown = (taken: Taken, columns: readonly number[]): Taken =>
  new Map([
    ...taken,
    ...columns.map((column) => [column, { column, field: 'town' as const, score: 0.6 }] as const),
  ]);

/**
 * The home of the people of a table, whatever the titles call it, where none is taken by its title: a column of which many
 * cells are larger towns, or one of words beside a postcode. And « ADR_CP » near « ADR_COMMUNE »: the code of a town that is taken,
 * which tells it from its namesakes.
 */
export const withHomes = (
  kind: ImportKind,
  header: readonly string[],
  taken: Taken,
  shares: readonly KindShares[],
): Taken => {
  const isFree = (column: number): boolean => {
    const title = header[column] ?? '';
    return !taken.has(column) && !isSomebodyElses(kind, title) && !isElsewhere(kind, title);
  };
  const holdsCodes = (column: number): boolean => {
    const { postcode = 0, number = 0 } = shares[column] ?? {};
    return postcode > 0 && postcode + number >= mostlyCodes;
  };
  const isCode = (column: number): boolean => {
    const title = header[column] ?? '';
    const isTold = taken.has(column) || title === '' || saysPostcode(title);
    return isTold && holdsCodes(column);
  };
  /** « CPOST » beside a town: nothing but codes, and a title that may be short for theirs. */
  const isBare = (column: number, town: number): boolean =>
    Math.abs(town - column) === 1 &&
    (shares[column]?.postcode ?? 0) >= onlyCodes &&
    mayBeCode.test(squeezed(fold(header[column] ?? ''))) &&
    !wordsOf(header[column] ?? '').includes('insee');
  const columns = [...header.keys()];
  const towns = columns.filter((column) => taken.get(column)?.field === 'town');
  const isNamed = towns.some((column) => !holdsCodes(column));
  const beside = columns.filter(
    (column) => isCode(column) && (taken.has(column) || isFree(column)),
  );
  const [home] = columns
    .filter((column) => !isNamed && isFree(column) && !isCode(column))
    .filter((column) => !wordsOf(header[column] ?? '').some((word) => saysPlace.has(word)))
    .filter((column) => {
      const { town = 0, words = 0 } = shares[column] ?? {};
      const isNext = beside.some((code) => Math.abs(code - column) === 1);
      return town >= fewTowns || (isNext && words >= mostlyWords);
    })
    .toSorted((one, other) => (shares[other]?.town ?? 0) - (shares[one]?.town ?? 0));
  const homes = home === undefined ? towns : [...towns, home];
  const codes = columns.filter(
    (column) =>
      isFree(column) &&
      homes.some((town) =>
        isCode(column) ? Math.abs(town - column) <= apart : isBare(column, town),
      ),
  );
  return withTown(taken, [...(home === undefined ? [] : [home]), ...codes]);
};
