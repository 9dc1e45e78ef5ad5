import { expect, test } from 'vitest';
import {
  defaults,
  filtersOf,
  groupedBy,
  isFiltered,
  kindOf,
  listedAs,
  queryOf,
  sortOf,
} from './match-filters.ts';

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
    q: '',
    tag: '',
    referent: undefined,
    since: undefined,
    session: undefined,
    wait: undefined,
    source: '',
    place: '',
    km: undefined,
    zone: '',
  });
  expect(queryOf(filtersOf(state), 3).session).toBe(3);
  expect(queryOf(filtersOf({ ...defaults, formation: 'BTS', status: 'x' }))).toMatchObject({
    formation: undefined,
    status: undefined,
  });
});

test('a town has its distance, the usual one unless told; what nobody waits for filters nothing', () => {
  const near = { ...defaults, pres: 'Lyon', attente: 'answer_company' };
  expect(queryOf(filtersOf(near))).toMatchObject({ place: 'Lyon', km: 30, wait: 'answer_company' });
  expect(queryOf(filtersOf({ ...near, rayon: '100', attente: 'bounce' }))).toMatchObject({
    km: 100,
    wait: undefined,
  });
});

test('an unknown way of grouping is by offer', () => {
  expect(kindOf({ ...defaults, by: 'moon' })).toBe('offer');
  expect(kindOf({ ...defaults, by: 'applicant' })).toBe('applicant');
});

test('rows are searched by all the words that groups were', () => {
  const state = { ...defaults, company: 'Forge', lastName: "d'Arc", group: '3', match: '4' };
  expect({ ...state, ...groupedBy(state, 'none') }).toEqual({
    ...defaults,
    by: 'none',
    q: "Forge d'Arc",
  });
  const searched = {
    ...defaults,
    by: 'none',
    q: 'Forge',
    etiquette: 'Forum',
    attente: 'answer_company',
    pres: 'Lyon',
    zone: '69',
    carte: 'oui',
  };
  expect({ ...searched, ...groupedBy(searched, 'offer') }).toEqual(defaults);
});

test('an order that no column has is none', () => {
  expect([sortOf('-last-name'), sortOf('moon'), sortOf('')]).toEqual([
    '-last-name',
    undefined,
    undefined,
  ]);
});

test('what is ticked belongs to a list in one order: in another it may be pages away', () => {
  const lists = [
    [{}, 3],
    [{ sort: '-pay' }, 3],
    [{ sort: 'pay' }, 3],
    [{ by: 'none' }, 3],
    [{ q: 'remi' }, 3],
    [{}, 4],
  ] as const;
  const told = lists.map(([change, session]) => {
    const state = { ...defaults, ...change };
    return listedAs(state, filtersOf(state), session);
  });
  expect(new Set(told).size).toBe(told.length);
  const opened = { ...defaults, match: '7', group: '2' };
  expect(listedAs(opened, filtersOf(opened), 3)).toBe(told[0]);
});
