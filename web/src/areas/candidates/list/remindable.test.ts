import { expect, test } from 'vitest';
import type { Standing } from '../../follow-up/standing/standings.ts';
import type { Invited } from './candidate-rows.ts';
import { firstChoice, isChosen, programmesOf, remindable } from './remindable.ts';

/** Half past midnight of the 24th in Paris. */
const now = new Date('2026-11-23T23:30:00.000Z');

const some = (
  key: string,
  reached: string | null,
  programmes: readonly string[] = [],
): Invited => ({
  key,
  state: 'invited',
  record: { last_email_sent: reached, last_sms_sent: null } as Invited['record'],
  standing: { programmes } as Standing,
});

const invited = [
  some('never', null),
  some('week', '2026-11-17T08:00:00.000Z', ['BTS SIO']),
  some('yesterday', '2026-11-23T22:00:00.000Z', ['BTS MCO']),
  some('today', '2026-11-23T23:10:00.000Z', ['BTS SIO']),
];

const keys = (days: number, programme = '') =>
  remindable(invited, { days, programme }, now).map(({ key }) => key);

test('those reached today are out unless all are asked for', () => {
  expect(keys(0)).toEqual(['never', 'week', 'yesterday', 'today']);
  expect(keys(1)).toEqual(['never', 'week', 'yesterday']);
  expect(keys(3)).toEqual(['never', 'week']);
  expect(keys(0, 'BTS SIO')).toEqual(['week', 'today']);
  expect(keys(1, 'BTS SIO')).toEqual(['week']);
  expect(programmesOf(invited)).toEqual(['BTS MCO', 'BTS SIO']);
});

test('one begins with those who were not reached today, with nobody where all were', () => {
  expect(remindable(invited, firstChoice, now).map(({ key }) => key)).toEqual([
    'never',
    'week',
    'yesterday',
  ]);
  expect(remindable(invited.slice(3), firstChoice, now)).toEqual([]);
});

test('those whose address refuses mail are out until they are chosen, the others in until they are not', () => {
  const refused = { ...some('refused', null), standing: { waits: ['bounce'] } as Standing };
  const reached = { ...some('reached', null), standing: { waits: ['register'] } as Standing };
  const unknown = { ...some('unknown', null), standing: null };
  const chosen = (toggled: readonly string[]) =>
    [refused, reached, unknown]
      .filter((one) => isChosen(one, new Set(toggled)))
      .map(({ key }) => key);
  expect(chosen([])).toEqual(['reached', 'unknown']);
  expect(chosen(['refused', 'reached'])).toEqual(['refused', 'unknown']);
});
