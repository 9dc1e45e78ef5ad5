import { expect, test } from 'vitest';
import type { MatchCard } from '../match.ts';
import { pressedSort, sortMatches } from './sort-matches.ts';

const match = (id: number, score: number, day: number) =>
  ({
    id,
    score,
    interested: id === 4 ? true : undefined,
    created_at: `2026-05-0${day}T10:00:00.000Z`,
  }) as MatchCard;

const matches = [match(1, 50, 3), match(2, 90, 1), match(3, 50, 2), match(4, 70, 3)];

const ids = (sort: string) => sortMatches(matches, sort, 'company').map(({ id }) => id);

test('by score and by date, both ways, equals always in the same order', () => {
  expect(ids('-score')).toEqual([2, 4, 1, 3]);
  expect(ids('score')).toEqual([1, 3, 4, 2]);
  expect(ids('-date')).toEqual([4, 1, 3, 2]);
  expect(ids('date')).toEqual([2, 3, 4, 1]);
});

test('who is interested comes first, then by score', () => {
  expect(ids('-interest')).toEqual([4, 2, 1, 3]);
});

test('as advised: by the score less what a place costs, and on a company’s list who is interested first', () => {
  const advised = (id: number, score: number, cost: number) => ({
    ...match(id, score, 1),
    advised: score - cost,
  });
  const dear = [advised(1, 90, 15), advised(2, 80, 0), advised(4, 60, 0), advised(3, 50, -20)];
  const order = (side: 'candidate' | 'company') =>
    sortMatches(dear, '-advised', side).map(({ id }) => id);
  expect(order('candidate')).toEqual([2, 1, 3, 4]);
  expect(order('company')).toEqual([4, 2, 1, 3]);
});

test('a button sorts the best first, and the other way round when pressed again', () => {
  expect(pressedSort('-score', 'date')).toBe('-date');
  expect(pressedSort('-date', 'date')).toBe('date');
  expect(pressedSort('date', 'date')).toBe('-date');
});
