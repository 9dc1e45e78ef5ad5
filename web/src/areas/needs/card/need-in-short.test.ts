import { expect, test } from 'vitest';
import { needInShort, nextWith } from './need-in-short.ts';

const need = {
  state: 'active',
  session_closed: false,
  seats: 2,
  seats_taken: 0,
  number_of_matches: 0,
  to_answer: 0,
  to_finalise: 0,
  tutor_asked_at: null,
  test_answered_at: '2026-11-09T08:36:56.135Z',
} as const;

const asked = { ...need, state: 'inactive', test_answered_at: null } as const;

const inShort = (of: Parameters<typeof needInShort>[0]) =>
  needInShort(of).map((fact) => fact.replace('\u00a0', ' '));

test('says its seats, where the test of its tutor stands, and what waits', () => {
  expect(inShort(need)).toEqual(['2 postes', 'test du tuteur rempli']);
  expect(inShort(asked)).toEqual(['2 postes', 'lien du test à transmettre']);
  expect(inShort({ ...asked, tutor_asked_at: '2026-11-20T08:00:00.000Z' })).toEqual([
    '2 postes',
    'test du tuteur attendu, lien envoyé le 20/11/2026',
  ]);
  expect(
    inShort({ ...need, seats_taken: 1, number_of_matches: 8, to_answer: 3, to_finalise: 1 }),
  ).toEqual([
    '1 poste pris sur 2',
    'test du tuteur rempli',
    '8 matchs',
    '3 attendent votre réponse',
    '1 à finaliser',
  ]);
});

test('has one thing to do at most: what others wait for first', () => {
  expect(nextWith({ ...need, to_answer: 3, to_finalise: 1 })).toBe('finalise');
  expect(nextWith({ ...need, to_answer: 3 })).toBe('answer');
  expect(nextWith(asked)).toBe('test');
  expect(nextWith(need)).toBeNull();
  expect(nextWith({ ...asked, session_closed: true })).toBeNull();
  expect(nextWith({ ...asked, state: 'withdrawn' })).toBeNull();
});
