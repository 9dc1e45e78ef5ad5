import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/days.ts';
import { parisClock } from '../calendar/paris-time.ts';
import { isQuietDay } from '../calendar/quiet-days.ts';
import { isReminderDue, reminderDay, remindersUntil } from './reminder.ts';

const minuteMs = 60_000;
const startsAt = new Date('2026-11-25T09:00:00Z');
const agreedAt = new Date('2026-11-20T09:00:00Z');

test.each([
  ['2026-11-24T06:59:00Z', false],
  ['2026-11-24T07:00:00Z', true],
  ['2026-11-24T18:59:00Z', true],
  ['2026-11-24T19:00:00Z', false],
  ['2026-11-23T10:00:00Z', false],
  ['2026-11-25T08:00:00Z', false],
])('at %s: %s', (now, isDue) => {
  expect(isReminderDue({ startsAt, agreedAt }, new Date(now))).toBe(isDue);
});

test('who agreed that very day is not reminded', () => {
  const now = new Date('2026-11-24T12:00:00Z');
  expect(isReminderDue({ startsAt, agreedAt: new Date('2026-11-24T08:00:00Z') }, now)).toBe(false);
});

test.each([
  ['a Monday', '2026-11-23T09:00:00Z', '2026-11-21'],
  ['after Christmas', '2026-12-26T09:00:00Z', '2026-12-24'],
  ['after Easter Monday', '2027-03-30T09:00:00Z', '2027-03-27'],
  ['the day that summer time begins', '2026-03-30T07:00:00Z', '2026-03-28'],
])('%s', (_, meeting, day) => {
  expect(reminderDay(new Date(meeting))).toBe(day);
});

test('each meeting has its day, which is no quiet one, and is looked at on it', () => {
  const instants = fc
    .integer({ min: Date.UTC(2024, 0, 1) / minuteMs, max: Date.UTC(2040, 0, 1) / minuteMs })
    .map((minutes) => new Date(minutes * minuteMs));
  fc.assert(
    fc.property(instants, fc.integer({ min: 8, max: 19 }), (at, hour) => {
      const day = reminderDay(at);
      expect(isQuietDay(day)).toBe(false);
      expect(day < parisClock(at).day).toBe(true);
      const between = addDays(day, 1);
      expect(between === parisClock(at).day || isQuietDay(between)).toBe(true);
      const noon = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
      expect(at <= remindersUntil(noon)).toBe(true);
    }),
  );
});
