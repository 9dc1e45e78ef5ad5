import { expect, test } from 'vitest';
import { cardOf } from './card-of.ts';
import type { Match } from './match.ts';
import { withMatch } from './put-match.ts';

const match = (id: number, status: Match['status']) =>
  ({
    id,
    status,
    open_moves: [],
    offer: { id: 7, title: 'Développeur web', state: 'active' },
    application: { applicant: { first_name: 'Zoé', last_name: "D'Arc" } },
  }) as unknown as Match;

test('a match takes its place in a list, in a part of a list and alone', () => {
  const [one, other, moved] = [match(1, 0), match(2, 0), match(2, 1)];
  expect(withMatch([one, other], moved)).toEqual([one, moved]);
  expect(withMatch({ items: [one, other], total: 9 }, moved)).toEqual({
    items: [one, moved],
    total: 9,
  });
  expect(withMatch({ pages: [{ items: [one] }, { items: [other] }] }, moved)).toEqual({
    pages: [{ items: [one] }, { items: [moved] }],
  });
  expect(withMatch(other, moved)).toBe(moved);
  expect(withMatch(one, moved)).toBe(one);
});

test('its card takes the place of a card', () => {
  const [before, moved] = [cardOf(match(2, 0)), match(2, 1)];
  expect(withMatch([cardOf(match(1, 0)), before], moved)).toEqual([
    cardOf(match(1, 0)),
    cardOf(moved),
  ]);
});

test('what has not been loaded stays so', () => {
  expect(withMatch(undefined, match(1, 1))).toBeUndefined();
});
