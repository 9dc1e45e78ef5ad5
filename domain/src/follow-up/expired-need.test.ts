import { expect, it } from 'vitest';
import { daysLater } from '../calendar/elapsed.ts';
import { isExpired, isUnreachedNow } from './expired-need.ts';
import { rulesWith } from './settings/rules.ts';
import { waitOf, type Cause, type Sent } from './wait.ts';

const since = new Date('2026-09-01T08:00:00Z');
const rules = rulesWith({});
const cause: Cause = {
  kind: 'still_looking',
  accountId: 7,
  subject: 'need',
  subjectId: 3,
  count: 1,
  since,
};
const day = (days: number): Date => daysLater(since, days);
const sentAt = (days: number): Sent => ({ ...cause, step: 1, at: day(days) });

const waitOn = (days: number, sent: readonly Sent[], begunAt = day(-1)) =>
  waitOf(cause, rules, sent, { begunAt, now: day(days) });

const isSetAside = (days: number, sent: readonly Sent[], isOutOfReach = false): boolean =>
  isExpired(waitOn(days, sent), { isOutOfReach, now: day(days) });

const unreachedAt = (days: number): Sent => ({ ...sentAt(days), isUnreached: true });

it('a need is set aside on day 45, a week after its company was asked at the earliest', () => {
  expect(isSetAside(44, [sentAt(30)])).toBe(false);
  expect(isSetAside(45, [sentAt(30)])).toBe(true);
  expect([45, 49, 50].map((days) => isSetAside(days, [sentAt(43)]))).toEqual([false, false, true]);
});

it('so is one whose company nothing can ask, by then and since a week at least', () => {
  expect([44, 45].map((days) => isSetAside(days, [unreachedAt(30)], true))).toEqual([false, true]);
  expect([45, 49, 50].map((days) => isSetAside(days, [unreachedAt(43)], true))).toEqual([
    false,
    false,
    true,
  ]);
  // It can be reached again.
  expect(isSetAside(60, [unreachedAt(30)])).toBe(false);
  expect(isSetAside(50, [unreachedAt(30), sentAt(44)])).toBe(false);
});

it('whose company was not asked for any other reason is the staff’s to see to', () => {
  for (const days of [45, 46, 400])
    for (const isOutOfReach of [false, true])
      expect(isSetAside(days, [], isOutOfReach)).toBe(false);
});

it('that nothing can ask is noted once, while the question is due', () => {
  const isNoted = (days: number, sent: readonly Sent[], isOutOfReach = true, begunAt = day(-1)) =>
    isUnreachedNow(waitOn(days, sent, begunAt), { isOutOfReach });
  expect([29, 30, 45.9, 46].map((days) => isNoted(days, []))).toEqual([false, true, true, false]);
  expect(isNoted(31, [unreachedAt(30)])).toBe(false);
  expect(isNoted(31, [], false)).toBe(false);
  expect(isNoted(31, [], true, day(1))).toBe(false);
  // What could reach nobody was no reminder.
  expect(waitOn(32, [unreachedAt(30)])).toMatchObject({ step: 1, sentCount: 0, lastSentAt: null });
});
