import { expect, test } from 'vitest';
import { defaults, filtersOf, isFiltered, kindOf, queryOf } from './match-filters.ts';

test('a search of spaces filters nothing', () => {
  expect(isFiltered({ ...defaults, lastName: '  ' })).toBe(false);
  expect(isFiltered({ ...defaults, by: 'applicant', group: '3', match: '4' })).toBe(false);
  expect(isFiltered({ ...defaults, status: '0' })).toBe(true);
});

test('numbers of the address become numbers of the call, nonsense nothing', () => {
  const state = { ...defaults, formation: '12', status: '-2', lastName: " d'Arc " };
  expect(queryOf(filtersOf(state))).toEqual({
    formation: 12,
    status: -2,
    offer: '',
    company: '',
    firstName: '',
    lastName: "d'Arc",
    session: undefined,
  });
  expect(queryOf(filtersOf(state), 3).session).toBe(3);
  expect(queryOf(filtersOf({ ...defaults, formation: 'BTS', status: 'x' }))).toMatchObject({
    formation: undefined,
    status: undefined,
  });
});

test('an unknown way of grouping is by offer', () => {
  expect(kindOf({ ...defaults, by: 'moon' })).toBe('offer');
  expect(kindOf({ ...defaults, by: 'applicant' })).toBe('applicant');
});
