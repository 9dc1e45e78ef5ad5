import { expect, it } from 'vitest';
import { daysLater } from '../calendar/elapsed.ts';
import { isExpired } from './expired-need.ts';
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

const isSetAside = (days: number, sent: readonly Sent[], begunAt = day(-1)): boolean => {
  const moments = { begunAt, now: day(days) };
  return isExpired(waitOf(cause, rules, sent, moments), moments);
};

it('a need is set aside on day 45, a week after its company was asked at the earliest', () => {
  expect(isSetAside(44, [sentAt(30)])).toBe(false);
  expect(isSetAside(45, [sentAt(30)])).toBe(true);
  expect([45, 49, 50].map((days) => isSetAside(days, [sentAt(43)]))).toEqual([false, false, true]);
});

it('so is one whose company could not be asked, once nothing asks it any more', () => {
  expect([45, 45.9, 46].map((days) => isSetAside(days, []))).toEqual([false, false, true]);
});

it('what began before the follow-up did, and nobody was asked about, is the staff’s to see to', () => {
  expect(isSetAside(400, [], day(1))).toBe(false);
});
