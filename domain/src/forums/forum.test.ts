import { describe, expect, test } from 'vitest';
import { parisClock } from '../calendar/paris-time.ts';
import { forumFaults, maxSlots, meetingWorth, slotsOf, type ForumHours } from './forum.ts';

const hours: ForumHours = {
  day: '2027-01-12',
  starts: '09:00',
  ends: '10:00',
  pause_starts: null,
  pause_ends: null,
  minutes: 10,
};
const now = new Date('2026-11-23T10:00:00Z');

const times = (changes: Partial<ForumHours> = {}) =>
  slotsOf({ ...hours, ...changes }).map((at) => parisClock(at).time);

describe('the slots of a forum', () => {
  test('follow each other from the beginning to the end, by clocks in Paris', () => {
    expect(times()).toEqual(['09:00', '09:10', '09:20', '09:30', '09:40', '09:50']);
    expect(slotsOf(hours)[0]?.toISOString()).toBe('2027-01-12T08:00:00.000Z');
    expect(slotsOf({ ...hours, day: '2027-06-01' })[0]?.toISOString()).toBe(
      '2027-06-01T07:00:00.000Z',
    );
  });

  test('leave the pause out, and begin again when it ends', () => {
    expect(times({ pause_starts: '09:15', pause_ends: '09:35' })).toEqual([
      '09:00',
      '09:35',
      '09:45',
    ]);
  });

  test('none is cut short, and none stands outside a day', () => {
    expect(times({ minutes: 25 })).toEqual(['09:00', '09:25']);
    expect(times({ ends: '08:00' })).toEqual([]);
    expect(times({ day: '2027-02-30' })).toEqual([]);
  });
});

test.each<[string, Partial<ForumHours>, string[]]>([
  ['nothing', {}, []],
  ['a day that is none', { day: '2027-02-30' }, ['day']],
  ['a day that is over', { day: '2026-11-22' }, ['day']],
  ['an end before the beginning', { ends: '08:59' }, ['ends']],
  ['half a pause', { pause_starts: '09:10' }, ['pause_ends']],
  ['a pause turned round', { pause_starts: '09:30', pause_ends: '09:10' }, ['pause_ends']],
  ['no room for a meeting', { ends: '09:05' }, ['ends']],
  ['too many slots', { ends: '20:00', minutes: 5 }, ['ends']],
])('of %s it says so', (_, changes, fields) => {
  expect(Object.keys(forumFaults({ ...hours, ...changes }, now))).toEqual(fields);
});

test('a day from morning to evening by ten minutes has room', () => {
  expect(slotsOf({ ...hours, starts: '08:00', ends: '20:00' })).toHaveLength(maxSlots);
});

test('who has shown interest comes before who scores a little more', () => {
  const none = { interested: false, accepted: false };
  expect(meetingWorth({ ...none, score: 700 })).toBe(700);
  expect(meetingWorth({ ...none, score: 700, interested: true })).toBeGreaterThan(
    meetingWorth({ ...none, score: 800 }),
  );
  expect(meetingWorth({ score: 700, interested: true, accepted: true })).toBe(1000);
});
