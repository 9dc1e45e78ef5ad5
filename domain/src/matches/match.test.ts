import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agreedStatuses,
  isWithdrawal,
  judgeMove,
  judgeWithdrawal,
  matchId,
  matchStatuses,
  mayFinalise,
  mayWithdraw,
  movesOpenTo,
  needIdOf,
  openStatuses,
  pairOf,
  promisedStatuses,
  refusedStatuses,
  statusLabels,
  type MatchStatus,
  type MoveVerdict,
} from './match.ts';
import { roles, type Role } from '../accounts/roles.ts';

/** The table of moves as the decisions state it: for each role, each status that it sets, and from where. */
const table: Record<Role, Partial<Record<MatchStatus, readonly MatchStatus[]>>> = {
  visitor: {},
  applicant: { 3: [1], [-2]: [0, 1, 2] },
  company: { 1: [0, 2], 2: [0, 1], [-1]: [0, 1, 2, 3] },
  staff: {
    0: matchStatuses,
    1: matchStatuses,
    2: matchStatuses,
    3: matchStatuses,
    [-2]: matchStatuses,
    [-1]: matchStatuses,
  },
  get superuser() {
    return this.staff;
  },
};

const finalisers: ReadonlySet<Role> = new Set(['company', 'staff', 'superuser']);

const verdictOf = (role: Role, from: MatchStatus, to: MatchStatus): MoveVerdict => {
  const origins = table[role][to];
  if (from === to)
    return origins || (to === 4 && finalisers.has(role)) ? 'already-there' : 'closed';
  return origins?.includes(from) ? 'move' : 'closed';
};

const everyMove = roles.flatMap((role) =>
  matchStatuses.flatMap((from) => matchStatuses.map((to) => [role, from, to] as const)),
);

const anyRole = fc.constantFrom(...roles);
const anyStatus = fc.constantFrom(...matchStatuses);
const anyPair = fc.record({
  candidateId: fc.integer({ min: 1, max: 2 ** 29 - 1 }),
  needId: fc.integer({ min: 1, max: 2 ** 24 - 1 }),
});

describe('moves of a match', () => {
  it.each(everyMove)('%s, from %i to %i', (role, from, to) => {
    expect(judgeMove(role, from, to)).toBe(verdictOf(role, from, to));
    expect(movesOpenTo(role, from).includes(to)).toBe(verdictOf(role, from, to) === 'move');
  });

  it('never offer the current status, nor finalising, nor one status twice', () => {
    fc.assert(
      fc.property(anyRole, anyStatus, (role, from) => {
        const open = movesOpenTo(role, from);
        expect(open).not.toContain(from);
        expect(open).not.toContain(4);
        expect(new Set(open).size).toBe(open.length);
      }),
    );
  });

  it('never let a party reopen what was refused or finalised', () => {
    for (const role of ['applicant', 'company'] as const)
      for (const from of [-2, -1, 4] as const) expect(movesOpenTo(role, from)).toEqual([]);
  });

  it('let a candidate withdraw at 3 alone, once, by an action of its own', () => {
    for (const role of roles)
      for (const from of matchStatuses) {
        const isOpen = role === 'applicant' && from === 3;
        const isRepeated = role === 'applicant' && from === -2;
        expect(mayWithdraw(role, from)).toBe(isOpen);
        expect(judgeWithdrawal(role, from)).toBe(
          isOpen ? 'move' : isRepeated ? 'already-there' : 'closed',
        );
      }
    expect(movesOpenTo('applicant', 3)).toEqual([]);
    for (const from of matchStatuses)
      for (const to of matchStatuses) expect(isWithdrawal(from, to)).toBe(from === 3 && to === -2);
  });

  it('finalise only from 3, by the company or the staff', () => {
    for (const role of roles)
      for (const from of matchStatuses)
        expect(mayFinalise(role, from)).toBe(from === 3 && finalisers.has(role));
  });
});

describe('status labels', () => {
  it('are those of the specification', () => {
    expect(matchStatuses.map((status) => statusLabels[status])).toEqual([
      'Refusé par le candidat',
      "Refusé par l'entreprise",
      "En attente de l'entreprise",
      "Accepté par l'entreprise",
      "En file d'attente par l'entreprise",
      'Entièrement accepté',
      'Inscription finalisée',
    ]);
  });
});

describe('groups of statuses', () => {
  it.each([
    ['open', openStatuses, [0, 1, 2]],
    ['promised', promisedStatuses, [1, 3, 4]],
    ['agreed', agreedStatuses, [3, 4]],
    ['refused', refusedStatuses, [-2, -1]],
  ] as const)('%s', (_, group, numbers) => {
    expect(new Set<number>(group)).toEqual(new Set(numbers));
  });
});

describe('match ids', () => {
  it('lead back to their pair', () => {
    fc.assert(
      fc.property(anyPair, (pair) => {
        expect(pairOf(matchId(pair))).toEqual(pair);
        expect(needIdOf(matchId(pair))).toBe(pair.needId);
      }),
    );
    const largest = { candidateId: 2 ** 29 - 1, needId: 2 ** 24 - 1 };
    expect(pairOf(matchId(largest))).toEqual(largest);
  });

  it('are safe integers above zero, and differ where pairs differ', () => {
    fc.assert(
      fc.property(anyPair, anyPair, (one, other) => {
        expect(Number.isSafeInteger(matchId(one))).toBe(true);
        expect(matchId(one)).toBeGreaterThan(0);
        const same = one.candidateId === other.candidateId && one.needId === other.needId;
        expect(matchId(one) === matchId(other)).toBe(same);
      }),
    );
  });

  it('that no pair can have lead nowhere', () => {
    for (const id of [0, -1, 1.5, NaN, Infinity, 2 ** 53, 1, 2 ** 24 - 1, 2 ** 24, 5 * 2 ** 24])
      expect(pairOf(id)).toBeNull();
  });

  it('are the only way to a pair: what leads to one is its id', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (id) => {
        const pair = pairOf(id);
        expect(pair === null || matchId(pair) === id).toBe(true);
      }),
    );
  });
});
