import { describe, expect, it } from 'vitest';
import { roles } from '../accounts/roles.ts';
import { matchStatuses, movesOpenTo, status } from '../matches/match.ts';
import {
  closedNeedSentence,
  closingFaults,
  hadAYes,
  movesOnClosedNeed,
  waitingStatuses,
} from './closing.ts';
import { closedNeedStates, needState } from './need-state.ts';

const today = '2026-11-22';

describe('closing a need', () => {
  it.each([
    [{ state: needState.setAside }, ['until']],
    [{ state: needState.setAside, until: today }, ['until']],
    [{ state: needState.setAside, until: '2026-11-23' }, []],
    [{ state: needState.setAside, until: '2028-11-21' }, []],
    [{ state: needState.setAside, until: '2028-11-22' }, ['until']],
    [{ state: needState.filled }, ['filled_by']],
    [{ state: needState.filled, filled_by: 'elsewhere' }, ['channel']],
    [{ state: needState.filled, filled_by: 'elsewhere', channel: 'network' }, []],
    [{ state: needState.withdrawn }, ['reason']],
    [{ state: needState.withdrawn, reason: 'other' }, []],
  ] as const)('%j misses %j', (closing, missing) => {
    expect(Object.keys(closingFaults(closing, { today, taken: 0 }))).toEqual(missing);
  });

  it('is filled through Tandem only by somebody whose enrolment is finalised', () => {
    const closing = { state: needState.filled, filled_by: 'tandem' } as const;
    expect(Object.keys(closingFaults(closing, { today, taken: 0 }))).toEqual(['filled_by']);
    expect(closingFaults(closing, { today, taken: 1 })).toEqual({});
  });

  it('asks a word for those who had a yes', () => {
    expect(waitingStatuses.filter(hadAYes)).toEqual([
      status.acceptedByCompany,
      status.fullyAccepted,
    ]);
  });

  const movesLeft = matchStatuses.flatMap((from) =>
    roles.map((role) => {
      const refusals = [status.refusedByCandidate, status.refusedByCompany];
      const forStaff =
        from === status.finalised
          ? movesOpenTo('staff', from)
          : refusals.filter((to) => to !== from);
      const isStaff = role === 'staff' || role === 'superuser';
      return [role, from, isStaff ? forStaff : []] as const;
    }),
  );

  it.each(movesLeft)('leaves the %s at %i: %j', (role, from, expected) => {
    const left = movesOnClosedNeed(role, from, movesOpenTo(role, from));
    expect(new Set(left)).toEqual(new Set(expected));
  });

  it.each(closedNeedStates)('says of one that is %s why nothing moves, and what helps', (state) => {
    expect(closedNeedSentence(state, 'applicant')).toMatch(/^Ce besoin .*\.$/);
    expect(closedNeedSentence(state, 'company')).toContain('Rouvrez-le');
    expect(closedNeedSentence(state, 'applicant')).not.toContain('Rouvrez');
  });
});
