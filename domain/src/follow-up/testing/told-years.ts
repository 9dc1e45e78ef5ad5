import { elapsedDays } from '../../calendar/elapsed.ts';
import { start } from './centre.ts';
import type { Deed } from './deeds.ts';
import { holidays } from './judge-year.ts';
import type { SomeYear } from './some-year.ts';

const deed = (what: Deed['what'], day: number, person: number, need = 101): Deed => ({
  what,
  day,
  person,
  need,
});

const dayOf = (moment: string): number => elapsedDays(start, new Date(moment));

const completes = (person: number, day: number): Deed[] => [
  deed('register', 1, person),
  deed('sheet', 2, person),
  deed('test', day, person),
];

const asks = (day: number, person: number, need: number): Deed[] => [
  deed('propose', day, person, need),
  deed('propose_others', day + 0.01, person, need),
  deed('take', day + 9, person, need),
  deed('outcome', day + 12, person, need),
];

/** Of three complete candidates one leaves a yes open, one waits for the company, one is placed four days after both agreed, and fills in their part a week later. The fourth has no sheet, the second company no account. */
export const openYear: SomeYear = {
  minute: 0,
  deeds: [
    ...[1, 2, 3, 11].flatMap((person) => completes(person, 3)),
    deed('register', 1, 4),
    deed('describe', 4, 11),
    deed('tutor', 5, 11),
    deed('accept', 8, 1),
    deed('accept', 8, 3),
    deed('agree', 9, 3),
    deed('place', 13, 3),
    deed('fill_part', 20, 3),
  ],
};

/** A moment that is proposed the day before, at 10 in Paris, is to be chosen on the day itself; it is, on the next. */
const onHolidays: Deed[] = [...holidays].flatMap((day, index) => {
  const at = dayOf(`${day}T09:00:00Z`);
  const person = 1 + (index % 3);
  return [
    deed('propose', at - 1.02, person),
    deed('take', at + 1.2, person),
    deed('outcome', at + 3.6, person),
  ];
});

/**
 * Each limit is touched: it is looked at at 7:30 in winter, at 8:30 and 20:30 in summer. The first matches come at 7:02 on a Monday, one
 * that is the first for its candidate alone at 8:17; a sheet is due at 19:48; a choice on each public holiday; in a week of January
 * two answers on one day, and one more on each of the three days after it. Whoever has an address that refuses, is held back or
 * asked for no messages has something due meanwhile.
 */
export const fullYear: SomeYear = {
  minute: 150,
  deeds: [
    ...[1, 2, 3, 11, 12].flatMap((person) => completes(person, 3)),
    deed('register', dayOf('2026-10-05T17:48:00Z'), 4),
    deed('bounce', 8, 4),
    deed('correct', 17, 4),
    deed('sheet', 20, 4),
    deed('hold', 21, 4),
    deed('let_go', 190, 4),
    deed('mute', 4, 12),
    deed('describe', 4, 12, 103),
    deed('tutor', dayOf('2026-11-09T06:02:00Z'), 12, 103),
    deed('test', dayOf('2027-04-19T06:17:00Z'), 4),
    ...[101, 102].flatMap((need) => [
      deed('describe', 4, 11, need),
      deed('tutor', dayOf('2026-11-09T06:02:00Z'), 11, need),
      ...[1, 2, 3].map((person) => deed('accept', dayOf('2026-11-09T10:00:00Z'), person, need)),
    ]),
    ...onHolidays,
    ...asks(dayOf('2027-01-18T09:00:00Z'), 1, 102),
    ...asks(dayOf('2027-01-18T14:00:00Z'), 2, 102),
    ...asks(dayOf('2027-01-19T09:00:00Z'), 3, 102),
    ...asks(dayOf('2027-01-20T09:00:00Z'), 1, 101),
    ...asks(dayOf('2027-01-21T09:00:00Z'), 2, 101),
  ],
};
