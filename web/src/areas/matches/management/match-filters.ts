import type { Sent } from '@tandem/contract';
import { matchSorts, type MatchSort } from '@tandem/domain/matches/match-orders';
import { matchWaitKinds } from '@tandem/domain/follow-up/match-waits';
import { beginningOf } from '../../../platform/format/day-range.ts';
import { mapDefaults } from '../../lists/map/use-map.ts';
import { nearDefaults, usualDistance } from '../../search/near.ts';
import { columnsParameter } from '../../../ui/table/columns/columns.ts';

/** What leaves matches out: words, names, the first day, and what is chosen. */
export const noFilters = {
  q: '',
  offer: '',
  company: '',
  firstName: '',
  lastName: '',
  etiquette: '',
  formation: '',
  status: '',
  referent: '',
  du: '',
  attente: '',
  source: '',
  ...nearDefaults,
  zone: mapDefaults.zone,
};

export type Filters = typeof noFilters;

/** What the address holds: the filters, the way of grouping, what is open, and the assignment that is looked at. */
export const defaults = {
  ...noFilters,
  by: 'offer',
  sort: '',
  [columnsParameter]: '',
  group: '',
  match: '',
  view: '',
  kind: '',
  carte: mapDefaults.carte,
};

export type State = typeof defaults;

const filterKeys = Object.keys(noFilters) as (keyof Filters)[];

export const filtersOf = (state: State): Filters => {
  const filters = { ...noFilters };
  for (const key of filterKeys) filters[key] = state[key].trim();
  return filters;
};

export const isFiltered = (state: State): boolean =>
  Object.values(filtersOf(state)).some((value) => value !== '');

export type GroupKind = 'offer' | 'applicant';

export const kindOf = ({ by }: State): GroupKind => (by === 'applicant' ? 'applicant' : 'offer');

/** One list as it is looked at: rows ticked in it may be pages away in any other, or not in it. */
export const listedAs = ({ by, sort }: State, filters: Filters, session?: number): string =>
  JSON.stringify([filters, by, sort, session]);

/** Whether the matches stand in rows, in no group. */
export const isInRows = ({ by }: State): boolean => by === 'none';

const noRowFilters = {
  q: '',
  etiquette: '',
  referent: '',
  du: '',
  attente: '',
  source: '',
  ...nearDefaults,
  ...mapDefaults,
};

/** What changes with the way of grouping: no group is open, rows are searched by words, groups by a text of each kind, and what leaves rows alone is left. */
export const groupedBy = (state: State, by: string): Partial<State> => {
  const { q, offer: need, company, firstName, lastName } = state;
  const closed = { by, group: '', match: '' };
  if (by !== 'none') return { ...closed, ...noRowFilters };
  const words = [q, need, company, firstName, lastName].filter((text) => text !== '').join(' ');
  return { ...closed, q: words, offer: '', company: '', firstName: '', lastName: '' };
};

type Query = NonNullable<Sent<'GET /match_applicants/'>['query']>;

const numberOf = (text: string): number | undefined =>
  /^-?\d+$/.test(text) ? Number(text) : undefined;

export const sortOf = (text: string): MatchSort | undefined =>
  matchSorts.find((sort) => sort === text);

/** The filters as the calls take them; what an address has wrong filters nothing. */
export const queryOf = (
  { etiquette: tag, du: from, attente, pres: place, rayon, ...filters }: Filters,
  session?: number,
): Query => ({
  ...filters,
  session,
  tag,
  wait: matchWaitKinds.find((kind) => kind === attente),
  place,
  km: place === '' ? undefined : numberOf(rayon || usualDistance),
  formation: numberOf(filters.formation),
  status: numberOf(filters.status),
  referent: numberOf(filters.referent),
  since: beginningOf(from)?.toISOString(),
});
