import { expect, test } from 'vitest';
import type { InvitedCandidate, RegisteredCandidate } from '../candidate-queries.ts';
import { candidatesOf, filterCandidates, nameOf, type CandidateFilters } from './candidate-rows.ts';

const invited = { id: 1, first_name: '', last_name: '', email: 'a@exemple.fr' } as InvitedCandidate;
const registered = {
  id: 1,
  first_name: 'Zoé',
  last_name: "D'Arc",
  email: 'z@exemple.fr',
  session_id: 7,
} as RegisteredCandidate;

const all = candidatesOf([invited], [registered]);
const keys = (status: string, session: CandidateFilters['session'] = null) =>
  filterCandidates(all, { status, session }).map(({ key }) => key);

test('the two kinds do not share keys', () => {
  expect(all.map(({ key }) => key)).toEqual(['i1', 'r1']);
});

test('who gave no name is known by the address', () => {
  expect(all.map(nameOf)).toEqual(['a@exemple.fr', "Zoé D'Arc"]);
});

test('the status is a part of its label, the session an id', () => {
  expect(keys('')).toEqual(['i1', 'r1']);
  expect(keys('inscription')).toEqual(['i1']);
  expect(keys('matching')).toEqual(['r1']);
});

test('whoever has chosen no session is in every open one', () => {
  expect(keys('', { id: 7, state: 'current' })).toEqual(['i1', 'r1']);
  expect(keys('', { id: 7, state: 'closed' })).toEqual(['r1']);
  expect(keys('', { id: 70, state: 'to_come' })).toEqual(['i1']);
  expect(keys('matching', { id: 70, state: 'current' })).toEqual([]);
});
