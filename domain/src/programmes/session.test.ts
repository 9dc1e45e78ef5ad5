import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysOfName,
  defaultSession,
  mayMoveSession,
  sessionDaysFault,
  sessionMoveKeys,
  sessionMoves,
  sessionState,
  sessionStateKeys,
} from './session.ts';

const noDays = { startsOn: null, endsOn: null };

describe('the days of a school year', () => {
  it.each([
    ['2026-2027', '2026-09-01', '2027-08-31'],
    ['Promotion 2026/2027', '2026-09-01', '2027-08-31'],
    ['2026 – 2027', '2026-09-01', '2027-08-31'],
    ['BTS 2026-27', '2026-09-01', '2027-08-31'],
    ['2099-00', '2099-09-01', '2100-08-31'],
  ])('are told by the name %s', (name, startsOn, endsOn) => {
    expect(daysOfName(name)).toEqual({ startsOn, endsOn });
  });

  it.each(['Rentrée décalée', '2026', '2026-2028', 'n° 12026-2027', '2027-2026'])(
    'are not guessed from %s',
    (name) => {
      expect(daysOfName(name)).toEqual(noDays);
    },
  );

  it('end after they begin', () => {
    expect(sessionDaysFault({ startsOn: '2026-09-01', endsOn: '2026-09-01' })).not.toBeNull();
    expect(sessionDaysFault({ startsOn: '2026-09-01', endsOn: '2027-08-31' })).toBeNull();
    expect(sessionDaysFault({ startsOn: null, endsOn: '2027-08-31' })).toBeNull();
  });
});

describe('the state of a session', () => {
  const course = { startsOn: '2026-09-01', openedAt: null, closedAt: null };

  it('follows its first day', () => {
    expect(sessionState(course, '2026-08-31')).toBe('to_come');
    expect(sessionState(course, '2026-09-01')).toBe('current');
    expect(sessionState({ ...course, startsOn: null }, '2026-08-31')).toBe('current');
  });

  it('is what the staff say before that day, and after all', () => {
    const at = new Date();
    expect(sessionState({ ...course, openedAt: at }, '2026-01-01')).toBe('current');
    expect(sessionState({ ...course, openedAt: at, closedAt: at }, '2026-01-01')).toBe('closed');
  });

  it('changes by the moves of the table alone, and a move never leads to where it starts', () => {
    for (const move of sessionMoveKeys)
      expect(mayMoveSession(move, sessionMoves[move].to)).toBe(false);
    expect(sessionMoveKeys.filter((move) => mayMoveSession(move, 'closed'))).toEqual(['reopen']);
  });
});

describe('the session that is shown where none is chosen', () => {
  const session = (id: number, state: (typeof sessionStateKeys)[number], year: number | null) => ({
    id,
    state,
    starts_on: year === null ? null : `${year}-09-01`,
  });

  it('is the one that goes on, the latest of several', () => {
    const now = session(2, 'current', 2026);
    const others = [session(1, 'closed', 2025), session(4, 'to_come', 2027)];
    expect(defaultSession([...others, now])).toBe(now);
    const next = session(3, 'current', 2027);
    expect(defaultSession([next, ...others, now])).toBe(next);
  });

  it('is else the next to come, else the last that was closed', () => {
    const next = session(1, 'to_come', 2027);
    const last = session(3, 'closed', 2025);
    const earlier = session(2, 'closed', 2024);
    expect(defaultSession([last, session(4, 'to_come', 2028), next])).toBe(next);
    expect(defaultSession([last, earlier])).toBe(last);
    expect(defaultSession([])).toBeNull();
  });

  it('does not hang on the order of the list', () => {
    const some = fc.uniqueArray(
      fc.record({
        id: fc.nat(50),
        state: fc.constantFrom(...sessionStateKeys),
        starts_on: fc.constantFrom(null, '2025-09-01', '2026-09-01'),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(some, (list) => {
        expect(defaultSession(list.toReversed())).toEqual(defaultSession(list));
      }),
    );
  });
});
