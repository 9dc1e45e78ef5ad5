import { expect, test } from 'vitest';
import { isWrongDay } from '../../platform/format/day-range.ts';
import { defaults, queryOf } from './audit-filters.ts';

test('a period takes in its last day, by clocks in Paris wherever one is', () => {
  const { since, until } = queryOf({ ...defaults, from: '2026-10-24', to: '2026-10-25' });
  // The clocks change on the last Sunday of October: a day is not always 24 hours.
  expect(since).toBe('2026-10-23T22:00:00.000Z');
  expect(until).toBe('2026-10-25T23:00:00.000Z');
});

test('what is no day or no deed filters nothing', () => {
  const wrong = {
    ...defaults,
    person: ' zoé ',
    deed: 'toString',
    kind: 'toString',
    from: '2026-02-30',
    to: '12/0',
    sort: '-name',
  };
  expect(queryOf(wrong)).toEqual({
    person: 'zoé',
    actor: '',
    deed: undefined,
    kind: undefined,
    since: undefined,
    until: undefined,
    sort: undefined,
  });
  expect([wrong.from, wrong.to, '2026-02-28', ''].map(isWrongDay)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a column sorts both ways', () => {
  expect(queryOf({ ...defaults, sort: 'who' }).sort).toBe('who');
  expect(queryOf({ ...defaults, sort: '-at' }).sort).toBe('-at');
});
