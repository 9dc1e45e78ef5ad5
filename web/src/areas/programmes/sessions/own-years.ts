import type { Answer } from '@tandem/contract';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { allSessions } from './use-chosen-session.ts';

export type ClosedYear = Answer<'GET /sessions/'>[number];

const defaults = { session: '' };

/** The closed school years that occur, newest first. */
export const closedYearsOf = (years: readonly (ClosedYear | undefined)[]): ClosedYear[] => {
  const found = new Map(years.flatMap((year) => (year ? [[year.id, year] as const] : [])));
  return [...found.values()].toSorted((a, b) => b.name.localeCompare(a.name, 'fr'));
};

/** What the address asks for, if it is there: `''` is what is not closed. */
export const askedYear = (asked: string, years: readonly ClosedYear[]): string =>
  asked === allSessions || years.some(({ id }) => String(id) === asked) ? asked : '';

export const isInYear = (year: ClosedYear | undefined, asked: string): boolean =>
  asked === allSessions || (year === undefined ? '' : String(year.id)) === asked;

/**
 * What is somebody's own of the years that are not closed, or of the closed one that the address asks for.
 *
 * @param yearOf the year of a row where it is closed
 * @param isOpened whether the address has opened a row: it is shown, whatever its year
 */
export const useOwnYears = <Row>(
  rows: readonly Row[] | undefined,
  yearOf: (row: Row) => ClosedYear | undefined,
  isOpened: (row: Row) => boolean = () => false,
) => {
  const [{ session }, setState] = useAddressState(defaults);
  const years = closedYearsOf((rows ?? []).map((row) => yearOf(row)));
  const asked = askedYear(session, years);
  return {
    years,
    asked,
    choose: (year: string) => setState({ session: year }),
    shown: rows?.filter((row) => isInYear(yearOf(row), asked) || isOpened(row)),
  };
};
