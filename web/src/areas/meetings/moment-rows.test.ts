import { expect, test } from 'vitest';
import { instantsOf, rowsFault, times } from './moment-rows.ts';

const now = new Date('2026-11-23T09:00:00Z');
const row = (day: string, time: string) => ({ key: 1, day, time });

test('days and times typed are instants in Paris, whatever the clock of the computer', () => {
  expect(instantsOf([row('2026-12-01', '14:30'), row('2027-07-01', '14:30')])).toEqual([
    new Date('2026-12-01T13:30:00Z'),
    new Date('2027-07-01T12:30:00Z'),
  ]);
});

test.each([
  [row('', '14:30'), 'Donnez un jour et une heure à chaque moment.'],
  [row('2026-12-01', ''), 'Donnez un jour et une heure à chaque moment.'],
  [row('32/13', '14:30'), 'Donnez un jour et une heure à chaque moment.'],
  [row('2026-11-23', '08:00'), 'Ce moment est déjà passé.'],
  [row('2026-12-01', '14:30'), null],
])('%j: %s', (typed, fault) => {
  expect(rowsFault([typed], now)).toBe(fault);
});

test('from seven to nine in the evening, by the quarter', () => {
  expect([times[0], times[1], times.at(-1)]).toEqual([
    ['07:00', '7\u202Fh'],
    ['07:15', '7\u202Fh\u202F15'],
    ['21:00', '21\u202Fh'],
  ]);
});
