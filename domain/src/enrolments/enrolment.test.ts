import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roles } from '../accounts/roles.ts';
import {
  enrolmentMovesOpenTo,
  enrolmentState,
  enrolmentStateKeys,
  holdingStates,
} from './enrolment.ts';

const course = { beginsOn: null, endsOn: null, brokenOn: null, annulledAt: null };
const today = '2026-11-22';

describe('where an enrolment stands', () => {
  it.each([
    ['agreed', {}],
    ['agreed', { beginsOn: '2026-11-23' }],
    ['begun', { beginsOn: '2026-11-22' }],
    ['begun', { beginsOn: '2026-09-01', endsOn: '2026-11-22' }],
    ['ended', { beginsOn: '2026-09-01', endsOn: '2026-11-21' }],
    ['broken', { beginsOn: '2026-09-01', endsOn: '2026-11-21', brokenOn: '2026-10-01' }],
    ['annulled', { beginsOn: '2026-09-01', annulledAt: new Date() }],
  ] as const)('is %s', (state, days) => {
    expect(enrolmentState({ ...course, ...days }, today)).toBe(state);
  });

  it('never holds a seat once broken, however its days lie', () => {
    const day = fc.constantFrom(null, '2025-01-01', '2026-11-22', '2028-01-01');
    fc.assert(
      fc.property(day, day, (beginsOn, endsOn) => {
        const state = enrolmentState({ ...course, beginsOn, endsOn, brokenOn: today }, today);
        expect(holdingStates).not.toContain(state);
      }),
    );
  });
});

describe('what may be told of it', () => {
  it('is for the company and the staff; a break is taken back by the staff alone', () => {
    for (const state of enrolmentStateKeys) {
      expect(enrolmentMovesOpenTo('applicant', state)).toEqual([]);
      expect(enrolmentMovesOpenTo('visitor', state)).toEqual([]);
      expect(enrolmentMovesOpenTo('staff', state)).toEqual(
        enrolmentMovesOpenTo('superuser', state),
      );
    }
    expect(enrolmentMovesOpenTo('company', 'begun')).toEqual(['break']);
    expect(enrolmentMovesOpenTo('company', 'broken')).toEqual([]);
    expect(enrolmentMovesOpenTo('staff', 'broken')).toEqual(['restore']);
    for (const role of roles) expect(enrolmentMovesOpenTo(role, 'annulled')).toEqual([]);
  });
});
