import type { Sent } from '@tandem/contract';

/** What the address holds: the filters, the way of grouping, what is open, and the assignment that is looked at. */
export const defaults = {
  by: 'offer',
  formation: '',
  status: '',
  offer: '',
  company: '',
  firstName: '',
  lastName: '',
  group: '',
  match: '',
  view: '',
  kind: '',
};

export type State = typeof defaults;

export const noFilters = {
  formation: '',
  status: '',
  offer: '',
  company: '',
  firstName: '',
  lastName: '',
};

export type Filters = typeof noFilters;

export const filtersOf = (state: State): Filters => ({
  formation: state.formation,
  status: state.status,
  offer: state.offer.trim(),
  company: state.company.trim(),
  firstName: state.firstName.trim(),
  lastName: state.lastName.trim(),
});

export const isFiltered = (state: State): boolean =>
  Object.values(filtersOf(state)).some((value) => value !== '');

export type GroupKind = 'offer' | 'applicant';

export const kindOf = ({ by }: State): GroupKind => (by === 'applicant' ? 'applicant' : 'offer');

type Query = NonNullable<Sent<'GET /match_applicants/'>['query']>;

const numberOf = (text: string): number | undefined =>
  /^-?\d+$/.test(text) ? Number(text) : undefined;

/** The filters as the calls take them; what an address has wrong filters nothing. */
export const queryOf = (filters: Filters, session?: number): Query => ({
  ...filters,
  session,
  formation: numberOf(filters.formation),
  status: numberOf(filters.status),
});
