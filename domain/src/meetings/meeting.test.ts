import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  meetingMovesOpenTo,
  meetingStates,
  otherSide,
  overlap,
  type MeetingStanding,
} from './meeting.ts';

const now = new Date('2026-11-23T09:00:00Z');
const before = new Date('2026-11-23T08:00:00Z');
const after = new Date('2026-11-23T10:00:00Z');

const open = (standing: Partial<MeetingStanding>) =>
  (['applicant', 'company'] as const).map((side) =>
    meetingMovesOpenTo(
      side,
      { state: 'planned', waitsFor: null, startsAt: null, ...standing },
      now,
    ).join(' '),
  );

describe('what is open to the candidate and to the company', () => {
  test.each<[string, Partial<MeetingStanding>, string[]]>([
    [
      'proposed by the company',
      { state: 'proposed', waitsFor: 'applicant' },
      ['take propose cancel', 'propose cancel'],
    ],
    [
      'proposed by the candidate',
      { state: 'proposed', waitsFor: 'company' },
      ['propose cancel', 'take propose cancel'],
    ],
    ['planned', { startsAt: after }, ['propose cancel', 'propose cancel']],
    ['planned, and its moment has come', { startsAt: before }, ['report', 'report']],
    ['told of', { state: 'over', startsAt: before }, ['report', 'report']],
    ['cancelled', { state: 'cancelled', startsAt: after }, ['', '']],
  ])('%s', (_, standing, moves) => {
    expect(open(standing)).toEqual(moves);
  });

  test('only who is waited for takes a moment, and nothing is both cancelled and told of', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...meetingStates),
        fc.constantFrom('applicant' as const, 'company' as const),
        fc.constantFrom(null, before, now, after),
        (state, waitsFor, startsAt) => {
          const standing = { state, waitsFor, startsAt };
          expect(meetingMovesOpenTo(otherSide(waitsFor), standing, now)).not.toContain('take');
          const moves = meetingMovesOpenTo(waitsFor, standing, now);
          expect(moves.includes('cancel') && moves.includes('report')).toBe(false);
        },
      ),
    );
  });
});

test.each([
  [0, 30, true],
  [29, 30, true],
  [30, 30, false],
  [-30, 30, false],
  [-29, 30, true],
  [-60, 120, true],
])(
  'a meeting %i minutes later that lasts %i overlaps one of 30 minutes: %s',
  (minutes, length, is) => {
    const other = { startsAt: new Date(now.getTime() + minutes * 60_000), minutes: length };
    expect(overlap({ startsAt: now, minutes: 30 }, other)).toBe(is);
    expect(overlap(other, { startsAt: now, minutes: 30 })).toBe(is);
  },
);
