import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role } from '../accounts/roles.ts';
import {
  filledBy,
  isClosedNeed,
  isMatchedNeed,
  mayMoveNeed,
  needMovesOpenTo,
  needState,
  needStates,
  openStateOf,
  settledBySeats,
  type FilledBy,
  type NeedMover,
  type NeedState,
} from './need-state.ts';

const { inactive, active, setAside, filled, withdrawn } = needState;

/** Who may set what, from where. */
const people: Partial<Record<NeedState, readonly NeedState[]>> = {
  [setAside]: [inactive, active, setAside],
  [filled]: [inactive, active, setAside],
  [withdrawn]: [inactive, active, setAside],
  [active]: [setAside, filled, withdrawn],
  [inactive]: [setAside, filled, withdrawn],
};

const table: Record<NeedMover, Partial<Record<NeedState, readonly NeedState[]>>> = {
  company: people,
  staff: people,
  tutor: { [active]: [inactive] },
  tandem: {
    [filled]: [active, setAside],
    [active]: [setAside, filled],
    [inactive]: [setAside],
    [setAside]: [active, inactive],
  },
};

const everyMove = (Object.keys(table) as NeedMover[]).flatMap((who) =>
  needStates.flatMap((from) => needStates.map((to) => [who, from, to] as const)),
);

describe('states of a need', () => {
  it.each(everyMove)('%s moves from %s to %s as the table says', (who, from, to) => {
    expect(mayMoveNeed(who, from, to)).toBe(table[who][to]?.includes(from) ?? false);
  });

  it('is matched only while active, and never while closed', () => {
    expect(needStates.filter(isMatchedNeed)).toEqual([active]);
    expect(needStates.filter(isClosedNeed)).toEqual([setAside, filled, withdrawn]);
  });

  it.each(needStates.flatMap((from) => [true, false].map((isTested) => [from, isTested] as const)))(
    'opens from %s, tested: %j, to companies and staff alone what they may set',
    (from, isTested) => {
      const open = (role: Role) => needMovesOpenTo(role, from, isTested);
      expect(open('visitor')).toEqual([]);
      expect(open('applicant')).toEqual([]);
      const reopened = isClosedNeed(from) ? [openStateOf(isTested)] : [];
      for (const role of ['company', 'staff', 'superuser'] as const)
        expect(open(role).toSorted()).toEqual(
          [
            ...reopened,
            ...[setAside, filled, withdrawn].filter((to) => people[to]?.includes(from)),
          ].toSorted(),
        );
    },
  );
});

describe('counting seats', () => {
  const anyCount = fc.record({
    state: fc.constantFrom(...needStates),
    filledBy: fc.constantFrom<FilledBy | null>(null, ...Object.values(filledBy)),
    seats: fc.integer({ min: 1, max: 999 }),
    taken: fc.integer({ min: 0, max: 999 }),
  });

  it('fills an active need with its last seat, and reopens what was filled so', () => {
    fc.assert(
      fc.property(anyCount, (count) => {
        const to = settledBySeats(count);
        const isFull = count.taken >= count.seats;
        const expected = () => {
          if (count.state === active && isFull) return filled;
          const isBySeats = count.state === filled && count.filledBy === filledBy.seats;
          return isBySeats && !isFull ? active : null;
        };
        expect(to).toBe(expected());
        expect(to === null || mayMoveNeed('tandem', count.state, to)).toBe(true);
      }),
    );
  });

  it('comes to rest: what it sets needs no further setting', () => {
    fc.assert(
      fc.property(anyCount, (count) => {
        const to = settledBySeats(count);
        if (to === null) return;
        const how = to === filled ? filledBy.seats : null;
        expect(settledBySeats({ ...count, state: to, filledBy: how })).toBeNull();
      }),
    );
  });
});
